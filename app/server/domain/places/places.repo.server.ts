import {
  and,
  asc,
  count,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  like,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";

import type { SiteCode } from "#app/site/markets.ts";
import type { Area, Position } from "#app/site/position.ts";
import { searchPattern } from "#app/site/search-text.ts";
import type { PlaceKind } from "#app/validation/places.schema.ts";

import type { ReadDatabase } from "../../data/database/client.server.ts";
import { place, placeProduct } from "../../data/database/schema.ts";
import { isOnSite } from "../../data/database/site-conditions.repo.server.ts";

export type PlaceConditions = {
  site: SiteCode;
  kinds: readonly PlaceKind[];
  /** Country codes; default: all. */
  countries?: readonly string[] | undefined;
  /** City, region, postal code or name, as typed. */
  text?: string | undefined;
  /** Slug; only places that sell this product. */
  product?: string | undefined;
  area?: Area | undefined;
};

type PlaceOrder = {
  /** Nearest first, unknown positions last. */
  near?: Position | undefined;
  /** Country codes in the order of the list; others follow. */
  countryOrder?: readonly string[];
};

const columns = {
  slug: place.slug,
  kind: place.kind,
  name: place.name,
  country: place.country,
  city: place.city,
  region: place.region,
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

function isInArea({ south, west, north, east }: Area): SQL | undefined {
  const [fromWest, toEast] = [gte(place.longitude, west), lte(place.longitude, east)];
  return and(
    gte(place.latitude, south),
    lte(place.latitude, north),
    west <= east ? and(fromWest, toEast) : or(fromWest, toEast),
  );
}

const matches = (db: ReadDatabase, conditions: PlaceConditions): SQL | undefined => {
  const { site, kinds, countries, text, product, area } = conditions;
  return and(
    isOnSite(place.sites, site),
    inArray(place.kind, [...kinds]),
    countries && inArray(place.country, [...countries]),
    text ? like(place.searchText, searchPattern(text)) : undefined,
    product ? or(place.wholeRange, listsProduct(db, product)) : undefined,
    area && isInArea(area),
  );
};

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

/** By distance or country, then by city and name. The order is total, so pages do not overlap. */
export function listPlaceRows(
  db: ReadDatabase,
  conditions: PlaceConditions,
  { near, countryOrder = [] }: PlaceOrder,
  { offset = 0, limit }: { offset?: number; limit: number },
) {
  const distance = near ? distanceFrom(near) : sql<number | null>`null`;
  const first = near
    ? sql`${distance} asc nulls last`
    : sql`array_position(array(select jsonb_array_elements_text(${JSON.stringify(countryOrder)}::jsonb)),
        ${place.country}) asc nulls last`;
  return db
    .select({ ...columns, distance })
    .from(place)
    .where(matches(db, conditions))
    .orderBy(first, asc(place.country), asc(place.city), asc(place.name), asc(place.slug))
    .limit(limit)
    .offset(offset);
}

export async function readPlaceRow(db: ReadDatabase, site: SiteCode, slug: string) {
  const [row] = await db
    .select(columns)
    .from(place)
    .where(and(eq(place.slug, slug), isOnSite(place.sites, site)));
  return row;
}

/** Countries without matching places are missing. */
export const countPlaces = (db: ReadDatabase, conditions: PlaceConditions) =>
  db
    .select({ country: place.country, kind: place.kind, count: count() })
    .from(place)
    .where(matches(db, conditions))
    .groupBy(place.country, place.kind);

/** Places with a position, in the order of their slugs. */
export const listPointRows = (db: ReadDatabase, conditions: PlaceConditions, limit: number) =>
  db
    .select({
      slug: place.slug,
      name: place.name,
      city: place.city,
      latitude: sql<number>`${place.latitude}`,
      longitude: sql<number>`${place.longitude}`,
    })
    .from(place)
    .where(and(matches(db, conditions), isNotNull(place.latitude)))
    .orderBy(asc(place.slug))
    .limit(limit);

/** Centers of the places in each cell of a grid, those of most places first. @param cell degrees */
export const listPlaceGroups = (db: ReadDatabase, conditions: PlaceConditions, cell: number, limit: number) =>
  db
    .select({
      latitude: sql<number>`round(avg(${place.latitude})::numeric, 2)::float8`,
      longitude: sql<number>`round(avg(${place.longitude})::numeric, 2)::float8`,
      count: count(),
    })
    .from(place)
    .where(and(matches(db, conditions), isNotNull(place.latitude)))
    .groupBy(
      sql`floor(${place.latitude} / ${cell}::float8)`,
      sql`floor(${place.longitude} / ${cell}::float8)`,
    )
    .orderBy(sql`count(*) desc`, sql`1`, sql`2`)
    .limit(limit);
