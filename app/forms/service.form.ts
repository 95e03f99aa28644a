import { msg } from "@lingui/core/macro";

import { optionalText, requiredEmail, requiredName, requiredText } from "./fields.schema.ts";
import type { StoredFormDefinition } from "./form-definition.ts";

export const serviceForm = {
  kind: "service",
  letter: "S",
  title: "Service request",
  fields: {
    name: { label: msg`Name`, input: "text", rule: requiredName(100), autoComplete: "name", half: true },
    email: {
      label: msg`E-mail`,
      input: "email",
      rule: requiredEmail(200),
      autoComplete: "email",
      half: true,
    },
    phone: {
      label: msg`Phone (optional)`,
      input: "tel",
      rule: optionalText(40),
      autoComplete: "tel",
      half: true,
    },
    country: {
      label: msg`Country`,
      input: "select",
      options: "countries",
      autoComplete: "country",
      half: true,
    },
    product: {
      label: msg`Product`,
      input: "text",
      rule: requiredText(120),
      suggestions: "products",
      half: true,
    },
    serial: { label: msg`Serial number (optional)`, input: "text", rule: optionalText(40), half: true },
    fault: { label: msg`Description of the fault`, input: "textarea", rule: requiredText(4_000) },
    files: { label: msg`Photos or receipt (optional)`, input: "files" },
    consent: { label: msg`Consent`, input: "consent" },
  },
} satisfies StoredFormDefinition;
