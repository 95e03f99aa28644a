import { describe, expect, test } from "vitest";

import {
  responseOf,
  candidatesResponse,
  hiddenPhone,
  hostileLocation,
  internalId,
  location,
  splitHours,
  standardLocations,
} from "#tests/support/carrier-responses.ts";

import { parseLocations } from "./parse-locations.ts";
import { writePublicLocations, writePublicToken } from "./public-locations.ts";

const first = (dropLocation: unknown) => parseLocations(responseOf(dropLocation)).points[0]!;

test("a location becomes one validated point", () => {
  expect(first(standardLocations)).toEqual({
    id: "u10000001",
    name: "KIOSK 1",
    addressLines: ["HAUPTSTR. 1"],
    postalCode: "41460",
    city: "NEUSS",
    countryCode: "DE",
    position: { latitude: 51.2, longitude: 6.7 },
    distance: 0.5,
    phone: "0049 2131 555001",
    hours: [
      { days: "mo-fr", opens: "09:00", closes: "18:30" },
      { days: "sa", opens: "10:00", closes: "14:00" },
    ],
  });
});

test("a response has at most ten points, each once", () => {
  expect(parseLocations(responseOf(standardLocations)).points).toHaveLength(10);
  expect(parseLocations(responseOf([location(1), location(1)])).points).toHaveLength(1);
});

test("older responses have an object in place of a list of one", () => {
  const point = first(location(3, { PhoneNumber: "0049 2131 555003" }));
  expect(point).toMatchObject({ name: "KIOSK 3", phone: "0049 2131 555003" });
});

test("a hidden telephone number and the internal number are in no point", () => {
  const text = JSON.stringify(parseLocations(responseOf(standardLocations)));
  expect(text).not.toContain(hiddenPhone);
  expect(text).not.toContain(internalId);
});

test("without a public number a point has a stable generated one", () => {
  const nameless = location(4, { AccessPointInformation: undefined });
  expect(first(nameless).id).toMatch(/^[0-9a-f]{12}$/);
  expect(first(nameless).id).toBe(first({ ...nameless, LocationID: "1" }).id);
});

test("hostile texts become plain, short ones, and invalid numbers are missing", () => {
  expect(first(hostileLocation)).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{12}$/),
    name: "B&B alert(1) STORE® EVIL",
    addressLines: ["HAUPTSTR. 1", "2. STOCK"],
    postalCode: undefined,
    city: "X".repeat(60),
    countryCode: "DE",
    position: undefined,
    distance: undefined,
    phone: undefined,
    hours: [],
  });
});

test.each([
  ["no results", responseOf(undefined)],
  ["empty results", { LocatorResponse: { SearchResults: "" } }],
  ["a list of invalid entries", responseOf([null, "", 7, {}, []])],
  ["an empty answer", { LocatorResponse: {} }],
])("there are no points in %s", (_, response) =>
  expect(parseLocations(response)).toEqual({ points: [], candidates: [] }),
);

test("an ambiguous address has candidates", () => {
  expect(parseLocations(candidatesResponse).candidates).toEqual([
    { addressLine: undefined, city: "FRANKFURT", postalCode: "15230", countryCode: "DE" },
    { addressLine: undefined, city: "FRANKFURT", postalCode: "60306", countryCode: "DE" },
  ]);
});

test("a response of another service is rejected", () => {
  expect(() => parseLocations({ hello: "world" })).toThrow("cannot be read");
});

describe("distance", () => {
  test.each([
    [{ Value: "20.5", UnitOfMeasurement: { Code: "KM" } }, 20.5],
    [{ Value: 3, UnitOfMeasurement: "KM" }, 3],
    [{ Value: "10", UnitOfMeasurement: { Code: "MI" } }, 16.09344],
    [{ Value: "near" }, undefined],
    [undefined, undefined],
  ])("%j is %s kilometres", (Distance, expected) => {
    expect(first(location(1, { Distance })).distance).toBe(expected);
  });
});

