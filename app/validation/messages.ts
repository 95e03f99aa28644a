import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export const rules = [
  "required",
  "email",
  "alpha",
  "reference",
  "max",
  "file_count",
  "file_size",
  "file_type",
  "file_heic",
  "file_broken",
  "file_again",
] as const;

export type FieldError = {
  rule: (typeof rules)[number];
  /** Limit in characters (`max`), files (`file_count`) or megabytes (`file_size`). */
  max?: number;
  file?: string;
};

const messages: Record<FieldError["rule"], MessageDescriptor> = {
  required: msg({ id: "validation_required", message: "{field}: please fill in this field." }),
  email: msg({
    id: "validation_email",
    message: "{field}: please enter an address such as name@example.org.",
  }),
  alpha: msg({
    id: "validation_alpha",
    message: "{field}: please use letters, spaces, apostrophes, hyphens and periods only.",
  }),
  reference: msg({
    id: "validation_reference",
    message: "{field}: please enter a number such as S-7K2M-9QXR. You find it in our confirmation.",
  }),
  max: msg({
    id: "validation_max",
    message: "{field}: please use at most {max, plural, one {# character} other {# characters}}.",
  }),
  file_count: msg({
    id: "validation_file_count",
    message: "{field}: please choose at most {max, plural, one {# file} other {# files}}.",
  }),
  file_size: msg({
    id: "validation_file_size",
    message: "{field}: {file} is larger than {max, number} MB. Please choose a smaller file.",
  }),
  file_type: msg({
    id: "validation_file_type",
    message: "{field}: {file} is neither a JPEG, PNG or WebP picture nor a PDF file.",
  }),
  file_heic: msg({
    id: "validation_file_heic",
    message: "{field}: {file} is a HEIC picture, which we cannot read. Please save it as JPEG.",
  }),
  file_broken: msg({
    id: "validation_file_broken",
    message: "{field}: {file} is damaged or has too many pixels. Please choose another file.",
  }),
  file_again: msg({ id: "validation_file_again", message: "{field}: please choose your files again." }),
};

export function describeError(i18n: I18n, field: string, { rule, max = 0, file = "" }: FieldError): string {
  return i18n._(messages[rule].id, { field, max, file }, { message: messages[rule].message ?? "" });
}
