import { expect, test } from "vitest";

import { localityOf } from "./place-contact.tsx";

const place = (code: string, city: string | null, region: string | null, postalCode: string | null) => ({
  country: { code },
  city,
  region,
  postalCode,
  address: null,
  phone: null,
  url: null,
  hours: [],
});

test.each([
  ["the United States", place("US", "Bloomington", "IL", "61704"), "Bloomington, IL 61704"],
  ["Germany", place("DE", "Berlin", null, "10115"), "10115 Berlin"],
  ["Italy", place("IT", "Monza", "MB", "20900"), "20900 Monza, MB"],
  ["a country without postal codes", place("AE", "Dubai", null, null), "Dubai"],
])("the order of an address is that of %s", (_, contact, expected) => {
  expect(localityOf(contact)).toBe(expected);
});
