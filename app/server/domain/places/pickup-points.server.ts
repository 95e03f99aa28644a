import { setResponseHeader } from "@tanstack/react-start/server";

import { dateLanguage, formatDistance } from "#app/site/format.ts";
import type { PickupSearch } from "#app/site/pickup-search.ts";

import { listVocabulary } from "../catalog/catalog.repo.server.ts";
import type { NamedLimit } from "../../limits/rate-limit.server.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { formatHours } from "./format-hours.ts";
import type { PlaceItem } from "./places.functions.ts";
import { CarrierError, type CarrierFailure } from "../../outbound/carrier/carrier-error.ts";
import type { PickupPoint } from "../../outbound/carrier/parse-locations.ts";

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

/** Per visitor, because each search costs a carrier request. */
const searchLimit: NamedLimit = { name: "pickup-points", requests: 20, seconds: 60 };

const problems: Partial<Record<CarrierFailure, PickupProblem>> = {
  "not-configured": "not-configured",
  busy: "busy",
  timeout: "timeout",
  refused: "refused",
};

/** @returns nothing without a carrier, unless the visitor has searched */
export async function readPickupForm(
  { runtime, site }: Pick<RequestScope, "runtime" | "site">,
  hasSearched: boolean,
): Promise<PickupForm | undefined> {
  if (!runtime.carrier && !hasSearched) return undefined;
  const words = await listVocabulary(runtime.database.readDb, site.code, "country");
  const home = new Intl.Locale(dateLanguage(site.languageTag)).maximize().region;
  return {
    countries: words
      .map(({ key, label }) => ({ code: key, name: label }))
      .sort((a, b) => a.name.localeCompare(b.name, site.languageTag)),
    home: words.find(({ key }) => key === home)?.key,
  };
}

/** Carrier failures are results, so that the page is still rendered. */
export async function findPickupPoints(scope: RequestScope, search: PickupSearch): Promise<PickupResult> {
  // The response contains the visitor's address.
  setResponseHeader("cache-control", "private, no-store");
  const { street, city, postcode, country } = search;
  if (!country || !(city || postcode)) return failed("incomplete");
  const { carrier, rateLimiter } = scope.runtime;
  if (!carrier) return failed("not-configured");
  const retryAfter = await rateLimiter.take(searchLimit, scope.clientAddress);
  if (retryAfter !== undefined) return failed("busy");
  try {
    const { points, candidates } = await carrier.findLocations({
      addressLine: street,
      city,
      postalCode: postcode,
      countryCode: country,
    });
    return {
      status: "found",
      places: await toItems(scope, points),
      candidates: points.length > 0 ? [] : candidates.map(toSearch),
    };
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    const { failure, carrierCode } = error;
    scope.log.warn({ failure, carrierCode }, "pick-up points could not be searched");
    return failed(problems[failure] ?? "unavailable");
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

async function toItems(
  { runtime, site }: RequestScope,
  points: readonly PickupPoint[],
): Promise<PickupItem[]> {
  if (points.length === 0) return [];
  const words = await listVocabulary(runtime.database.readDb, site.code, "country");
  const nameOf = (code: string) => words.find(({ key }) => key === code)?.label ?? code;
  return points.map(({ id, name, addressLines, countryCode = "", position, distance, ...point }) => ({
    kind: "pickup-point",
    slug: `pickup-${id}`,
    name,
    address: addressLines.join(", ") || null,
    postalCode: point.postalCode ?? null,
    city: point.city ?? null,
    country: { code: countryCode, name: nameOf(countryCode) },
    phone: point.phone ?? null,
    url: null,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    hours: formatHours(point.hours, site.languageTag),
    distance: distance === undefined ? undefined : formatDistance(distance, site.languageTag),
  }));
}
