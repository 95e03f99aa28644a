import { expect, test } from "vitest";

import { pickupParamsFor, pickupParamsOf, pickupSearchOf } from "./pickup-search.ts";
import { parseSearch } from "./search-params.ts";

const read = (query: string) => pickupSearchOf(parseSearch(query));

test("an address is read and written back", () => {
  const query =
    "?pickup-street=Torstr.+1&pickup-city=+Berlin+&pickup-postcode=10119&pickup-country=DE&country=AT&city=Wien";
  const search = { street: "Torstr. 1", city: "Berlin", postcode: "10119", country: "DE" };
  expect(read(query)).toEqual(search);
  expect(pickupParamsOf(pickupParamsFor(search))).toEqual(pickupParamsOf(parseSearch(query)));
});

test.each([
  ["no parameters", "?city=Berlin"],
  ["empty parameters", "?pickup-street=&pickup-city=&pickup-postcode=&pickup-country="],
  ["a country that is not a code", "?pickup-country=Germany"],
  ["a text that is too long", `?pickup-city=${"a".repeat(51)}`],
  ["control characters", "?pickup-city=Ber%0D%0Alin"],
])("there is no search with %s", (_, query) => expect(read(query)).toBeUndefined());
