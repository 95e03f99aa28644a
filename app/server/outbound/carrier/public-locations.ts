import { CarrierError } from "./carrier-error.ts";
import { isRecord, type Json } from "../upstream/tolerant-parsing.ts";
import { maxLocations } from "./locator-request.ts";
import { hidesPhone } from "./parse-locations.ts";

/** Removes what the carrier does not allow to publish: internal ids and hidden phone numbers. At most ten locations. */
export const writePublicLocations = (response: Json): string =>
  write(response, (name, value) => {
    if (name === "LocationID") return undefined;
    if (name === "DropLocation" && Array.isArray(value)) return value.slice(0, maxLocations);
    return isRecord(value) && hidesPhone(value) ? { ...value, PhoneNumber: undefined } : value;
  });

export const writePublicToken = (response: Json): string =>
  write(response, (name, value) => (name === "client_id" ? undefined : value));

/** @throws {CarrierError} `nonsense` for a response that is nested too deeply */
function write(response: Json, replacer: (name: string, value: unknown) => unknown): string {
  try {
    return JSON.stringify(response, replacer);
  } catch (error) {
    throw new CarrierError("nonsense", { cause: error });
  }
}
