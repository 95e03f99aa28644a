import type { ComponentProps } from "react";

import { FieldFrame } from "./field-frame.tsx";

type InputProps = ComponentProps<"input"> & ComponentProps<"textarea">;

type TextFieldProps = Pick<InputProps, "value" | "onBlur" | "onChange"> & {
  id?: string;
  name: string;
  label: string;
  maxLength?: number | undefined;
  defaultValue?: string;
  type?: "text" | "email" | "tel";
  autoComplete?: string;
  required?: boolean;
  readOnly?: boolean;
  rows?: number;
  error?: string | undefined;
};

export function TextField(props: TextFieldProps) {
  const { id, label, error, required, rows, type = "text", ...input } = props;
  return (
    <FieldFrame id={id} label={label} error={error} required={required}>
      {(control) =>
        rows ? (
          <textarea rows={rows} {...input} {...control} />
        ) : (
          <input type={type} {...input} {...control} />
        )
      }
    </FieldFrame>
  );
}
