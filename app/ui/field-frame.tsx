import { type ReactNode, useId } from "react";

import { field, formField } from "#styled-system/recipes";

/** What every field tells its own control. */
type ControlProps = {
  id: string;
  required: boolean;
  className: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

type FieldFrameProps = {
  label: ReactNode;
  required?: boolean;
  error?: string | undefined;
  /** A box to tick stands before its label and has no frame of its own. */
  box?: boolean;
  children: (control: ControlProps) => ReactNode;
};

/** A control with its label and, after a failed attempt, what is wrong with it. */
export function FieldFrame({ label, required = true, error, box = false, children }: FieldFrameProps) {
  const id = useId();
  const styles = formField();
  const control = children({
    id,
    required,
    className: box ? styles.box : field(),
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}-error` : undefined,
  });
  const name = (
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
  );
  return (
    <div className={styles.root}>
      {box ? (
        <div className={styles.line}>
          {control}
          {name}
        </div>
      ) : (
        <>
          {name}
          {control}
        </>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
