import type * as v from "valibot";

import type { FieldError } from "#app/validation/messages.ts";

import { maxAttachmentMegabytes } from "./form-constants.ts";
import { wrongFile } from "./fields.schema.ts";
import { fieldErrorOf } from "./schema-facts.ts";

export type Issue = v.BaseIssue<unknown>;

export function validationError(issue: Issue, value: string | File[]): FieldError {
  const error = fieldErrorOf(issue);
  if (typeof value === "string" || error.rule === "file_count") return error;
  const file = wrongFile(value, error.rule)?.name;
  return { ...error, max: maxAttachmentMegabytes, ...(file && { file }) };
}
