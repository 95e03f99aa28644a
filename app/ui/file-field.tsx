import type { ComponentProps, ReactNode } from "react";

import { FieldFrame } from "./field-frame.tsx";

type FileFieldProps = Pick<ComponentProps<"input">, "onBlur" | "onChange"> & {
  id: string;
  name: string;
  label: string;
  /** What may be chosen, in words. */
  hint: ReactNode;
  /** Media types. Pictures that a phone keeps in another format it changes into one of these. */
  accept: readonly string[];
  required: boolean;
  error?: string | undefined;
};

/** Files to send along. */
export function FileField({ id, label, hint, accept, required, error, ...input }: FileFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      {(control) => <input type="file" multiple accept={accept.join(",")} {...input} {...control} />}
    </FieldFrame>
  );
}
