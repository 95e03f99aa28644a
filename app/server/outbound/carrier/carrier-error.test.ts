import { expect, test } from "vitest";

import { CarrierError, type CarrierFailure, isOutage } from "./carrier-error.ts";

test.each<[CarrierFailure, boolean]>([
  ["timeout", true],
  ["unreachable", true],
  ["nonsense", true],
  ["credentials", true],
  ["refused", false],
  ["unauthorized", false],
  ["busy", false],
  ["failed", false],
  ["paused", false],
])("%s means that the carrier is down: %s", (failure, expected) => {
  expect(isOutage(new CarrierError(failure))).toBe(expected);
});

test("an error of the application does not mention the carrier", () => {
  expect(isOutage(new TypeError("x is not a function"))).toBe(false);
});
