import { DatabaseError } from "pg";
import { expect, test } from "vitest";

import { isDatabaseAway } from "./sql-state.ts";

const withCode = (code: string) => Object.assign(new Error("failed"), { code });

function databaseError(code: string) {
  const error = new DatabaseError("failed", 6, "error");
  error.code = code;
  return error;
}

test.each([
  withCode("ECONNREFUSED"),
  withCode("ENOTFOUND"),
  new Error("the query failed", { cause: withCode("ECONNRESET") }),
  new Error("Connection terminated unexpectedly"),
  databaseError("57P01"),
  databaseError("57014"),
])("an outage of the database is detected: %o", (error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each([
  withCode("ERR_MODULE_NOT_FOUND"),
  withCode("ERR_INVALID_ARG_TYPE"),
  withCode("EACCES"),
  new TypeError("x is not a function"),
  databaseError("42P01"),
])("a fault of the program is not an outage: %o", (error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
