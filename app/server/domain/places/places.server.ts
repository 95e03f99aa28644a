import { formatDistance } from "#app/site/format.ts";
import { type Area, parseArea, parsePosition, type Position } from "#app/site/position.ts";
import { nameLanguage } from "#app/site/name-language.ts";
import type { PlaceKind } from "#app/validation/places.schema.ts";
import type { ServiceCenterSearch, ShopKind, ShopSearch } from "#app/site/place-search.ts";
import { regionOf } from "#app/site/region.ts";
import { foldText } from "#app/site/search-text.ts";
import type { Site } from "#app/site/site.ts";

import { shownNames, shownPlaces } from "../../cache/shown-content.ts";
import { readProductName, readVocabulary } from "../catalog/catalog.repo.server.ts";
import { suggestProducts } from "../search/suggest.server.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { formatHours } from "./format-hours.ts";
import {
  countPlaces,
  listPlaceGroups,
  listPlaceRows,
  type PlaceConditions,
  readPlaceRow,
} from "./places.repo.server.ts";

type Scope = Pick<RequestScope, "site" | "runtime" | "shows">;

export type PlaceItem = ReturnType<typeof placeItem>;
export type PlaceGroup = PlacePage["groups"][number];
export type CountryPlaces = Awaited<ReturnType<typeof listPlaces>>[number];
export type CountryShops = Awaited<ReturnType<typeof listShops>>[number];
export type CountryCount = ServiceCenterFinder["countries"][number];
export type ServiceCenterFinder = NonNullable<Awaited<ReturnType<typeof findServiceCenters>>>;
export type ShopFinder = NonNullable<Awaited<ReturnType<typeof findShops>>>;

type PlacePage = Awaited<ReturnType<typeof readPlacePage>>;
type PlaceRow = NonNullable<Awaited<ReturnType<typeof readPlaceRow>>> & { distance?: number | null };
type Count = Awaited<ReturnType<typeof countPlaces>>[number];

const pageSize = 20;

/** Places in one block of a page; the others are on the page of all places. */
const maxBlockPlaces = 100;

/** Degrees, and the number of places on the map before it loads the points. */
const groups = { cell: 1, max: 300 };

export const shopPlaceKinds: Record<ShopKind, PlaceKind> = { local: "local-shop", online: "online-shop" };

const isKind = (kind: ShopKind | undefined) => (row: Count) => !kind || row.kind === shopPlaceKinds[kind];
const isIn = (country: string | undefined) => (row: Count) => !country || row.country === country;

/** @returns nothing for an unknown page */
export async function findServiceCenters(scope: Scope, wanted: ServiceCenterSearch) {
  const conditions: PlaceConditions = {
    site: scope.site.code,
    kinds: ["service-center"],
    text: wanted.city,
    area: areaOf(wanted),
  };
  const { countries, matching } = await readCounts(scope, conditions);
  const search = { ...wanted, country: existingCountry(countries, wanted.country) };
  const total = sum(matching, isIn(search.country));
  const pages = pagesOf(total, wanted.page);
  return (
    pages && {
      search,
      total,
      ...pages,
      countries: countries.map((country) => ({ ...country, count: sum(matching, isIn(country.code)) })),
      ...(await readPlacePage(
        scope,
        { ...conditions, countries: asList(search.country) },
        countries,
        search,
      )),
    }
  );
}

/** @returns nothing for an unknown page */
export async function findShops(scope: Scope, wanted: ShopSearch) {
  const { product, similar } = await findProduct(scope, wanted);
  const conditions: PlaceConditions = {
    site: scope.site.code,
    kinds: Object.values(shopPlaceKinds),
    text: wanted.city,
    product: product?.slug,
    area: areaOf(wanted),
  };
  const { countries, matching } = await readCounts(scope, conditions);
  const search = {
    ...wanted,
    product: product?.slug,
    model: product ? undefined : wanted.model,
    country: existingCountry(countries, wanted.country),
  };
  const ofKind = matching.filter(isKind(search.kind));
  const inCountry = matching.filter(isIn(search.country));
  const total = sum(ofKind, isIn(search.country));
  const pages = pagesOf(total, wanted.page);
  if (!pages) return undefined;
  const listed: PlaceConditions = {
    ...conditions,
    kinds: search.kind ? [shopPlaceKinds[search.kind]] : conditions.kinds,
    countries: asList(search.country),
  };
  return {
    search,
    total,
    ...pages,
    product,
    /** Products with a name like the typed one, when none is meant for certain. */
    similar,
    countries: countries.map((country) => ({ ...country, count: sum(ofKind, isIn(country.code)) })),
    kinds: { local: sum(inCountry, isKind("local")), online: sum(inCountry, isKind("online")) },
    ...(await readPlacePage(scope, listed, countries, search)),
  };
}

async function findProduct(scope: Scope, { product, model }: ShopSearch) {
  if (product) {
    scope.shows.add(shownNames);
    const name = await readProductName(scope.runtime.database.readDb, scope.site, product);
    return { product: name === undefined ? undefined : { slug: product, name }, similar: [] };
  }
  if (!model) return { product: undefined, similar: [] };
  const similar = await suggestProducts(scope, model);
  const typed = foldText(model);
  const meant =
    similar.find(({ name, code }) => foldText(name) === typed || (code && foldText(code) === typed)) ??
    (similar.length === 1 ? similar[0] : undefined);
  return meant
    ? { product: { slug: meant.slug, name: meant.name }, similar: [] }
    : { product: undefined, similar };
}

const sum = (rows: readonly Count[], counts: (row: Count) => boolean): number =>
  rows.filter(counts).reduce((total, row) => total + row.count, 0);

/** @returns nothing for a page after the last */
function pagesOf(total: number, page = 1) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return page > pages ? undefined : { page, pages };
}

/** Ignores a country without places. */
const existingCountry = (countries: readonly { code: string }[], wanted: string | undefined) =>
  countries.find(({ code }) => code === wanted)?.code;

const asList = (country: string | undefined) => (country ? [country] : undefined);

const areaOf = ({ area }: ServiceCenterSearch): Area | undefined =>
  area === undefined ? undefined : parseArea(area);

/** All countries with places of these kinds, and the counts of matching places. */
async function readCounts({ runtime, site }: Scope, conditions: PlaceConditions) {
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

type Country = { code: string; name: string };

/** The places of one page, and the groups of all that match. */
async function readPlacePage(
  scope: Scope,
  conditions: PlaceConditions,
  countries: readonly Country[],
  { near, page = 1 }: ServiceCenterSearch,
) {
  const everywhere = { ...conditions, area: undefined };
  const [places, placeGroups] = await Promise.all([
    listPlaceItems(scope, conditions, countries, {
      near: near ? parsePosition(near) : undefined,
      offset: (page - 1) * pageSize,
      limit: pageSize,
    }),
    listPlaceGroups(scope.runtime.database.readDb, everywhere, groups.cell, groups.max),
  ]);
  return { places, groups: placeGroups };
}

type Slice = { near?: Position | undefined; offset?: number; limit: number };

/** Without `near`, the site's own country comes first, and the others follow in alphabetical order. */
async function listPlaceItems(
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

/** Of its name and address, if it is not the page's. */
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

/**
 * Countries in alphabetical order after the site's own, with at most 100 places in all.
 * @param codes of the countries; default: all
 */
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
