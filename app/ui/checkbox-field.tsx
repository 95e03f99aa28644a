import type { ComponentProps, ReactNode } from "react";

import { FieldFrame } from "./field-frame.tsx";

type CheckboxFieldProps = Pick<ComponentProps<"input">, "onBlur" | "onChange"> & {
  id?: string;
  name: string;
  label: ReactNode;
  value: string;
  checked: boolean;
  required: boolean;
  error?: string | undefined;
};

export function CheckboxField({ id, label, required, error, ...input }: CheckboxFieldProps) {
  return (
    <FieldFrame id={id} label={label} error={error} required={required} box>
      {(control) => <input type="checkbox" {...control} {...input} />}
    </FieldFrame>
  );
}