describe("position", () => {
  test.each([
    [{ Latitude: "0", Longitude: "0" }],
    [{ Latitude: "91", Longitude: "0" }],
    [{ Latitude: "", Longitude: "" }],
    [""],
  ])("%j is not a position", (Geocode) => expect(first(location(1, { Geocode })).position).toBeUndefined());
});

describe("hours", () => {
  const hoursOf = (OperatingHours: unknown, StandardHoursOfOperation?: string) =>
    first(location(1, { OperatingHours, StandardHoursOfOperation })).hours.map(
      ({ days, opens, closes }) => `${days} ${opens}-${closes}`,
    );

  test("may have breaks, days around the clock, and midnight", () => {
    expect(hoursOf(splitHours)).toEqual([
      "mo-tu 08:00-12:00",
      "mo-tu 14:00-18:00",
      "fr 00:00-23:59",
      "sa 12:00-23:59",
    ]);
  });

  test("are those for customers, not those for collection", () => {
    const day = (OpenHours: string) => [{ Day: "2", OpenHours, CloseHours: "2000" }];
    const sets = [
      { HoursType: "20", DayOfWeek: day("1800") },
      { HoursType: "10", DayOfWeek: day("700") },
    ];
    expect(hoursOf({ StandardHours: sets })).toEqual(["mo 07:00-20:00"]);
  });

  test.each([
    ["Mon-Fri: 9:00am-8:00pm; Sat: 10am-2pm; Sun: Closed", ["mo-fr 09:00-20:00", "sa 10:00-14:00"]],
    ["Mon-Sun: Open 24 hours", ["mo-su 00:00-23:59"]],
    ["Sat-Mon: 12:00am-12:00pm", ["mo 00:00-12:00", "sa-su 00:00-12:00"]],
    ["by appointment", []],
    ["", []],
  ])("are read from the English line %j if they have no structure", (words, expected) => {
    expect(hoursOf(undefined, words)).toEqual(expected);
  });

  test("a day that is closed by a flag of any value but 0 is missing", () => {
    const day = (ClosedIndicator: unknown) => ({
      StandardHours: [
        { HoursType: "10", DayOfWeek: [{ Day: "2", OpenHours: "900", CloseHours: "1700", ClosedIndicator }] },
      ],
    });
    expect(hoursOf(day(""))).toEqual([]);
    expect(hoursOf(day("0"))).toEqual(["mo 09:00-17:00"]);
    expect(hoursOf(day(undefined))).toEqual(["mo 09:00-17:00"]);
  });
});

describe("the public part of a response", () => {
  test("omits internal numbers, hidden telephone numbers and locations after the tenth", () => {
    const response = responseOf(standardLocations);
    const shown = JSON.parse(writePublicLocations(response)) as typeof response;
    const { LocationID: _, ...rest } = standardLocations[0]!;
    const locations = (shown.LocatorResponse as { SearchResults: { DropLocation: unknown[] } }).SearchResults;
    expect(locations.DropLocation).toHaveLength(10);
    expect(locations.DropLocation[0]).toEqual(rest);
    expect(locations.DropLocation[1]).not.toHaveProperty("PhoneNumber");
    expect(JSON.stringify(shown)).not.toContain(internalId);
  });

  test("is the same for a single location", () => {
    const shown = writePublicLocations(responseOf(location(1, { DisplayPhoneNumberIndicator: 0 })));
    expect(shown).not.toMatch(/LocationID|PhoneNumber"/);
    expect(shown).toContain("KIOSK 1");
  });

  test("is a token without the client's name", () => {
    const shown = writePublicToken({ client_id: "secret", access_token: "abc", expires_in: "14399" });
    expect(JSON.parse(shown)).toEqual({ access_token: "abc", expires_in: "14399" });
  });

  test("is empty for a response that is nested too deeply", () => {
    const deep = JSON.parse(`${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`) as Record<string, unknown>;
    expect(() => writePublicLocations(deep)).toThrow("cannot be read");
  });
});
