import * as v from "valibot";

import { countryCode } from "#app/validation/fields.ts";

import { areaParam, positionParam } from "./position.ts";
import { choiceField, pageField, slugField } from "./search-fields.ts";
import { schemaField, textField } from "./text-fields.ts";

const place = {
  country: schemaField(countryCode),
  city: textField,
  /** Position of the visitor; results are sorted by distance. */
  near: schemaField(positionParam),
  area: schemaField(areaParam),
  page: pageField,
};

export const shopKinds = ["local", "online"] as const;
export type ShopKind = (typeof shopKinds)[number];

export const serviceCenterSearch = v.object(place);
export type ServiceCenterSearch = v.InferOutput<typeof serviceCenterSearch>;

export const shopSearch = v.object({
  ...place,
  kind: choiceField(shopKinds),
  product: slugField,
  /** Name or item number of a product as typed; the page redirects to `product` if it knows one. */
  model: textField,
});
export type ShopSearch = v.InferOutput<typeof shopSearch>;

export const serviceCenterSearchOf = (search: Record<string, unknown>): ServiceCenterSearch =>
  v.parse(serviceCenterSearch, search);

export const shopSearchOf = (search: Record<string, unknown>): ShopSearch => v.parse(shopSearch, search);
