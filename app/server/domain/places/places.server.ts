import { formatDistance } from "#app/site/format.ts";
import type { Position } from "#app/site/position.ts";
import { nameLanguage } from "#app/site/name-language.ts";
import type { PlaceKind } from "#app/validation/places.schema.ts";
import type { ShopKind } from "#app/site/place-search.ts";
import { regionOf } from "#app/site/region.ts";
import type { Site } from "#app/site/site.ts";

import { shownPlaces } from "../../cache/shown-content.ts";
import { readVocabulary } from "../catalog/catalog.repo.server.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { formatHours } from "./format-hours.ts";
import { countPlaces, listPlaceRows, type PlaceConditions, readPlaceRow } from "./places.repo.server.ts";

export type Scope = Pick<RequestScope, "site" | "runtime" | "shows">;

export type PlaceItem = ReturnType<typeof placeItem>;
export type CountryPlaces = Awaited<ReturnType<typeof listPlaces>>[number];
export type CountryShops = Awaited<ReturnType<typeof listShops>>[number];

type PlaceRow = NonNullable<Awaited<ReturnType<typeof readPlaceRow>>> & { distance?: number | null };

/** Maximum places in a block of a page; the page of all places has the others. */
const maxBlockPlaces = 100;

export const shopPlaceKinds: Record<ShopKind, PlaceKind> = { local: "local-shop", online: "online-shop" };

export async function readCounts({ runtime, site }: Scope, conditions: PlaceConditions) {
  const [all, matching, word] = await Promise.all([
    countPlaces(runtime.database.readDb, { site: conditions.site, kinds: conditions.kinds }),
    countPlaces(runtime.database.readDb, conditions),
    readVocabulary(runtime.database.readDb, site, ["country"]),
  ]);
  const countries = [...new Set(all.map(({ country }) => country))]
    .map((code) => ({ code, name: word("country", code) }))
    .sort((a, b) => a.name.localeCompare(b.name, site.languageTag));
  return { countries, matching };
}

export type Country = { code: string; name: string };

type Slice = { near?: Position | undefined; offset?: number; limit: number };

/** Without `near`, the site's own country comes first, and the others follow in alphabetical order. */
export async function listPlaceItems(
  { runtime, site, shows }: Scope,
  conditions: PlaceConditions,
  countries: readonly Country[],
  { near, ...slice }: Slice,
) {
  shows.add(shownPlaces);
  const own = regionOf(site);
  const countryOrder = countries
    .map(({ code }) => code)
    .sort((a, b) => Number(b === own) - Number(a === own));
  const rows = await listPlaceRows(runtime.database.readDb, conditions, { near, countryOrder }, slice);
  const nameOf = (code: string) => countries.find((country) => country.code === code)?.name ?? code;
  return rows.map((row) => placeItem(row, nameOf, site));
}

/** Language of its name and address, if it differs from that of the page. */
const ofLanguage = (language: string | undefined): { language?: string | undefined } => ({ language });

const placeItem = (
  { hours, distance, country, ...row }: PlaceRow,
  nameOf: (country: string) => string,
  { languageTag }: Pick<Site, "languageTag">,
) => ({
  ...row,
  country: { code: country, name: nameOf(country) },
  ...ofLanguage(nameLanguage(row.name, country, languageTag)),
  hours: formatHours(hours, languageTag),
  distance: distance == null ? undefined : formatDistance(distance, languageTag),
});

/** @returns nothing for an unknown place */
export async function readPlace({ runtime, site }: Scope, slug: string) {
  const [row, word] = await Promise.all([
    readPlaceRow(runtime.database.readDb, site.code, slug),
    readVocabulary(runtime.database.readDb, site, ["country"]),
  ]);
  return row && placeItem(row, (code) => word("country", code), site);
}

/** Countries in alphabetical order after the site's own, at most 100 places. @param codes of countries; default: all */
export async function listPlaces(scope: Scope, kinds: readonly PlaceKind[], codes?: readonly string[]) {
  const conditions = { site: scope.site.code, kinds, countries: codes };
  const { countries } = await readCounts(scope, conditions);
  const items = await listPlaceItems(scope, conditions, countries, { limit: maxBlockPlaces });
  return [...Map.groupBy(items, ({ country }) => country.code)].map(([code, places]) => ({
    code,
    country: places[0]!.country.name,
    places,
  }));
}

export async function listShops(scope: Scope, countries?: readonly string[]) {
  const byCode = await listPlaces(scope, Object.values(shopPlaceKinds), countries);
  return byCode.map(({ code, country, places }) => ({
    code,
    country,
    local: places.filter(({ kind }) => kind === shopPlaceKinds.local),
    online: places.filter(({ kind }) => kind === shopPlaceKinds.online),
  }));
}
