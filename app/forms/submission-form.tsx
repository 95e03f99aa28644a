import { useLingui } from "@lingui/react";
import { type ComponentType, type ReactNode, useEffect, useRef } from "react";

import { describeError } from "#app/validation/messages.ts";
import { button, form as formStyles } from "#styled-system/recipes";

import { attachmentField } from "./attachment-rules.ts";
import { guardFields } from "./guard-fields.ts";
import { type FieldName, fieldLabels } from "./field-labels.ts";
import { RejectionNotice } from "./rejection-notice.tsx";
import { SubmissionFormContext } from "./submission-context.ts";
import type { Submission } from "./use-submission-form.ts";

type SubmissionFormProps = {
  submission: Omit<Submission, "form">;
  /** Stands in place of the form once its answers are stored. */
  sent: ComponentType<{ reference: string }>;
  /** Stands above the form when something is wrong with the answers. */
  refused: ReactNode;
  submit: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/** A native form: it is posted to the page it stands on, with or without JavaScript. */
export function SubmissionForm(props: SubmissionFormProps) {
  const { submission, sent: Sent, refused, submit, children } = props;
  const { kind, schema, element, attempt, answered, sendingKey, noValidate, onSubmit } = submission;
  const { errors, refusal, sent } = attempt;
  const { i18n } = useLingui();
  const target = useRef<HTMLDivElement>(null);
  const styles = formStyles();
  useEffect(() => {
    if (attempt.number === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    (wrong ?? target.current)?.focus();
  }, [attempt.number, element]);
  return (
    // The address leads here after a post: a screen reader goes on from what became of it.
    <div id={`form-${kind}`} ref={target} tabIndex={answered ? -1 : undefined} className={styles.target}>
      {sent ? (
        <output className={styles.sent}>
          <Sent reference={sent} />
        </output>
      ) : (
        <form
          ref={element}
          method="post"
          action={`#form-${kind}`}
          encType={attachmentField in schema.entries ? "multipart/form-data" : undefined}
          noValidate={noValidate}
          onSubmit={onSubmit}
          className={styles.root}
        >
          {refusal && (
            <RejectionNotice
              status={refusal}
              invalid={refused}
              errors={Object.entries(errors).map(([name, error]) => ({
                id: `${kind}-${name}`,
                error: describeError(i18n, i18n._(fieldLabels[name as FieldName]), error),
              }))}
            />
          )}
          <input type="hidden" name="form" value={kind} />
          <input type="hidden" name={guardFields.key} defaultValue={sendingKey} />
          <input type="hidden" name={guardFields.elapsed} />
          <div aria-hidden="true" className={styles.honeypot}>
            <input type="text" name={guardFields.honeypot} tabIndex={-1} autoComplete="off" />
          </div>
          <SubmissionFormContext value={{ kind, schema, errors }}>{children}</SubmissionFormContext>
          <button type="submit" className={button()}>
            {submit}
          </button>
        </form>
      )}
    </div>
  );
}
