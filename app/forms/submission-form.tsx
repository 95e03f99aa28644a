import { useLingui } from "@lingui/react";
import { type ComponentType, type ReactNode, useEffect, useRef } from "react";

import { describeError } from "#app/validation/messages.ts";
import { button, form as formStyles } from "#styled-system/recipes";

import { attachmentField, guardFields } from "./form-constants.ts";
import { RejectionNotice } from "./rejection-notice.tsx";
import { SubmissionFormContext } from "./submission-context.ts";
import type { ServiceProgress } from "./submission-result.ts";
import type { Submission } from "./use-submission-form.ts";

type SubmissionFormProps = {
  submission: Omit<Submission, "form">;
  sent: ComponentType<{ reference: ReactNode; progress?: ServiceProgress | undefined }>;
  invalidMessage: ReactNode;
  submit: ReactNode;
  children: ReactNode;
};

export function SubmissionForm(props: SubmissionFormProps) {
  const { submission, sent: Sent, invalidMessage, submit, children } = props;
  const { definition, schema, element, attempt, hasResult, sendingKey, noValidate, onSubmit } = submission;
  const { kind, fields } = definition;
  const { errors, rejection, sent } = attempt;
  const { i18n } = useLingui();
  const target = useRef<HTMLDivElement>(null);
  const styles = formStyles();
  useEffect(() => {
    if (attempt.number === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (!wrong) {
      target.current?.focus();
      return;
    }
    // Not scrolled by focusing, which differs between browsers: the label must be in view too.
    wrong.focus({ preventScroll: true });
    wrong.scrollIntoView({ block: "center" });
  }, [attempt.number, element]);
  return (
    // The fragment of the posted URL moves the screen reader to the result.
    <div id={`form-${kind}`} ref={target} tabIndex={hasResult ? -1 : undefined} className={styles.target}>
      {sent ? (
        <div role="status" className={styles.sent}>
          <Sent reference={<span data-unbroken="code">{sent.reference}</span>} progress={sent.progress} />
        </div>
      ) : (
        <form
          ref={element}
          method="post"
          action={`#form-${kind}`}
          encType={attachmentField in fields ? "multipart/form-data" : undefined}
          noValidate={noValidate}
          onSubmit={onSubmit}
          className={styles.root}
        >
          {rejection && (
            <RejectionNotice
              status={rejection}
              invalidMessage={invalidMessage}
              errors={Object.entries(errors).map(([name, error]) => ({
                id: `${kind}-${name}`,
                error: describeError(i18n, i18n._(fields[name]!.label), error),
              }))}
            />
          )}
          <input type="hidden" name="form" value={kind} />
          <input type="hidden" name={guardFields.key} defaultValue={sendingKey} />
          <input type="hidden" name={guardFields.elapsed} />
          <div aria-hidden="true" className={styles.honeypot}>
            <input type="text" name={guardFields.honeypot} tabIndex={-1} autoComplete="off" />
          </div>
          <SubmissionFormContext value={{ definition, schema, errors }}>{children}</SubmissionFormContext>
          <button type="submit" className={button()}>
            {submit}
          </button>
        </form>
      )}
    </div>
  );
}
