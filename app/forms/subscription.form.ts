import { msg } from "@lingui/core/macro";
import * as v from "valibot";

import { slug } from "#app/validation/fields.ts";

import { optionalText, requiredEmail } from "./fields.schema.ts";
import { maxEmailLength, subscriptionTopics } from "./form-constants.ts";
import type { StoredFormDefinition } from "./form-definition.ts";

/** Consent is given through the link in the following mail, not in the form. */
export const subscriptionForm = {
  kind: "subscription",
  letter: "N",
  title: "Subscription",
  fields: {
    email: { label: msg`E-mail`, input: "email", rule: requiredEmail(maxEmailLength), autoComplete: "email" },
    topic: { label: msg`Subscription`, input: "hidden", rule: v.picklist(subscriptionTopics, "required") },
    /** Variant for the topic `stock`. Invalid values become empty instead of an error. */
    product: { label: msg`Product`, input: "hidden", rule: v.fallback(slug, "") },
    /** Item number; empty means the only variant of a product without item numbers. */
    variant: { label: msg`Item number`, input: "hidden", rule: v.fallback(optionalText(100), "") },
  },
} satisfies StoredFormDefinition;
