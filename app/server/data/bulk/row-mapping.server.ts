import { basename, extname } from "node:path";

import { SetupError } from "../../ops/setup-error.ts";
import type { Content } from "../import/localize-content.ts";
import { localeOf } from "../import/site.schema.ts";
import type { BulkRequest, RowSettings } from "./bulk-job.ts";
import type { CatalogMap } from "./catalog-map.server.ts";
import { columnsOf, emptied, type MappedRow, mapRow } from "./map-row.ts";
import { placeFields } from "./check-places.server.ts";
import { kindOfField } from "./product-fields.ts";
import type { Row } from "./read-rows.server.ts";
import { createShopifyMapping, isShopify } from "./shopify.ts";

export type RowMapping = { settings: RowSettings; map: (row: Row) => MappedRow };

/** @throws {SetupError} for a file of an unknown format without a map */
export function createRowMapping(
  first: Row,
  path: string,
  map: CatalogMap | undefined,
  { content, currency: given }: Pick<BulkRequest, "currency"> & { content: Content },
): RowMapping {
  const { defaultSite, sites } = content.sites.value;
  const currency = given ?? sites.find(({ code }) => code === defaultSite)!.currency;
  const columns = Object.keys(first.cells);
  const known = (field: string) => fieldOf(field, currency);
  const locales = sites.map(localeOf);
  if (map) {
    checkMap(map, first, path, known, locales);
    const fields = Object.fromEntries(
      Object.entries(map.fields).map(([field, rule]) => [known(field), rule]),
    );
    const { rows, decimal, repeated } = map;
    return {
      settings: { rows, decimal, repeated, source: map.source! },
      map: (row) => mapRow(row, { ...map, fields }),
    };
  }
  const settings = { rows: "products", decimal: ".", repeated: "error", source: sourceOf(path) } as const;
  if (isShopify(columns)) return { settings, map: createShopifyMapping(currency) };
  const isPlaces = columns.includes("latitude") && columns.every((column) => placeFields.includes(column));
  if (!isPlaces) checkColumns(columns, path, (column) => kindOfField(known(column), locales) !== undefined);
  return {
    settings: { ...settings, rows: isPlaces ? "shops" : "products" },
    map: ({ file, row, cells }) => ({
      file,
      row,
      cells: Object.fromEntries(
        Object.entries(cells).map(([column, value]) => [
          known(column),
          { column, value: unprotected(emptied(value)) },
        ]),
      ),
    }),
  };
}

/** Removes the protection against formulas that an export adds. */
const unprotected = (value: unknown) =>
  typeof value === "string" && /^'+[=+\-@]/.test(value) ? value.slice(1) : value;

const sourceOf = (path: string) => basename(path, extname(path)).slice(0, 80);

/** Price columns without a currency use that of the command. */
const withoutCurrency: Record<string, string> = {
  price: "prices",
  formerPrice: "formerPrices",
  lowestPrice: "lowestPrices",
};

const fieldOf = (column: string, currency: string) =>
  Object.hasOwn(withoutCurrency, column) ? `${withoutCurrency[column]}.${currency}` : column;

function checkColumns(columns: readonly string[], path: string, isKnown: (column: string) => boolean) {
  const unknown = columns.filter((column) => !isKnown(column));
  if (unknown.length === 0 && (columns.includes("handle") || columns.includes("sku"))) return;
  const names = unknown.map((column) => JSON.stringify(column)).join(", ");
  throw new SetupError(
    `${basename(path)}: ${names ? `has unknown columns: ${names}` : "has no column handle or sku"}. It is neither in the form of docs/catalog-import.md nor an export of Shopify: a map says what its columns mean (--map).`,
  );
}

function checkMap(
  { rows, fields, constants, format }: CatalogMap,
  first: Row,
  path: string,
  known: (field: string) => string,
  locales: readonly string[],
) {
  const isKnown = (field: string) =>
    rows === "shops" ? placeFields.includes(field) : kindOfField(known(field), locales) !== undefined;
  const unknown = [...Object.keys(fields), ...Object.keys(constants)].filter((field) => !isKnown(field));
  if (unknown.length > 0) throw new SetupError(`--map: has unknown fields: ${unknown.join(", ")}`);
  if (format !== "csv" && extname(path).toLowerCase() !== ".csv") return;
  // A column that is missing in the header is a typo in the map; items of JSON may lack fields.
  const named = Object.values(fields).flatMap((rule) =>
    columnsOf(typeof rule === "string" ? rule : rule.from),
  );
  const missing = named.filter((column) => !Object.hasOwn(first.cells, column));
  if (missing.length > 0)
    throw new SetupError(
      `${basename(path)}: has no column ${missing.map((column) => JSON.stringify(column)).join(", ")}, which the map names. It has: ${Object.keys(first.cells).join(", ")}`,
    );
}
