import { createFormHookContexts } from "@tanstack/react-form";
import { createContext } from "react";

import type { FieldError } from "#app/validation/messages.ts";

import type { FormDefinition } from "./form-definition.ts";
import type { FormSchema } from "./schema-facts.ts";

export const { fieldContext, formContext, useFieldContext } = createFormHookContexts();

type SubmissionForm = {
  definition: FormDefinition;
  schema: FormSchema;
  errors: Record<string, FieldError>;
};

export const SubmissionFormContext = createContext<SubmissionForm | undefined>(undefined);
