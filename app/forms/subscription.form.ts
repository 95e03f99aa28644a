import { msg } from "@lingui/core/macro";
import * as v from "valibot";

import { slug } from "#app/validation/fields.ts";

import { optionalText, requiredEmail } from "./fields.schema.ts";
import { maxEmailLength, subscriptionTopics } from "./form-constants.ts";
import type { StoredFormDefinition } from "./form-definition.ts";

/** Consent is given by the link in the mail that follows, not in the form. */
export const subscriptionForm = {
  kind: "subscription",
  letter: "N",
  title: "Subscription",
  fields: {
    email: { label: msg`E-mail`, input: "email", rule: requiredEmail(maxEmailLength), autoComplete: "email" },
    topic: { label: msg`Subscription`, input: "hidden", rule: v.picklist(subscriptionTopics, "required") },
    /** Of the topic `stock`. Invalid values become empty instead of an error. */
    product: { label: msg`Product`, input: "hidden", rule: v.fallback(slug, "") },
    /** Item number; empty is the only variant of a product without one. */
    variant: { label: msg`Item number`, input: "hidden", rule: v.fallback(optionalText(100), "") },
  },
} satisfies StoredFormDefinition;
