import { type ReactNode, useId } from "react";

import { field, formField } from "#styled-system/recipes";

type ControlProps = {
  id: string;
  required: boolean;
  className: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

type FieldFrameProps = {
  id?: string | undefined;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean | undefined;
  error?: string | undefined;
  box?: boolean;
  children: (control: ControlProps) => ReactNode;
};

export function FieldFrame(props: FieldFrameProps) {
  const { label, hint, required = false, error, box = false, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const styles = formField();
  const descriptions = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean);
  const control = children({
    id,
    required,
    className: box ? styles.box : field(),
    "aria-invalid": error ? true : undefined,
    "aria-describedby": descriptions.join(" ") || undefined,
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
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
