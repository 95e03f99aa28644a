import { useLingui } from "@lingui/react";
import { useStore } from "@tanstack/react-form";
import { type FocusEvent, use } from "react";

import { describeError } from "#app/validation/messages.ts";

import { isRequired } from "./schema-facts.ts";
import { type Issue, validationError } from "./validation-error.ts";
import { SubmissionFormContext, useFieldContext } from "./submission-context.ts";

export function useSubmissionField<Value extends string | File[]>() {
  const field = useFieldContext<Value>();
  const { definition, schema, errors } = use(SubmissionFormContext)!;
  const { i18n } = useLingui();
  const attempted = useStore(field.form.store, ({ submissionAttempts }) => submissionAttempts > 0);
  const { name } = field;
  const label = i18n._(definition.fields[name]!.label);
  const { value, meta } = field.state;
  const [issue] = meta.errors as (Issue | undefined)[];
  const error = (attempted || meta.isBlurred) && issue ? validationError(issue, value) : errors[name];
  return {
    value,
    change: (next: string | File[]) => field.handleChange(next as Value),
    props: {
      id: `${definition.kind}-${name}`,
      name,
      label,
      required: isRequired(schema, name),
      error: error && describeError(i18n, label, error),
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // Submitting validates every field. An error shown on blur would move the button away from the pointer.
        if (relatedTarget instanceof HTMLButtonElement) return;
        if (meta.isDirty || value.length > 0) field.handleBlur();
      },
    },
  };
}
