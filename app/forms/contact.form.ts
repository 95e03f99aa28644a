import { msg } from "@lingui/core/macro";

import { requiredEmail, requiredName, requiredText } from "./fields.schema.ts";
import type { StoredFormDefinition } from "./form-definition.ts";

export const contactForm = {
  kind: "contact",
  letter: "C",
  title: "Contact form",
  fields: {
    name: { label: msg`Name`, input: "text", rule: requiredName(100), autoComplete: "name" },
    email: { label: msg`E-mail`, input: "email", rule: requiredEmail(200), autoComplete: "email" },
    message: { label: msg`Message`, input: "textarea", rule: requiredText(4_000) },
  },
} satisfies StoredFormDefinition;
