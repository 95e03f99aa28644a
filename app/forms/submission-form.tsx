import { useLingui } from "@lingui/react";
import type { ComponentType, ReactNode } from "react";

import { attachmentField } from "#app/server/submissions/attachment-rules.ts";
import { guardFields } from "#app/server/submissions/guard-fields.ts";
import type { SubmissionKind } from "#app/server/submissions/submission-kinds.ts";
import { describeError, type FieldError } from "#app/validation/messages.ts";
import { button, form } from "#styled-system/recipes";

import { type FieldName, fieldLabels } from "./field-labels.ts";
import { RefusalNotice } from "./refusal-notice.tsx";
import type { Choices } from "./form-schemas.ts";
import { useSubmission } from "./use-submission.ts";

type FieldProps = {
  id: string;
  name: string;
  label: string;
  maxLength: number;
  defaultValue: string;
  error: string | undefined;
};

type SubmissionFormProps<Field extends FieldName> = {
  kind: SubmissionKind;
  /** Characters. */
  limits: Record<Field, number>;
  takesFiles?: boolean;
  choices?: Choices;
  /** Stands in place of the form once its answers are stored. */
  sent: ComponentType<{ reference: string }>;
  /** Stands above the form when something is wrong with the answers. */
  refused: ReactNode;
  submit: ReactNode;
  /** The fields, each from its name. */
  children: (field: (name: Field | typeof attachmentField) => FieldProps) => ReactNode;
};

const noChoices: Choices = { countries: [], products: [] };

/** A native form: it is posted to the page it stands on, with or without JavaScript. */
export function SubmissionForm<Field extends FieldName>(props: SubmissionFormProps<Field>) {
  const {
    kind,
    limits,
    takesFiles = false,
    choices = noChoices,
    sent: Sent,
    refused,
    submit,
    children,
  } = props;
  const { i18n } = useLingui();
  const submission = useSubmission(kind);
  const { target, form: element, Client, sent, refusal, values } = submission;
  const styles = form();
  const errors: Partial<Record<string, FieldError>> = submission.errors;
  const field = (name: FieldName): FieldProps => {
    const error = errors[name];
    const label = i18n._(fieldLabels[name]);
    return {
      id: `${kind}-${name}`,
      name,
      label,
      maxLength: (limits as Partial<Record<FieldName, number>>)[name] ?? 0,
      defaultValue: values?.[name] ?? "",
      error: error && describeError(i18n, label, error),
    };
  };
  return (
    // The address leads here after a post: a screen reader goes on from what became of it.
    <div
      id={`form-${kind}`}
      ref={target}
      tabIndex={submission.answered ? -1 : undefined}
      className={styles.target}
    >
      {sent ? (
        <output className={styles.sent}>
          <Sent reference={sent} />
        </output>
      ) : (
        <form
          ref={element}
          method="post"
          action={`#form-${kind}`}
          encType={takesFiles ? "multipart/form-data" : undefined}
          className={styles.root}
        >
          {refusal && (
            <RefusalNotice
              status={refusal}
              invalid={refused}
              errors={Object.keys(errors).map((name) => field(name as FieldName))}
            />
          )}
          <input type="hidden" name="form" value={kind} />
          <input type="hidden" name={guardFields.key} defaultValue={submission.sendingKey} />
          <input type="hidden" name={guardFields.elapsed} />
          <div aria-hidden="true" className={styles.honeypot}>
            <input type="text" name={guardFields.honeypot} tabIndex={-1} autoComplete="off" />
          </div>
          {children(field)}
          <button type="submit" className={button()}>
            {submit}
          </button>
          {Client && (
            <Client
              kind={kind}
              choices={choices}
              limits={limits}
              element={element}
              onChange={submission.setLive}
            />
          )}
        </form>
      )}
    </div>
  );
}
