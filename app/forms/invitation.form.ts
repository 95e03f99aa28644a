import { msg } from "@lingui/core/macro";
import * as v from "valibot";

import { slug } from "#app/validation/fields.ts";

import { requiredEmail } from "./fields.schema.ts";
import type { StoredFormDefinition } from "./form-definition.ts";

export const invitationForm = {
  kind: "invitation",
  letter: "A",
  title: "Award invitation",
  fields: {
    email: { label: msg`E-mail`, input: "email", rule: requiredEmail(200), autoComplete: "email" },
    /** Set by the page. Invalid values become empty instead of an error. */
    award: { label: msg`Award`, input: "hidden", rule: v.fallback(slug, "") },
    consent: { label: msg`Consent`, input: "consent" },
  },
} satisfies StoredFormDefinition;
