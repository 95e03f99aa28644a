import { revalidateLogic, type StandardSchemaV1 } from "@tanstack/react-form";
import { useHydrated } from "@tanstack/react-router";
import { type FormEvent, use, useLayoutEffect, useRef, useState } from "react";

import type { FieldError } from "#app/validation/messages.ts";

import { type FormDefinition, type FormOptions, schemaOf } from "./form-definition.ts";
import { emptyValue } from "./schema-facts.ts";
import { useAppForm } from "./form-inputs.tsx";
import { createSender } from "./send-form.ts";
import { type RejectionStatus, type SentSubmission, SubmissionResultContext } from "./submission-result.ts";
import { typedValues, type Values } from "./typed-values.ts";
import { type Issue, validationError } from "./validation-error.ts";

type Attempt = {
  /** 0 before the first attempt in this page. Each attempt moves the focus. */
  number: number;
  /** Without fields that have changed since. */
  errors: Record<string, FieldError>;
  rejection?: RejectionStatus | undefined;
  sent?: SentSubmission | undefined;
};

export type Submission = ReturnType<typeof useSubmissionForm>;

/** Validates on blur, after the first attempt on every change. Ignores later `options`. @param given initial values */
export function useSubmissionForm(
  definition: FormDefinition,
  { options, given }: { options?: FormOptions; given?: Values } = {},
) {
  const { kind } = definition;
  const [schema] = useState(() => schemaOf(definition, options));
  const result = use(SubmissionResultContext);
  const ownResult = result?.form === kind ? result : undefined;
  const rejected = ownResult && ownResult.status !== "sent" ? ownResult : undefined;
  const hydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const names = Object.keys(schema.entries);
  const [sender] = useState(createSender);
  const [attempt, setAttempt] = useState<Attempt>({
    number: 0,
    errors: rejected?.errors ?? {},
    rejection: rejected?.status,
    sent: ownResult?.status === "sent" ? ownResult : undefined,
  });
  const [defaultValues] = useState(() => {
    // Hydration would reset a text area to its server value, so the current values are read from the DOM.
    const serverForm =
      !hydrated && !import.meta.env.SSR && document.querySelector<HTMLFormElement>(`#form-${kind} form`);
    return {
      ...Object.fromEntries(names.map((name) => [name, emptyValue(name)])),
      ...given,
      ...rejected?.values,
      ...(serverForm && typedValues(serverForm, names)),
    } as Values;
  });
  const conclude = (next: Omit<Attempt, "number">) =>
    setAttempt(({ number }) => ({ ...next, number: number + 1 }));
  const form = useAppForm({
    defaultValues,
    validationLogic: revalidateLogic({ mode: "blur", modeAfterSubmission: "change" }),
    validators: { onDynamic: schema as unknown as StandardSchemaV1<Values, unknown> },
    canSubmitWhenInvalid: true,
    listeners: {
      onChange: ({ fieldApi }) => {
        sender.contentChanged();
        setAttempt(({ number, errors: { [fieldApi.name]: _corrected, ...errors } }) => ({ number, errors }));
      },
    },
    onSubmitInvalid: ({ value, formApi }) =>
      conclude({ rejection: "invalid", errors: errorsOf(names, value, formApi.state.fieldMeta) }),
    onSubmit: async () => {
      const outcome = await sender.send(element.current!);
      if (outcome.status === "sent") conclude({ errors: {}, sent: outcome });
      else conclude({ errors: outcome.errors, rejection: outcome.status });
    },
  });

  // Input during hydration is only in the DOM. It is read before the next render.
  useLayoutEffect(() => {
    if (!element.current) return;
    const silently = { dontUpdateMeta: true, dontValidate: true, dontRunListeners: true };
    for (const [name, value] of Object.entries(typedValues(element.current, names)))
      form.setFieldValue(name as never, value as never, silently);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (form.state.isSubmitting) return;
    // Otherwise the result of an earlier validation would be used for the current values.
    void form.validate("submit");
    void form.handleSubmit();
  };
  return {
    definition,
    options,
    schema,
    form,
    element,
    onSubmit,
    attempt,
    /** Native validation messages are in the browser's language; they are used only without JavaScript. */
    noValidate: hydrated,
    hasResult: ownResult !== undefined || attempt.number > 0,
    sendingKey: rejected?.sendingKey,
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
