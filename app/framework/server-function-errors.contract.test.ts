import { readFileSync } from "node:fs";
import { join } from "node:path";

import { execValidator } from "@tanstack/start-client-core";
import * as v from "valibot";
import { expect, test } from "vitest";

import { projectRoot } from "#app/server/ops/project-root.server.ts";
import { contract } from "#tests/support/contract.ts";

import { isInvalidInput, namesUnknownFunction } from "./server-function-errors.ts";

test.each([
  ["of another type", v.object({ slug: v.string() }), { slug: 1 }],
  ["missing", v.object({ slug: v.string() }), {}],
  ["too long", v.pipe(v.string(), v.maxLength(3)), "slugs"],
])("input that is %s is detected by its error", async (_, schema, input) => {
  const error = await execValidator(schema, input).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(
    isInvalidInput(error),
    contract(
      "@tanstack/start-client-core@1.170.39",
      "a validator's issues are no longer the JSON text of an error's message.",
    ),
  ).toBe(true);
});

test("another error does not match", () => {
  expect(isInvalidInput(new Error("the database does not answer"))).toBe(false);
  expect(isInvalidInput('[{ "kind": "schema" }]')).toBe(false);
});

test("an unknown function is detected by Start's message", () => {
  const resolver = join(
    projectRoot,
    "node_modules/@tanstack/start-plugin-core/dist/esm/start-compiler/server-fn-resolver-module.js",
  );
  expect(
    namesUnknownFunction(readFileSync(resolver, "utf8")),
    contract(
      "@tanstack/start-plugin-core@1.171.56",
      "an unknown id of a server function is told in other words.",
    ),
  ).toBe(true);
});
