import type { ReactNode } from "react";

import { FieldFrame } from "./field-frame.tsx";

type FileFieldProps = {
  id: string;
  name: string;
  label: string;
  /** What may be chosen, in words. */
  hint: ReactNode;
  /** Media types. Pictures that a phone keeps in another format it changes into one of these. */
  accept: readonly string[];
  error?: string | undefined;
};

/** Files to send along; none is required. */
export function FileField({ id, name, label, hint, accept, error }: FileFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={false}>
      {(control) => <input type="file" name={name} multiple accept={accept.join(",")} {...control} />}
    </FieldFrame>
  );
}
