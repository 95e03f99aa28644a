import { CarrierError } from "./carrier-error.ts";
import { isRecord, type Json } from "../upstream/tolerant-parsing.ts";
import { maxLocations } from "./locator-request.ts";
import { hidesPhone } from "./parse-locations.ts";

/**
 * The carrier's answer as text for anyone: as it came, but without what the carrier forbids to show (its
 * internal numbers of locations, telephone numbers that it marks as hidden), and with ten locations at most.
 */
export const writePublicLocations = (answer: Json): string =>
  write(answer, (name, value) => {
    if (name === "LocationID") return undefined;
    if (name === "DropLocation" && Array.isArray(value)) return value.slice(0, maxLocations);
    return isRecord(value) && hidesPhone(value) ? { ...value, PhoneNumber: undefined } : value;
  });

/** The carrier's answer to a request for a token without the client that it was given to. */
export const writePublicToken = (answer: Json): string =>
  write(answer, (name, value) => (name === "client_id" ? undefined : value));

/** @throws {CarrierError} `nonsense` for an answer that is nested too deeply to be written */
function write(answer: Json, shown: (name: string, value: unknown) => unknown): string {
  try {
    return JSON.stringify(answer, shown);
  } catch (error) {
    throw new CarrierError("nonsense", { cause: error });
  }
}
