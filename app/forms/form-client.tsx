import { revalidateLogic, useForm } from "@tanstack/react-form";
import { type RefObject, useEffect, useRef } from "react";

import {
  attachmentField,
  maxAttachmentMegabytes,
  maxAttachments,
} from "#app/server/submissions/attachment-rules.ts";
import { wrongFile } from "#app/server/submissions/attachments.schema.ts";
import type { SubmissionKind } from "#app/server/submissions/submission-kinds.ts";
import type { FieldError } from "#app/validation/messages.ts";

import { type Choices, schemaOf } from "./form-schemas.ts";
import { createSender } from "./send-form.ts";
import type { LiveForm } from "./use-submission.ts";

export type FormClientProps = {
  kind: SubmissionKind;
  choices: Choices;
  /** Characters. */
  limits: Record<string, number>;
  element: RefObject<HTMLFormElement | null>;
  onChange: (live: LiveForm) => void;
};

type Values = Record<string, string | File[]>;

/**
 * The script of a form, around fields that stay the browser's own: what was typed before it came is still there.
 * A field is checked when it is left, and after an attempt to send it whenever it changes.
 */
export function FormClient({ kind, choices, limits, element, onChange }: FormClientProps) {
  const schema = schemaOf(kind, choices);
  const names = Object.keys(schema.entries);
  const attempt = useRef(0);
  const sender = useRef(createSender());
  const form = useForm({
    // Of no weight: fields are read whenever they count.
    defaultValues: Object.fromEntries(
      names.map((name) => [name, name === attachmentField ? [] : ""]),
    ) as Values,
    validationLogic: revalidateLogic({ mode: "blur", modeAfterSubmission: "change" }),
    validators: { onDynamic: schema as never },
    canSubmitWhenInvalid: true,
    onSubmitInvalid: ({ formApi }) => tell({ errors: errorsOf(formApi.state, true), refusal: "invalid" }),
    onSubmit: async () => {
      const result = await sender.current.send(element.current!);
      if (result.status === "sent") tell({ errors: {}, sent: result.reference });
      else tell({ errors: result.errors, refusal: result.status });
    },
  });
  const tell = (live: Omit<LiveForm, "attempt">) => {
    attempt.current += 1;
    onChange({ ...live, attempt: attempt.current });
  };
  const errorsOf = ({ fieldMeta }: Pick<typeof form.state, "fieldMeta">, all: boolean) =>
    Object.fromEntries(
      names.flatMap((name): [string, FieldError][] => {
        const meta = fieldMeta[name];
        const [issue] = (meta?.errors ?? []) as unknown as ({ message: string } | undefined)[];
        if (!issue || !(all || meta?.isBlurred)) return [];
        return [[name, describe(name, issue.message as FieldError["rule"])]];
      }),
    );
  const describe = (name: string, rule: FieldError["rule"]): FieldError => {
    if (name !== attachmentField) return { rule, max: limits[name] ?? 0 };
    const file = wrongFile(valuesOf(element.current!, [name])[name] as File[], rule)?.name;
    const max = rule === "file_count" ? maxAttachments : maxAttachmentMegabytes;
    return { rule, max, ...(file && { file }) };
  };

  useEffect(() => {
    const control = element.current;
    if (!control) return undefined;
    const read = (name: string) => valuesOf(control, [name])[name]!;
    const readAll = () => {
      for (const name of names) form.setFieldValue(name, read(name), { dontValidate: true });
    };
    const nameOf = ({ target }: Event) => {
      const name = (target as HTMLInputElement).name;
      return names.includes(name) ? name : undefined;
    };
    const showErrors = () => {
      const all = form.state.submissionAttempts > 0;
      onChange({ errors: errorsOf(form.state, all), attempt: attempt.current });
    };
    const onInput = (event: Event) => {
      sender.current.contentChanged();
      const name = nameOf(event);
      if (!name) return;
      form.setFieldValue(name, read(name));
      if (form.state.submissionAttempts > 0) showErrors();
    };
    const onLeave = (event: FocusEvent) => {
      // Sending checks every field; what is said of one before would push the button away from the pointer.
      if (event.relatedTarget instanceof HTMLButtonElement) return;
      const name = nameOf(event);
      // A visitor who only passes through is not told anything.
      if (!name || (!form.state.fieldMeta[name]?.isDirty && read(name).length === 0)) return;
      readAll();
      form.setFieldMeta(name, (meta) => ({ ...meta, isBlurred: true }));
      void form.validate("blur");
      showErrors();
    };
    const onSubmit = (event: Event) => {
      event.preventDefault();
      if (form.state.isSubmitting) return;
      readAll();
      // Or what an earlier check said of a field would be taken for an answer of this one.
      void form.validate("submit");
      void form.handleSubmit();
    };
    control.setAttribute("novalidate", "");
    control.addEventListener("input", onInput);
    control.addEventListener("focusout", onLeave);
    control.addEventListener("submit", onSubmit);
    return () => {
      control.removeAttribute("novalidate");
      control.removeEventListener("input", onInput);
      control.removeEventListener("focusout", onLeave);
      control.removeEventListener("submit", onSubmit);
    };
  });
  return names.map((name) => (
    <form.Field key={name} name={name}>
      {() => null}
    </form.Field>
  ));
}

/** What the fields hold; a field that is not there is empty. */
function valuesOf(element: HTMLFormElement, names: readonly string[]): Values {
  const data = new FormData(element);
  return Object.fromEntries(
    names.map((name) => {
      // An empty file field holds one file without a name.
      if (name === attachmentField)
        return [name, data.getAll(name).filter((file) => file instanceof File && file.name !== "") as File[]];
      const value = data.get(name);
      return [name, typeof value === "string" ? value : ""];
    }),
  );
}
