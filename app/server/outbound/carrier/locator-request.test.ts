import * as v from "valibot";
import { expect, test } from "vitest";

import { locatorPath, locatorRequest, originAddress } from "./locator-request.ts";

const berlin = {
  addressLine: "Torstr. 1",
  city: "Berlin",
  state: "BE",
  postalCode: "10119",
  countryCode: "DE",
};

test("the request has the carrier's format, with all values as text", () => {
  expect(locatorRequest(berlin, 64, "abc")).toEqual({
    LocatorRequest: {
      Request: { RequestAction: "Locator", TransactionReference: { CustomerContext: "abc" } },
      OriginAddress: {
        AddressKeyFormat: {
          AddressLine: "Torstr. 1",
          PoliticalDivision2: "Berlin",
          PoliticalDivision1: "BE",
          PostcodePrimaryLow: "10119",
          CountryCode: "DE",
        },
        MaximumListSize: "10",
      },
      Translate: { Locale: "en_US" },
      UnitOfMeasurement: { Code: "KM" },
      LocationSearchCriteria: {
        MaximumListSize: "10",
        SearchRadius: "150",
        AccessPointSearch: { AccessPointStatus: "01" },
      },
      SortCriteria: { SortType: "01" },
    },
  });
});

test.each([1, 8, 32])("option %i does not search for access points", (option) => {
  expect(locatorRequest(berlin, option, "abc").LocatorRequest.LocationSearchCriteria).toEqual({
    MaximumListSize: "10",
    SearchRadius: "150",
  });
  expect(locatorPath(option)).toBe(`/api/locations/v3/search/availabilities/${option}?Locale=en_US`);
});

const addressOf = (address: Parameters<typeof locatorRequest>[0]) =>
  locatorRequest(address, 64, "abc").LocatorRequest.OriginAddress.AddressKeyFormat;

test.each([
  [
    "empty fields are left out",
    { city: "", addressLine: undefined, countryCode: "DE" },
    { CountryCode: "DE" },
  ],
  [
    "the second part of an American postal code has its own field",
    { postalCode: "30301-1234", countryCode: "US" },
    { PostcodePrimaryLow: "30301", PostcodeExtendedLow: "1234", CountryCode: "US" },
  ],
  [
    "a hyphen of another country belongs to the postal code",
    { postalCode: "00-950", countryCode: "PL" },
    { PostcodePrimaryLow: "00-950", CountryCode: "PL" },
  ],
  [
    "Ireland is searched by one line as well",
    { addressLine: "1 Main St", city: "Cork", countryCode: "IE" },
    {
      SingleLineAddress: "1 Main St, Cork",
      AddressLine: "1 Main St",
      PoliticalDivision2: "Cork",
      CountryCode: "IE",
    },
  ],
])("%s", (_, address, expected) => expect(addressOf(address)).toEqual(expected));

test("null, an empty text and a blank text count as missing", () => {
  expect(v.parse(originAddress, { addressLine: null, city: " ", state: "", countryCode: "DE" })).toEqual({
    addressLine: undefined,
    city: undefined,
    state: undefined,
    postalCode: undefined,
    countryCode: "DE",
  });
});

test.each([
  ["a street that is too long", { addressLine: "a".repeat(101) }],
  ["a city that is too long", { city: "a".repeat(51) }],
  ["a state that is too long", { state: "a".repeat(51) }],
  ["a postal code that is too long", { postalCode: "1".repeat(11) }],
  ["a line end", { city: "Berlin\r\nX-Evil: 1" }],
  ["the null character", { city: "Ber\0lin" }],
  ["a number in place of a text", { postalCode: 10119 }],
  ["a country in small letters", { countryCode: "de" }],
  ["a country's name", { countryCode: "Germany" }],
  ["no country", { countryCode: undefined }],
])("%s is rejected", (_, fields) => {
  expect(v.is(originAddress, { ...berlin, ...fields })).toBe(false);
});
