import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test, vi } from "vitest";

import { renderBlock } from "#tests/support/render-block.tsx";

import { blockFixtures } from "./fixtures.ts";
import { blockRegistry } from "./registry.ts";
import { definitions } from "./definitions.gen.ts";

const kinds = Object.keys(definitions) as (keyof typeof definitions)[];

test("folders, schemas, components and fixtures name the same kinds", () => {
  const folders = readdirSync(import.meta.dirname).filter(
    (name) => name !== "brand.gen" && statSync(join(import.meta.dirname, name)).isDirectory(),
  );
  expect(kinds.toSorted()).toEqual(folders.toSorted());
  expect(Object.keys(blockRegistry).toSorted()).toEqual(folders.toSorted());
  expect(Object.keys(blockFixtures).toSorted()).toEqual(folders.toSorted());
});

describe.each(kinds)("%s", (kind) => {
  test("its folder has a definition, a view and a test", () => {
    const files = readdirSync(join(import.meta.dirname, kind));
    for (const suffix of [".definition.ts", ".tsx", ".test.tsx"]) expect(files).toContain(`${kind}${suffix}`);
  });

  test("its fixture renders without messages from React on the console", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(await renderBlock(blockFixtures[kind])).toMatch(/^<section/);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});
