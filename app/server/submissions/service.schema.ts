import * as v from "valibot";

import {
  consentGiven,
  optionalText,
  requiredConsent,
  requiredEmail,
  requiredName,
  requiredText,
} from "./fields.schema.ts";

export const serviceFields = [
  "name",
  "email",
  "phone",
  "country",
  "product",
  "serial",
  "fault",
  "consent",
] as const;
export type ServiceField = (typeof serviceFields)[number];

/** Longest values, in characters. */
export const serviceLimits: Record<ServiceField, number> = {
  name: 100,
  email: 200,
  phone: 40,
  country: 2,
  product: 64,
  serial: 40,
  fault: 4_000,
  consent: consentGiven.length,
};

/** @param options the codes and slugs that the form offered */
export const serviceSchema = (options: { countries: readonly string[]; products: readonly string[] }) =>
  v.object({
    name: requiredName(serviceLimits.name),
    email: requiredEmail(serviceLimits.email),
    phone: optionalText(serviceLimits.phone),
    country: v.picklist(options.countries, "required"),
    product: v.picklist(options.products, "required"),
    serial: optionalText(serviceLimits.serial),
    fault: requiredText(serviceLimits.fault),
    consent: requiredConsent,
  });
