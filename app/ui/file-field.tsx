import type { ComponentProps, ReactNode } from "react";

import { FieldFrame } from "./field-frame.tsx";

type FileFieldProps = Pick<ComponentProps<"input">, "onBlur" | "onChange"> & {
  id: string;
  name: string;
  label: string;
  hint: ReactNode;
  /** Media types. Phones convert pictures of other formats to one of these. */
  accept: readonly string[];
  required: boolean;
  error?: string | undefined;
};

export function FileField({ id, label, hint, accept, required, error, ...input }: FileFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      {(control) => <input type="file" multiple accept={accept.join(",")} {...input} {...control} />}
    </FieldFrame>
  );
}
