import { useLingui } from "@lingui/react";
import { type ComponentType, type ReactNode, useContext } from "react";

import type { SubmissionKind } from "#app/server/submissions/submission-kinds.ts";
import { describeError } from "#app/validation/messages.ts";
import { button, form } from "#styled-system/recipes";

import { SubmissionResultContext } from "./submission-result.ts";

type FieldProps = {
  name: string;
  label: string;
  maxLength: number;
  defaultValue: string;
  error: string | undefined;
};

type SubmissionFormProps<Field extends string> = {
  kind: SubmissionKind;
  labels: Record<Field, string>;
  /** Characters. */
  limits: Record<Field, number>;
  /** Stands in place of the form once its answers are stored. */
  sent: ComponentType<{ reference: string }>;
  /** Stands above the form when something is wrong with the answers. */
  refused: ReactNode;
  submit: ReactNode;
  /** The fields, each from its name. */
  children: (field: (name: Field) => FieldProps) => ReactNode;
};

/** A native form: it is posted to the page it stands on, with or without JavaScript. */
export function SubmissionForm<Field extends string>(props: SubmissionFormProps<Field>) {
  const { kind, labels, limits, sent: Sent, refused, submit, children } = props;
  const { i18n } = useLingui();
  const result = useContext(SubmissionResultContext);
  const own = result?.form === kind ? result : undefined;
  const invalid = own?.status === "invalid" ? own : undefined;
  const styles = form();
  const field = (name: Field): FieldProps => {
    const error = invalid?.errors[name];
    return {
      name,
      label: labels[name],
      maxLength: limits[name],
      defaultValue: invalid?.values[name] ?? "",
      error: error && describeError(i18n, labels[name], error),
    };
  };
  return (
    <div id={`form-${kind}`} className={styles.target}>
      {own?.status === "sent" ? (
        <output className={styles.sent}>
          <Sent reference={own.reference} />
        </output>
      ) : (
        <form method="post" action={`#form-${kind}`} className={styles.root}>
          {invalid && (
            <p role="alert" className={styles.alert}>
              {refused}
            </p>
          )}
          <input type="hidden" name="form" value={kind} />
          {children(field)}
          <button type="submit" className={button()}>
            {submit}
          </button>
        </form>
      )}
    </div>
  );
}
