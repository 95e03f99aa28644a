import type { ReactNode } from "react";

import { FieldFrame } from "./field-frame.tsx";

type CheckboxFieldProps = {
  id?: string;
  name: string;
  label: ReactNode;
  /** Sent when the box is ticked. */
  value: string;
  checked: boolean;
  error?: string | undefined;
};

/** A box that must be ticked. */
export function CheckboxField({ id, name, label, value, checked, error }: CheckboxFieldProps) {
  return (
    <FieldFrame id={id} label={label} error={error} box>
      {(control) => <input type="checkbox" name={name} value={value} defaultChecked={checked} {...control} />}
    </FieldFrame>
  );
}
