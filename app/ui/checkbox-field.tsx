import type { ReactNode } from "react";

import { FieldFrame } from "./field-frame.tsx";

type CheckboxFieldProps = {
  name: string;
  label: ReactNode;
  /** Sent when the box is ticked. */
  value: string;
  checked: boolean;
  error?: string | undefined;
};

/** A box that must be ticked. */
export function CheckboxField({ name, label, value, checked, error }: CheckboxFieldProps) {
  return (
    <FieldFrame label={label} error={error} box>
      {(control) => <input type="checkbox" name={name} value={value} defaultChecked={checked} {...control} />}
    </FieldFrame>
  );
}
