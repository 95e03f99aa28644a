import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

import { ContentError } from "../problem.ts";
import { catalogOnDemand } from "./catalog-file.server.ts";

const folder = mkdtempSync(join(tmpdir(), "catalog-"));
afterAll(() => rmSync(folder, { recursive: true }));

function catalogOf(text: string) {
  writeFileSync(join(folder, "de.po"), text);
  return catalogOnDemand(folder, join(folder, "de.po"));
}

test("a catalog on demand is read when its entries are, and once", () => {
  const catalog = catalogOf("not yet a catalog");
  expect(catalog.file).toBe("de.po");
  writeFileSync(join(folder, "de.po"), 'msgctxt "brand:name"\nmsgid "Lamp"\nmsgstr "Leuchte"\n');
  const { entries } = catalog;
  expect(entries).toMatchObject([{ context: "brand:name", source: "Lamp", translation: "Leuchte", line: 1 }]);
  expect(catalog.entries).toBe(entries);
});

test("a mistake in a catalog on demand is an error with its line", () => {
  const catalog = catalogOf('msgid "Lamp"\nmsgstr "Leuchte');
  expect(() => catalog.entries).toThrow(ContentError);
  expect(() => catalog.entries).toThrow("de.po");
});
