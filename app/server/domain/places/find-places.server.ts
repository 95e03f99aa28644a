import type { ServiceCenterSearch, ShopKind, ShopSearch } from "#app/site/place-search.ts";
import { type Area, parseArea, parsePosition } from "#app/site/position.ts";
import { foldText } from "#app/site/search-text.ts";

import { shownNames } from "../../cache/shown-content.ts";
import { readProductName } from "../catalog/catalog.repo.server.ts";
import { suggestProducts } from "../search/suggest.server.ts";
import { type countPlaces, listPlaceGroups, type PlaceConditions } from "./places.repo.server.ts";
import { type Country, listPlaceItems, readCounts, type Scope, shopPlaceKinds } from "./places.server.ts";

export type PlaceGroup = PlacePage["groups"][number];
export type CountryCount = ServiceCenterFinder["countries"][number];
export type ServiceCenterFinder = NonNullable<Awaited<ReturnType<typeof findServiceCenters>>>;
export type ShopFinder = NonNullable<Awaited<ReturnType<typeof findShops>>>;

type PlacePage = Awaited<ReturnType<typeof readPlacePage>>;
type Count = Awaited<ReturnType<typeof countPlaces>>[number];

const pageSize = 20;

/** Cell size in degrees, and the maximum number of groups on the map before it loads the points. */
const groups = { cell: 1, max: 300 };

const isKind = (kind: ShopKind | undefined) => (row: Count) => !kind || row.kind === shopPlaceKinds[kind];
const isIn = (country: string | undefined) => (row: Count) => !country || row.country === country;

/** @returns undefined for an unknown page */
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

/** @returns undefined for an unknown page */
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
    /** Products with a similar name, if the typed name is ambiguous. */
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
