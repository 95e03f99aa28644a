import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";

import { serializeError } from "./log.server.ts";

test("a failed query is logged without its values", () => {
  const cause = Object.assign(new Error("terminating connection"), { code: "57P01" });
  const error = new DrizzleQueryError(
    "insert into submission values ($1)",
    ["ada@example.org\n    at home"],
    cause,
  );
  const logged = serializeError(error);
  expect(logged).toMatchObject({ query: "insert into submission values ($1)", code: "57P01" });
  expect(logged).toMatchObject({
    message: "terminating connection",
    stack: expect.stringContaining("log.test.ts"),
  });
  expect(JSON.stringify(logged)).not.toContain("ada@example.org");
});

test("any other error is logged unchanged", () => {
  expect(serializeError(new TypeError("no"))).toMatchObject({ type: "TypeError", message: "no" });
});
