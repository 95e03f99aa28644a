import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** A rule that a field of a form broke; `max` is its limit in characters. */
export type FieldError = { rule: "required" | "email" | "max"; max?: number };

/** Messages of the validation rules; their keys are `validation_` and the rule's name. */
const messages: Record<FieldError["rule"], MessageDescriptor> = {
  required: msg({ id: "validation_required", message: "{field}: please fill in this field." }),
  email: msg({
    id: "validation_email",
    message: "{field}: please enter an address such as name@example.org.",
  }),
  max: msg({
    id: "validation_max",
    message: "{field}: please use at most {max, plural, one {# character} other {# characters}}.",
  }),
};

export function describeError(i18n: I18n, field: string, { rule, max = 0 }: FieldError): string {
  return i18n._(messages[rule].id, { field, max }, { message: messages[rule].message ?? "" });
}
