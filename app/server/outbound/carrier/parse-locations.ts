import { createHash } from "node:crypto";

import type { Position } from "#app/site/position.ts";
import type { OpeningHours } from "#app/validation/places.schema.ts";

import { CarrierError } from "./carrier-error.ts";
import { at, isRecord, type Json, linesOf, listOf, numberOf, textOf } from "../upstream/tolerant-parsing.ts";
import { maxLocations } from "./locator-request.ts";
import { readOpeningHours } from "./opening-hours.ts";

/** Texts are plain and of one line. */
export type PickupPoint = {
  /** The carrier's public id or a hash of name and address, in lower case. Safe in URLs and element ids. */
  id: string;
  name: string;
  /** At most three of at most 100 characters. */
  addressLines: string[];
  postalCode?: string | undefined;
  city?: string | undefined;
  countryCode?: string | undefined;
  position?: Position | undefined;
  /** Kilometers from the searched address. */
  distance?: number | undefined;
  phone?: string | undefined;
  hours: OpeningHours[];
};

export type AddressCandidate = {
  addressLine?: string | undefined;
  city?: string | undefined;
  postalCode?: string | undefined;
  countryCode: string;
};

export type Locations = { points: PickupPoint[]; candidates: AddressCandidate[] };

const kilometersPerMile = 1.609344;

/** At most ten distinct points. @throws {CarrierError} `nonsense` for anything but a locator response */
export function parseLocations(response: Json): Locations {
  if (!isRecord(response.LocatorResponse)) throw new CarrierError("nonsense");
  const results = at(response, "LocatorResponse", "SearchResults");
  const points = listOf(at(results, "DropLocation")).map(toPoint);
  const byId = new Map(points.flatMap((point) => (point ? [[point.id, point] as const] : [])));
  return {
    points: [...byId.values()].slice(0, maxLocations),
    candidates: listOf(at(results, "GeocodeCandidate")).flatMap(toCandidate).slice(0, maxLocations),
  };
}

function toPoint(location: unknown): PickupPoint | undefined {
  const address = at(location, "AddressKeyFormat");
  const addressLines = listOf(at(address, "AddressLine"))
    .flatMap((line) => linesOf(line, 100))
    .slice(0, 3);
  const name = textOf(at(address, "ConsigneeName"), 120) ?? addressLines[0];
  if (!name) return undefined;
  const postalCode = textOf(at(address, "PostcodePrimaryLow"), 12);
  const city = textOf(at(address, "PoliticalDivision2"), 60);
  return {
    id: publicId(location) ?? hash([name, ...addressLines, postalCode, city]),
    name,
    addressLines,
    postalCode,
    city,
    countryCode: countryOf(address),
    position: positionOf(at(location, "Geocode")),
    distance: distanceOf(at(location, "Distance")),
    phone: phoneOf(location),
    hours: readOpeningHours(location),
  };
}

/** Never the `LocationID`, which is internal to the carrier. */
function publicId(location: unknown): string | undefined {
  const id = textOf(at(location, "AccessPointInformation", "PublicAccessPointID"), 40)?.toLowerCase();
  return id && /^[a-z0-9-]+$/.test(id) ? id : undefined;
}

const hash = (parts: readonly (string | undefined)[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 12);

function countryOf(address: unknown): string | undefined {
  const code = textOf(at(address, "CountryCode"), 2)?.toUpperCase();
  return code && /^[A-Z]{2}$/.test(code) ? code : undefined;
}

function positionOf(geocode: unknown): Position | undefined {
  const latitude = numberOf(at(geocode, "Latitude"));
  const longitude = numberOf(at(geocode, "Longitude"));
  if (latitude === undefined || longitude === undefined) return undefined;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  // The carrier writes zeros for an unknown position.
  return latitude === 0 && longitude === 0 ? undefined : { latitude, longitude };
}

function distanceOf(distance: unknown): number | undefined {
  const value = numberOf(at(distance, "Value"));
  if (value === undefined || value < 0) return undefined;
  const unit = at(distance, "UnitOfMeasurement");
  const code = isRecord(unit) ? unit.Code : unit;
  return code === "MI" ? value * kilometersPerMile : value;
}

export const hidesPhone = (location: Json): boolean =>
  location.DisplayPhoneNumberIndicator !== undefined && String(location.DisplayPhoneNumberIndicator) !== "1";

function phoneOf(location: unknown): string | undefined {
  if (!isRecord(location) || hidesPhone(location)) return undefined;
  const [first] = listOf(location.PhoneNumber);
  const phone = textOf(first, 40)
    ?.replaceAll(/[^+\d]+/g, " ")
    .trim();
  return phone && /^\+?[\d ]{5,24}$/.test(phone) ? phone : undefined;
}

function toCandidate(candidate: unknown): AddressCandidate[] {
  const address = isRecord(at(candidate, "AddressKeyFormat")) ? at(candidate, "AddressKeyFormat") : candidate;
  const countryCode = countryOf(address);
  const city = textOf(at(address, "PoliticalDivision2"), 50);
  const postalCode = textOf(at(address, "PostcodePrimaryLow"), 10);
  if (!countryCode || (!city && !postalCode)) return [];
  return [{ addressLine: textOf(at(address, "AddressLine"), 100), city, postalCode, countryCode }];
}
