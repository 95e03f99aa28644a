import * as v from "valibot";

/** Kilometres. The carrier's maximum in this unit. */
export const searchRadius = 150;

/** Locations of one answer. The carrier would give five without being told. */
export const maxLocations = 10;

const locale = "en_US";

/** `01`: the nearest first. */
const sortType = "01";

/** Of the search for access points alone: those that are open and have room. */
const activeAndAvailable = "01";

const accessPoints = 64;

/** Text without control characters, at most `max` characters; what is empty is as good as missing. */
const line = (max: number) =>
  v.pipe(
    v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(max), v.regex(/^\P{Cc}*$/u)), ""),
    v.transform((text) => text || undefined),
  );

/** An address to search around, with the lengths of the carrier's fields. */
export const originAddress = v.object({
  addressLine: line(100),
  city: line(50),
  state: line(50),
  postalCode: line(10),
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
});
export type OriginAddress = Partial<v.InferOutput<typeof originAddress>> & { countryCode: string };

/** Below the base address; the only API of the carrier that stands without `/api`. */
export const tokenPath = "/security/v1/oauth/token";

export const locatorPath = (requestOption: number): string =>
  `/api/locations/v3/search/availabilities/${requestOption}?Locale=${locale}`;

/**
 * The carrier's request for the locations around an address. All values are text; a field without a
 * value is left out, because the carrier refuses empty ones.
 * @param requestOption what is searched for: 64 access points, 1 drop-off points
 * @param context comes back with the answer
 */
export const locatorRequest = (address: OriginAddress, requestOption: number, context: string) => ({
  LocatorRequest: {
    Request: { RequestAction: "Locator", TransactionReference: { CustomerContext: context } },
    OriginAddress: {
      AddressKeyFormat: addressKeyFormat(address),
      // Of addresses that the origin may mean, not of locations.
      MaximumListSize: String(maxLocations),
    },
    Translate: { Locale: locale },
    UnitOfMeasurement: { Code: "KM" },
    LocationSearchCriteria: {
      MaximumListSize: String(maxLocations),
      SearchRadius: String(searchRadius),
      ...(requestOption === accessPoints && {
        AccessPointSearch: { AccessPointStatus: activeAndAvailable },
      }),
    },
    SortCriteria: { SortType: sortType },
  },
});

function addressKeyFormat({ addressLine, city, state, postalCode, countryCode }: OriginAddress) {
  const [postcode, extension] =
    countryCode === "US" && postalCode ? postalCode.split("-") : [postalCode, undefined];
  return {
    ...(countryCode === "IE" && { SingleLineAddress: singleLine([addressLine, city, state, postalCode]) }),
    ...(addressLine && { AddressLine: addressLine }),
    ...(city && { PoliticalDivision2: city }),
    ...(state && { PoliticalDivision1: state }),
    ...(postcode && { PostcodePrimaryLow: postcode }),
    ...(extension && { PostcodeExtendedLow: extension }),
    CountryCode: countryCode,
  };
}

/** Ireland is searched by one line; it must not be empty, so a request without an address names the country. */
const singleLine = (parts: readonly (string | undefined)[]): string =>
  parts.filter(Boolean).join(", ") || "Ireland";
