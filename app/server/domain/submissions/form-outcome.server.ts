import * as v from "valibot";

import type { FormKind } from "#app/forms/form-constants.ts";
import { textFieldsOf } from "#app/forms/form-definition.ts";
import { forms } from "#app/forms/forms.ts";
import { fieldErrorOf } from "#app/forms/schema-facts.ts";
import type { RejectionStatus, ServiceProgress } from "#app/forms/submission-result.ts";
import type { FieldError } from "#app/validation/messages.ts";

import { withTimeout } from "../../outbound/upstream/with-timeout.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import type { PostedForm } from "../../uploads/read-form.server.ts";
import { readTextSchema } from "./forms.server.ts";

export type Values = Record<string, string>;

type Errors = Record<string, FieldError>;

export type Outcome =
  | { status: "sent"; reference: string; progress?: ServiceProgress }
  | { status: RejectionStatus; errors?: Errors; retryAfter?: number };

/** Milliseconds for rate limiting and for loading the schema. */
export const checkTimeout = 3_000;

export const valuesOf = (kind: FormKind, { fields }: PostedForm): Values =>
  Object.fromEntries(textFieldsOf(forms[kind]).map((field) => [field, fields.get(field) ?? ""]));

export async function parseForm(
  kind: FormKind,
  form: PostedForm,
  scope: RequestScope,
): Promise<{ values: Values | undefined; errors: Errors }> {
  const schema = await withTimeout(checkTimeout, readTextSchema(kind, scope));
  const { success, output, issues } = v.safeParse(schema, valuesOf(kind, form), { abortPipeEarly: true });
  const errors = (issues ?? []).map((issue) => [String(issue.path?.[0]?.key), fieldErrorOf(issue)] as const);
  return { values: success ? output : undefined, errors: Object.fromEntries(errors) };
}

export function limited(
  scope: RequestScope,
  seconds: number,
  event = "too many forms from one address",
): Outcome {
  scope.log.warn({ client: scope.clientAddress }, event);
  return { status: "limited", retryAfter: seconds };
}
