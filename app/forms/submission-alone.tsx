import { Trans, useLingui } from "@lingui/react/macro";

import { Section } from "#app/ui/section.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { button, form } from "#styled-system/recipes";

import { attachmentField, guardFields, textareaRows } from "./form-constants.ts";
import { forms } from "./forms.ts";
import type { RejectedSubmission, SubmissionResult } from "./submission-result.ts";

/** Shows the result of a submission if its page cannot be rendered, because the content cannot be read. */
export default function SubmissionAlone({ result }: { result: SubmissionResult }) {
  const { t } = useLingui();
  const styles = form();
  if (result.status !== "sent") return <Unsent {...result} />;
  return (
    <Section title={t`Thank you`} level="1">
      <div id={`form-${result.form}`} tabIndex={-1} className={styles.target}>
        <output className={styles.sent}>
          <Trans>We have received your message. Its reference number is {result.reference}.</Trans>
        </output>
      </div>
    </Section>
  );
}

function Unsent({ form: kind, values, errors, sendingKey }: RejectedSubmission) {
  const { i18n, t } = useLingui();
  const { fields } = forms[kind];
  const styles = form();
  return (
    <Section title={t`Not sent yet`} level="1">
      <div id={`form-${kind}`} tabIndex={-1} className={styles.target}>
        <form method="post" action={`#form-${kind}`} className={styles.root}>
          <div role="alert" className={styles.alert}>
            <p>
              <Trans>
                We cannot receive your message at the moment. Nothing is lost: your text is still below.
                Please send it again in a minute.
              </Trans>
            </p>
            {errors[attachmentField] && (
              <p>
                <Trans>Your files are not saved. To send them as well, go back to the form later.</Trans>
              </p>
            )}
          </div>
          <input type="hidden" name="form" value={kind} />
          <input type="hidden" name={guardFields.key} value={sendingKey} />
          {Object.entries(values).map(([name, value]) => {
            const { input, label } = fields[name]!;
            return input === "hidden" || input === "consent" || value === "" ? (
              <input key={name} type="hidden" name={name} value={value} />
            ) : (
              <TextField
                key={name}
                name={name}
                label={i18n._(label)}
                maxLength={value.length}
                defaultValue={value}
                readOnly
                {...(input === "textarea" && { rows: textareaRows })}
              />
            );
          })}
          <button type="submit" className={button()}>
            <Trans comment="button">Try again</Trans>
          </button>
        </form>
      </div>
    </Section>
  );
}
