import { useId } from "react";

import { field, formField } from "#styled-system/recipes";

type TextFieldProps = {
  name: string;
  label: string;
  /** Characters. */
  maxLength: number;
  defaultValue: string;
  type?: "text" | "email";
  autoComplete?: string;
  /** With a number of rows the field has several lines. */
  rows?: number;
  error?: string | undefined;
};

/** A required text field with its label and, after a failed attempt, what is wrong with it. */
export function TextField({ label, error, rows, type = "text", ...input }: TextFieldProps) {
  const id = useId();
  const styles = formField();
  const shared = {
    ...input,
    id,
    required: true,
    className: field(),
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}-error` : undefined,
  } as const;
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {rows ? <textarea rows={rows} {...shared} /> : <input type={type} {...shared} />}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
