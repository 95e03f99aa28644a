import { setResponseHeader } from "@tanstack/react-start/server";

import { dateLanguage, formatDistance } from "#app/site/format.ts";
import { nameLanguage } from "#app/site/name-language.ts";
import type { PickupSearch } from "#app/site/pickup-search.ts";

import { listVocabulary } from "../catalog/catalog.repo.server.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { formatHours } from "./format-hours.ts";
import type { PlaceItem } from "./places.functions.ts";
import { CarrierError } from "../../outbound/carrier/carrier-error.ts";
import type { OriginAddress } from "../../outbound/carrier/locator-request.ts";
import { parseLocations, type PickupPoint } from "../../outbound/carrier/parse-locations.ts";
import type { Json } from "../../outbound/upstream/tolerant-parsing.ts";
import type { CarrierAnswer, CarrierFault } from "./carrier-requests.server.ts";

type Scope = Pick<RequestScope, "runtime" | "site">;

export type PickupItem = Omit<PlaceItem, "kind"> & { kind: "pickup-point" };

export type PickupProblem = "incomplete" | "not-configured" | "busy" | "timeout" | "refused" | "unavailable";

export type PickupResult =
  | {
      status: "found";
      places: PickupItem[];
      /** Interpretations of an ambiguous address, when nothing was found. */
      candidates: PickupSearch[];
    }
  | { status: "failed"; problem: PickupProblem };

export type PickupForm = {
  countries: { code: string; name: string }[];
  home: string | undefined;
};

const problems: Partial<Record<CarrierFault["code"], PickupProblem>> = {
  "not-configured": "not-configured",
  busy: "busy",
  "too-many-requests": "busy",
  timeout: "timeout",
  refused: "refused",
};

/** @returns nothing without a carrier, unless the visitor has searched */
export async function readPickupForm(
  { runtime, site }: Scope,
  hasSearched: boolean,
): Promise<PickupForm | undefined> {
  if (!runtime.carrier && !hasSearched) return undefined;
  const words = await listVocabulary(runtime.database.readDb, site, "country");
  const home = site.country ?? new Intl.Locale(dateLanguage(site.languageTag)).maximize().region;
  return {
    countries: words
      .map(({ key, label }) => ({ code: key, name: label }))
      .sort((a, b) => a.name.localeCompare(b.name, site.languageTag)),
    home: words.find(({ key }) => key === home)?.key,
  };
}

export async function findPickupPoints(
  scope: Scope,
  { street, city, postcode, country }: PickupSearch,
  searchLocations: (address: OriginAddress) => Promise<CarrierAnswer>,
): Promise<PickupResult> {
  // The response contains the visitor's address.
  setResponseHeader("cache-control", "private, no-store");
  if (!country || !(city || postcode)) return failed("incomplete");
  const answer = await searchLocations({
    addressLine: street,
    city,
    postalCode: postcode,
    countryCode: country,
  });
  if ("fault" in answer) return failed(problems[answer.fault.code] ?? "unavailable");
  const found = readLocations(answer.text);
  if (!found) return failed("unavailable");
  const { points, candidates } = found;
  return {
    status: "found",
    places: await toItems(scope, points),
    candidates: points.length > 0 ? [] : candidates.map(toSearch),
  };
}

function readLocations(text: string) {
  try {
    return parseLocations(JSON.parse(text) as Json);
  } catch (error) {
    if (error instanceof CarrierError) return undefined;
    throw error;
  }
}

const failed = (problem: PickupProblem): PickupResult => ({ status: "failed", problem });

type Candidate = { addressLine?: string; city?: string; postalCode?: string; countryCode: string };

const toSearch = ({ addressLine, city, postalCode, countryCode }: Candidate): PickupSearch => ({
  street: addressLine,
  city,
  postcode: postalCode,
  country: countryCode,
});

async function toItems({ runtime, site }: Scope, points: readonly PickupPoint[]): Promise<PickupItem[]> {
  if (points.length === 0) return [];
  const words = await listVocabulary(runtime.database.readDb, site, "country");
  const nameOf = (code: string) => words.find(({ key }) => key === code)?.label ?? code;
  return points.map(({ id, name, addressLines, countryCode = "", position, distance, ...point }) => ({
    kind: "pickup-point",
    slug: `pickup-${id}`,
    name,
    address: addressLines.join(", ") || null,
    postalCode: point.postalCode ?? null,
    city: point.city ?? null,
    region: null,
    country: { code: countryCode, name: nameOf(countryCode) },
    language: nameLanguage(name, countryCode, site.languageTag),
    phone: point.phone ?? null,
    url: null,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    hours: formatHours(point.hours, site.languageTag),
    distance: distance === undefined ? undefined : formatDistance(distance, site.languageTag),
  }));
}
