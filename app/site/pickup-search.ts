import * as v from "valibot";

import { countryCode } from "#app/validation/fields.ts";

import { field } from "./search-fields.ts";
import { schemaField } from "./text-fields.ts";

/** Characters; limits of the carrier's API. */
export const pickupLimits = { street: 100, city: 50, postcode: 10 };

const oneLine = /^\P{Cc}*$/u;

const lineField = (max: number) =>
  field(([value]) => {
    const text = typeof value === "string" ? value.trim() : "";
    return text.length > 0 && text.length <= max && oneLine.test(text) ? text : undefined;
  });

/** Search parameters of the pick-up search. Other pages include them in their own. */
export const pickupParams = v.object({
  "pickup-street": lineField(pickupLimits.street),
  "pickup-city": lineField(pickupLimits.city),
  "pickup-postcode": lineField(pickupLimits.postcode),
  "pickup-country": schemaField(countryCode),
});
export type PickupParams = v.InferOutput<typeof pickupParams>;

export const pickupParamsOf = (search: Record<string, unknown>): PickupParams =>
  v.parse(pickupParams, search);

const line = (max: number) => v.optional(v.pipe(v.string(), v.maxLength(max), v.regex(oneLine)));

export const pickupSearch = v.object({
  street: line(pickupLimits.street),
  city: line(pickupLimits.city),
  postcode: line(pickupLimits.postcode),
  country: v.optional(countryCode),
});
export type PickupSearch = v.InferOutput<typeof pickupSearch>;

export function pickupSearchOf(search: Record<string, unknown>): PickupSearch | undefined {
  const params = pickupParamsOf(search);
  const wanted: PickupSearch = {
    street: params["pickup-street"],
    city: params["pickup-city"],
    postcode: params["pickup-postcode"],
    country: params["pickup-country"],
  };
  return Object.values(wanted).some(Boolean) ? wanted : undefined;
}

export const pickupParamsFor = ({ street, city, postcode, country }: PickupSearch): PickupParams => ({
  "pickup-street": street,
  "pickup-city": city,
  "pickup-postcode": postcode,
  "pickup-country": country,
});
