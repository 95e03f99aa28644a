import { revalidateLogic, type StandardSchemaV1 } from "@tanstack/react-form";
import { useHydrated } from "@tanstack/react-router";
import { type FormEvent, use, useLayoutEffect, useRef, useState } from "react";
import type * as v from "valibot";

import type { FieldError } from "#app/validation/messages.ts";

import { emptyValue, type FormSchema } from "./schema-facts.ts";
import type { SubmissionKind } from "./submission-kinds.ts";
import { useAppForm } from "./form-fields.tsx";
import { createSender } from "./send-form.ts";
import { type Refusal, SubmissionResultContext } from "./submission-result.ts";
import { typedValues, type Values } from "./typed-values.ts";
import { type Issue, validationError } from "./validation-error.ts";

/** What is known of the last attempt to send a form. */
type Attempt = {
  /** After each in this page the focus moves; 0: none was made in it. */
  number: number;
  /** Without those of fields that were changed since. */
  errors: Record<string, FieldError>;
  refusal?: Refusal | undefined;
  /** Reference number of what was sent. */
  sent?: string | undefined;
};

export type Submission = ReturnType<typeof useSubmissionForm>;

/** The values of a form: text, and files where its schema has them. */
type ValuesOf<Entries extends v.ObjectEntries> = {
  [Name in keyof Entries & string]: v.InferInput<Entries[Name]> extends File[] ? File[] : string;
};

/**
 * A form of this kind, with what became of it: by the server's word with the page, then by its own attempts. A field
 * is checked when it is left, and after the first attempt whenever it changes.
 * @param given values that the page fills in
 */
export function useSubmissionForm<Entries extends v.ObjectEntries>(
  kind: SubmissionKind,
  schema: FormSchema<Entries>,
  given: Partial<ValuesOf<Entries>> = {},
) {
  const result = use(SubmissionResultContext);
  const answer = result?.form === kind ? result : undefined;
  const refused = answer && answer.status !== "sent" ? answer : undefined;
  const hydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const names = Object.keys(schema.entries);
  const [sender] = useState(createSender);
  const [attempt, setAttempt] = useState<Attempt>({
    number: 0,
    errors: refused?.errors ?? {},
    refusal: refused?.status,
    sent: answer?.status === "sent" ? answer.reference : undefined,
  });
  const [defaultValues] = useState(() => {
    // A text area whose state is the server's text is reset to it when React hydrates it.
    const serverForm =
      !hydrated && !import.meta.env.SSR && document.querySelector<HTMLFormElement>(`#form-${kind} form`);
    return {
      ...Object.fromEntries(names.map((name) => [name, emptyValue(name)])),
      ...given,
      ...refused?.values,
      ...(serverForm && typedValues(serverForm, names)),
    } as ValuesOf<Entries>;
  });
  const conclude = (next: Omit<Attempt, "number">) =>
    setAttempt(({ number }) => ({ ...next, number: number + 1 }));
  const form = useAppForm({
    defaultValues,
    validationLogic: revalidateLogic({ mode: "blur", modeAfterSubmission: "change" }),
    validators: { onDynamic: schema as unknown as StandardSchemaV1<ValuesOf<Entries>, unknown> },
    canSubmitWhenInvalid: true,
    listeners: {
      onChange: ({ fieldApi }) => {
        sender.contentChanged();
        setAttempt(({ number, errors: { [fieldApi.name]: _corrected, ...errors } }) => ({ number, errors }));
      },
    },
    onSubmitInvalid: ({ value, formApi }) =>
      conclude({ refusal: "invalid", errors: errorsOf(names, value, formApi.state.fieldMeta) }),
    onSubmit: async () => {
      const outcome = await sender.send(element.current!);
      if (outcome.status === "sent") conclude({ errors: {}, sent: outcome.reference });
      else conclude({ errors: outcome.errors, refusal: outcome.status });
    },
  });

  // Before anything renders again: what was typed while the page was hydrated is in its fields only.
  useLayoutEffect(() => {
    if (!element.current) return;
    const options = { dontUpdateMeta: true, dontValidate: true, dontRunListeners: true };
    for (const [name, value] of Object.entries(typedValues(element.current, names)))
      form.setFieldValue(name as never, value as never, options);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (form.state.isSubmitting) return;
    // An earlier check of a field would be taken for one of what it holds now.
    void form.validate("submit");
    void form.handleSubmit();
  };
  return {
    kind,
    schema: schema as unknown as FormSchema,
    form,
    element,
    onSubmit,
    attempt,
    /** Native validation speaks the browser's language; it is left to pages without scripts. */
    noValidate: hydrated,
    /** Whether the page has something to say about an attempt. */
    answered: answer !== undefined || attempt.number > 0,
    sendingKey: refused?.sendingKey,
  };
}

function errorsOf(names: readonly string[], values: object, meta: object): Record<string, FieldError> {
  const metaOf = meta as Partial<Record<string, { errors: (Issue | undefined)[] }>>;
  return Object.fromEntries(
    names.flatMap((name): [string, FieldError][] => {
      const issue = metaOf[name]?.errors[0];
      return issue ? [[name, validationError(issue, (values as Values)[name]!)]] : [];
    }),
  );
}
