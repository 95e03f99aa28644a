import * as v from "valibot";

/** Kilometers. The carrier's maximum. */
export const searchRadius = 150;

/** The carrier's default is 5. */
export const maxLocations = 10;

const locale = "en_US";

const nearestFirst = "01";

/** Access points that are open and have room. */
const activeAndAvailable = "01";

const accessPoints = 64;

/** Text without control characters; empty and null become undefined. */
const textField = (max: number) =>
  v.pipe(
    v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(max), v.regex(/^\P{Cc}*$/u)), ""),
    v.transform((text) => text || undefined),
  );

export const originAddress = v.object({
  addressLine: textField(100),
  city: textField(50),
  state: textField(50),
  postalCode: textField(10),
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
});
export type OriginAddress = Partial<v.InferOutput<typeof originAddress>> & { countryCode: string };

/** The only path without `/api`. */
export const tokenPath = "/security/v1/oauth/token";

export const locatorPath = (requestOption: number): string =>
  `/api/locations/v3/search/availabilities/${requestOption}?Locale=${locale}`;

/** The carrier rejects empty fields. @param requestOption 64: access points, 1: drop-off points */
export const locatorRequest = (address: OriginAddress, requestOption: number, context: string) => ({
  LocatorRequest: {
    Request: { RequestAction: "Locator", TransactionReference: { CustomerContext: context } },
    OriginAddress: {
      AddressKeyFormat: addressKeyFormat(address),
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
    SortCriteria: { SortType: nearestFirst },
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

/** The carrier searches Ireland by this line, which must not be empty. */
const singleLine = (parts: readonly (string | undefined)[]): string =>
  parts.filter(Boolean).join(", ") || "Ireland";
