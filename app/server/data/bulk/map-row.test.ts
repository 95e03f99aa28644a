import { globSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { projectRoot } from "../../ops/project-root.server.ts";
import { mapFor, readCatalogMap } from "./catalog-map.server.ts";
import { mapRow } from "./map-row.ts";
import { createProblemLog } from "./row-problems.ts";

const cells = {
  id: 7,
  name: " Corsair K70 RGB ",
  link: "Wired, Bluetooth Wireless",
  compact: true,
  range: [20, 21],
  place: { lat: 39.5 },
  empty: null,
  note: "",
};

const map = (fields: Parameters<typeof mapRow>[1]["fields"], constants = {}) =>
  Object.fromEntries(
    Object.entries(mapRow({ file: "a.json", row: 3, cells }, { fields, constants }).cells).map(
      ([field, { value }]) => [field, value],
    ),
  );

test("columns, paths of JSON, texts with columns and constants fill fields", () => {
  expect(
    map(
      { name: "name", latitude: "place.lat", handle: "k-{id} {name}", mpn: "empty", sku: "note" },
      { country: "US" },
    ),
  ).toEqual({
    name: "Corsair K70 RGB",
    latitude: 39.5,
    handle: "k-7 Corsair K70 RGB",
    mpn: undefined,
    sku: undefined,
    country: "US",
  });
});

test("values are looked up, split, matched, multiplied, and replaced if they are empty", () => {
  expect(
    map({
      connections: { from: "link", split: ",", values: { Wired: "usb", "Bluetooth Wireless": "bluetooth" } },
      brand: { from: "name", pattern: "^(\\S+)" },
      "specifications.layout": { from: "compact", values: { true: "Compact", false: "Full size" } },
      "specifications.to": { from: "range.1", times: 1_000 },
      promise: { from: "note", default: "New" },
      mpn: { from: "name", pattern: "^\\d+$" },
    }),
  ).toEqual({
    connections: ["usb", "bluetooth"],
    brand: "Corsair",
    "specifications.layout": "Compact",
    "specifications.to": 21_000,
    promise: "New",
    mpn: undefined,
  });
});

const examples = globSync("docs/examples/catalog-maps/*.yaml", { cwd: projectRoot }).toSorted();

test("the maps of the documentation can be read, and each matches its own files", () => {
  const maps = examples.map((path) => readCatalogMap(join(projectRoot, path)));
  const files = ["/d/keyboard.json", "/d/us-stores.json", "/d/prices-monday.csv", "/d/other.csv"];
  expect(files.map((file) => mapFor(file, maps)?.source)).toEqual([
    "pc-part-dataset keyboards",
    "best-buy shops",
    "erp prices",
    undefined,
  ]);
});

test("problems are grouped by field and wanted form, the most frequent first, with examples", () => {
  const log = createProblemLog();
  const problem = {
    file: "a.csv",
    column: "Price",
    field: "prices.USD",
    wanted: "expected a price like 49.90",
  };
  for (let row = 2; row < 1_236; row++) log.add({ ...problem, row, value: "ten" });
  log.add({ ...problem, row: 9, column: "", field: "row", value: undefined, wanted: "expected a handle" });
  expect(log.lines()).toEqual([
    "prices.USD: 1,234 rows: expected a price like 49.90",
    '  a.csv row 2, column "Price": got "ten"',
    '  a.csv row 3, column "Price": got "ten"',
    '  a.csv row 4, column "Price": got "ten"',
    "  and 1,231 more",
    "row: 1 row: expected a handle",
    "  a.csv row 9: got nothing",
  ]);
});
