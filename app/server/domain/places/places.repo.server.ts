import { and, asc, count, eq, exists, inArray, like, or, type SQL, sql } from "drizzle-orm";

import type { Position } from "#app/site/position.ts";
import { searchPattern } from "#app/site/search-text.ts";
import type { PlaceKind } from "#app/validation/places.schema.ts";

import type { ReadDatabase } from "../../data/database/client.server.ts";
import { place, placeProduct } from "../../data/database/schema.ts";

export type PlaceConditions = {
  kinds: readonly PlaceKind[];
  /** Country codes; default: all. */
  countries?: readonly string[];
  /** City, postal code or name, as typed. */
  text?: string;
  /** Slug; only places that sell this product. */
  product?: string;
};

const columns = {
  slug: place.slug,
  kind: place.kind,
  name: place.name,
  country: place.country,
  city: place.city,
  address: place.address,
  postalCode: place.postalCode,
  phone: place.phone,
  url: place.url,
  latitude: place.latitude,
  longitude: place.longitude,
  hours: place.hours,
};

const listsProduct = (db: ReadDatabase, product: string) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(placeProduct)
      .where(and(eq(placeProduct.place, place.slug), eq(placeProduct.product, product))),
  );

const matches = (db: ReadDatabase, { kinds, countries, text, product }: PlaceConditions): SQL | undefined =>
  and(
    inArray(place.kind, [...kinds]),
    countries && inArray(place.country, [...countries]),
    text ? like(place.searchText, searchPattern(text)) : undefined,
    product ? or(place.wholeRange, listsProduct(db, product)) : undefined,
  );

/** Mean radius in kilometers. */
const earthRadius = 6371.0088;

/** Haversine distance in kilometers; null without a position. */
function distanceFrom({ latitude, longitude }: Position) {
  const north = sql`radians(${place.latitude} - ${latitude}::float8)`;
  const east = sql`radians(${place.longitude} - ${longitude}::float8)`;
  return sql<number | null>`${2 * earthRadius}::float8 * asin(least(1, sqrt(
    power(sin(${north} / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(${place.latitude})) * power(sin(${east} / 2), 2)
  )))`;
}

/** By country and city, or with `near` by distance, unknown positions last. */
export function listPlaceRows(db: ReadDatabase, conditions: PlaceConditions, near?: Position) {
  const distance = near ? distanceFrom(near) : sql<number | null>`null`;
  const byPlace = [asc(place.country), asc(place.city), asc(place.name)];
  return db
    .select({ ...columns, distance })
    .from(place)
    .where(matches(db, conditions))
    .orderBy(...(near ? [sql`${distance} asc nulls last`] : []), ...byPlace);
}

/** Countries without matching places are missing. */
export const countPlaces = (db: ReadDatabase, conditions: PlaceConditions) =>
  db
    .select({ country: place.country, kind: place.kind, count: count() })
    .from(place)
    .where(matches(db, conditions))
    .groupBy(place.country, place.kind);
