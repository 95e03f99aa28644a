import { formatDistance } from "#app/site/format.ts";
import { parsePosition } from "#app/site/position.ts";
import type { PlaceKind } from "#app/validation/places.schema.ts";
import type { ServiceCenterSearch, ShopKind, ShopSearch } from "#app/site/place-search.ts";

import { readVocabulary } from "../catalog/catalog.repo.server.ts";
import { readProductFamilies } from "../catalog/catalog.server.ts";
import { shownPlaces } from "../../cache/shown-content.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { formatHours } from "./format-hours.ts";
import { countPlaces, listPlaceRows, type PlaceConditions } from "./places.repo.server.ts";

type Scope = Pick<RequestScope, "site" | "runtime" | "shows">;

export type PlaceItem = Awaited<ReturnType<typeof listPlaceItems>>[number];
export type CountryPlaces = Awaited<ReturnType<typeof listPlaces>>[number];
export type CountryShops = Awaited<ReturnType<typeof listShops>>[number];
export type CountryCount = ServiceCenterFinder["countries"][number];
export type ServiceCenterFinder = Awaited<ReturnType<typeof findServiceCenters>>;
export type ShopFinder = Awaited<ReturnType<typeof findShops>>;

type Country = { code: string; name: string };
type Count = Awaited<ReturnType<typeof countPlaces>>[number];

const shopPlaceKinds: Record<ShopKind, PlaceKind> = { local: "local-shop", online: "online-shop" };

const isKind = (kind: ShopKind | undefined) => (row: Count) => !kind || row.kind === shopPlaceKinds[kind];
const isIn = (country: string | undefined) => (row: Count) => !country || row.country === country;

export async function findServiceCenters(scope: Scope, wanted: ServiceCenterSearch) {
  const conditions: PlaceConditions = { kinds: ["service-center"], text: wanted.city };
  const { countries, matching } = await readCounts(scope, conditions);
  const search = { ...wanted, country: existingCountry(countries, wanted.country) };
  return {
    search,
    countries: countries.map((country) => ({ ...country, count: sum(matching, isIn(country.code)) })),
    places: await listPlaceItems(scope, { ...conditions, countries: asList(search.country) }, search.near),
  };
}

export async function findShops(scope: Scope, wanted: ShopSearch) {
  const families = await readProductFamilies(scope);
  const hasProduct = families.some(({ products }) => products.some(({ slug }) => slug === wanted.product));
  const conditions: PlaceConditions = {
    kinds: Object.values(shopPlaceKinds),
    text: wanted.city,
    product: hasProduct ? wanted.product : undefined,
  };
  const { countries, matching } = await readCounts(scope, conditions);
  const search = {
    ...wanted,
    product: conditions.product,
    country: existingCountry(countries, wanted.country),
  };
  const ofKind = matching.filter(isKind(search.kind));
  const inCountry = matching.filter(isIn(search.country));
  return {
    search,
    families,
    countries: countries.map((country) => ({ ...country, count: sum(ofKind, isIn(country.code)) })),
    kinds: { local: sum(inCountry, isKind("local")), online: sum(inCountry, isKind("online")) },
    places: await listPlaceItems(
      scope,
      {
        ...conditions,
        kinds: search.kind ? [shopPlaceKinds[search.kind]] : conditions.kinds,
        countries: asList(search.country),
      },
      search.near,
    ),
  };
}

const sum = (rows: readonly Count[], counts: (row: Count) => boolean): number =>
  rows.filter(counts).reduce((total, row) => total + row.count, 0);

/** Ignores a country without places. */
const existingCountry = (countries: readonly { code: string }[], wanted: string | undefined) =>
  countries.find(({ code }) => code === wanted)?.code;

const asList = (country: string | undefined) => (country ? [country] : undefined);

/** All countries with places of these kinds, and the counts of matching places. */
async function readCounts({ runtime, site }: Scope, conditions: PlaceConditions) {
  const [all, matching, word] = await Promise.all([
    countPlaces(runtime.database.readDb, { kinds: conditions.kinds }),
    countPlaces(runtime.database.readDb, conditions),
    readVocabulary(runtime.database.readDb, site.code, ["country"]),
  ]);
  const countries = [...new Set(all.map(({ country }) => country))]
    .map((code) => ({ code, name: word("country", code) }))
    .sort((a, b) => a.name.localeCompare(b.name, site.languageTag));
  return { countries, matching };
}

async function listPlaceItems({ runtime, site, shows }: Scope, conditions: PlaceConditions, near?: string) {
  shows.add(shownPlaces);
  const [rows, word] = await Promise.all([
    listPlaceRows(runtime.database.readDb, conditions, near ? parsePosition(near) : undefined),
    readVocabulary(runtime.database.readDb, site.code, ["country"]),
  ]);
  const items = rows.map(({ hours, distance, country, ...row }) => ({
    ...row,
    country: { code: country, name: word("country", country) },
    hours: formatHours(hours, site.languageTag),
    distance: distance === null ? undefined : formatDistance(distance, site.languageTag),
  }));
  return near ? items : items.sort(byCountry(site.languageTag));
}

/** The site's country first, then alphabetically. */
function byCountry(languageTag: string) {
  const own = new Intl.Locale(languageTag).maximize().region;
  return ({ country: a }: { country: Country }, { country: b }: { country: Country }) =>
    Number(b.code === own) - Number(a.code === own) || a.name.localeCompare(b.name, languageTag);
}

/** Countries in alphabetical order. @param countries codes; default: all */
export async function listPlaces(scope: Scope, kinds: readonly PlaceKind[], countries?: readonly string[]) {
  const items = await listPlaceItems(scope, { kinds, countries });
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
