/** Responses of the carrier's locator, after its documentation and observed responses. */
type Fields = Record<string, unknown>;

export const hiddenPhone = "0049 30 1111111";
export const internalId = "987654";

/** Monday to Friday and Saturday. An empty field means that Sunday is closed. */
export const weekHours: Fields = {
  StandardHours: [
    {
      HoursType: "10",
      DayOfWeek: [
        { Day: "1", ClosedIndicator: "" },
        ...["2", "3", "4", "5", "6"].map((Day) => ({ Day, OpenHours: "900", CloseHours: "1830" })),
        { Day: "7", OpenHours: "1000", CloseHours: "1400" },
      ],
    },
  ],
};

/** A lunch break as arrays, one day around the clock, and one until midnight, which is `0`. */
export const splitHours: Fields = {
  StandardHours: {
    HoursType: "10",
    DayOfWeek: [
      { Day: "2", OpenHours: ["800", "1400"], CloseHours: ["1200", "1800"] },
      { Day: "3", OpenHours: ["800", "1400"], CloseHours: ["1200", "1800"] },
      { Day: "6", Open24HoursIndicator: "" },
      { Day: "7", OpenHours: "1200", CloseHours: "0" },
    ],
  },
};

/** A location in the format of the current API version; `fields` replaces parts of it. */
export function location(number: number, fields: Fields = {}): Fields {
  return {
    LocationID: `${internalId}${number}`,
    IVR: { PhraseID: "0" },
    OriginOrDestination: "01",
    AddressKeyFormat: {
      ConsigneeName: `KIOSK ${number}`,
      AddressLine: `HAUPTSTR. ${number}`,
      PoliticalDivision2: "NEUSS",
      PoliticalDivision1: "NW",
      PostcodePrimaryLow: "41460",
      CountryCode: "DE",
    },
    Geocode: { Latitude: (51.19 + number / 100).toFixed(2), Longitude: (6.69 + number / 100).toFixed(2) },
    Distance: { Value: String(number / 2), UnitOfMeasurement: { Code: "KM", Description: "KILOMETERS" } },
    PhoneNumber: [`0049 2131 55500${number}`],
    DisplayPhoneNumberIndicator: "1",
    StandardHoursOfOperation: "Mon-Fri: 9:00am-6:30pm; Sat: 10:00am-2:00pm; Sun: Closed",
    OperatingHours: weekHours,
    AdditionalChargeIndicator: "",
    AccessPointInformation: {
      PublicAccessPointID: `U1000000${number}`,
      AccessPointStatus: { Code: "01", Description: "ACTIVE_AVAILABLE" },
    },
    ...fields,
  };
}

/** Twelve, although the request asks for ten; the phone number of the second one is hidden. */
export const standardLocations: Fields[] = Array.from({ length: 12 }, (_, index) =>
  location(index + 1, index === 1 ? { PhoneNumber: [hiddenPhone], DisplayPhoneNumberIndicator: "0" } : {}),
);

const response = { ResponseStatusCode: "1", ResponseStatusDescription: "Success" };

export const responseOf = (dropLocation: unknown, results: Fields = {}): Fields => ({
  LocatorResponse: {
    Response: response,
    SearchResults: { ...(dropLocation !== undefined && { DropLocation: dropLocation }), ...results },
    AllowAllConfidenceLevels: "False",
  },
});

/** Nothing found: the carrier knows two places of this name. */
export const candidatesResponse = responseOf(undefined, {
  GeocodeCandidate: ["15230", "60306"].map((postcode) => ({
    AddressKeyFormat: { PoliticalDivision2: "FRANKFURT", PostcodePrimaryLow: postcode, CountryCode: "DE" },
  })),
});

/** A failure in a response with a success status. */
export const failureInside = {
  LocatorResponse: {
    Response: {
      ResponseStatusCode: "0",
      ResponseStatusDescription: "Failure",
      Error: {
        ErrorSeverity: "Hard",
        ErrorCode: "350201",
        ErrorDescription: "at com.carrier.Locator.find(Locator.java:99)",
      },
    },
  },
};

/** Entities for line ends and characters, markup, bidi control characters, excessive length, and invalid numbers. */
export const hostileLocation = location(1, {
  AddressKeyFormat: {
    ConsigneeName: 'B&amp;B <script>alert(1)</script><img src=x onerror="alert(2)"> STORE&reg; \u202eEVIL',
    AddressLine: "HAUPTSTR. 1&#xD;2. STOCK&#0;&#x110000;",
    PoliticalDivision2: "X".repeat(10_000),
    PostcodePrimaryLow: { evil: true },
    CountryCode: "Deutschland",
  },
  Geocode: { Latitude: "NaN", Longitude: "1e400" },
  Distance: { Value: "-3", UnitOfMeasurement: "KM" },
  PhoneNumber: "javascript:alert(3)",
  OperatingHours: {
    StandardHours: { DayOfWeek: [{ Day: "9", OpenHours: "9999", CloseHours: [] }, null, 7] },
  },
  StandardHoursOfOperation: "whenever",
  AccessPointInformation: { PublicAccessPointID: '"><script>' },
});
