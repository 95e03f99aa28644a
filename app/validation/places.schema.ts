/** Schema of `content/places.yaml`. Names and addresses are in the local language and not translated. */
import * as v from "valibot";

import { country, phone, reference, slug, list } from "./fields.ts";

export const placeKinds = ["service-center", "local-shop", "online-shop"] as const;
export type PlaceKind = (typeof placeKinds)[number];

export const weekdays = ["mo", "tu", "we", "th", "fr", "sa", "su"] as const;
export type Weekday = (typeof weekdays)[number];

const weekday = weekdays.join("|");
const time = v.pipe(
  v.string(),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "expected a time of the day like 09:30, in quotes"),
);

const openingHours = v.pipe(
  v.strictObject({
    /** One day (`sa`) or a range (`mo-fr`). */
    days: v.pipe(
      v.string(),
      v.regex(new RegExp(`^(?:${weekday})(?:-(?:${weekday}))?$`), "expected days like mo-fr or sa"),
    ),
    opens: time,
    /** At or before `opens`: on the next day. */
    closes: time,
  }),
  v.check(
    ({ opens, closes }) => opens !== closes || opens === "00:00",
    "expected two times, or 00:00 twice for the whole day",
  ),
);
export type OpeningHours = v.InferOutput<typeof openingHours>;

const anyPlace = {
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  country,
  phone: v.optional(phone),
  url: v.optional(v.pipe(v.string(), v.url(), v.maxLength(200))),
  sites: v.optional(v.pipe(list(reference("site"), 100), v.minLength(1))),
};

const located = {
  ...anyPlace,
  city: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  cityAliases: v.optional(list(v.pipe(v.string(), v.minLength(1), v.maxLength(80)), 10), []),
  /** State, province or county, as in addresses: `IL`. */
  region: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(40))),
  address: v.pipe(v.string(), v.minLength(1), v.maxLength(160)),
  postalCode: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(12))),
  /** WGS 84, degrees. */
  coordinates: v.strictObject({
    latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  }),
  hours: v.optional(list(openingHours, 14), []),
};

/** Products that a shop sells; default: all. */
const products = v.optional(v.pipe(list(reference("product"), 200), v.minLength(1)));

export const placeEntry = v.variant("kind", [
  v.strictObject({ kind: v.literal("service-center"), ...located }),
  v.strictObject({ kind: v.literal("local-shop"), ...located, products }),
  v.strictObject({
    kind: v.literal("online-shop"),
    ...anyPlace,
    url: v.pipe(v.string(), v.url(), v.maxLength(200)),
    products,
  }),
]);

export const placesFile = v.record(slug, placeEntry);

export const productsOf = (place: v.InferOutput<typeof placeEntry>): string[] | undefined =>
  "products" in place ? place.products : undefined;
