import { createFormHookContexts } from "@tanstack/react-form";
import { createContext } from "react";

import type { FieldError } from "#app/validation/messages.ts";

import type { FormSchema } from "./schema-facts.ts";
import type { SubmissionKind } from "./submission-kinds.ts";

export const { fieldContext, formContext, useFieldContext } = createFormHookContexts();

type SubmissionForm = {
  kind: SubmissionKind;
  schema: FormSchema;
  /** Of the last attempt to send the form, without those of fields that were changed since. */
  errors: Record<string, FieldError>;
};

/** What a form tells its fields. */
export const SubmissionFormContext = createContext<SubmissionForm | undefined>(undefined);
