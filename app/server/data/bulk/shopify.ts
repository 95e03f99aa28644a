/** Maps rows of Shopify's product CSV, with headers from before and after 2025, to the catalog's fields. */
import { emptied, type MappedRow } from "./map-row.ts";
import { markdownOf } from "./markdown-of-html.ts";
import { slugOf } from "./handle.ts";
import type { Row } from "./read-rows.server.ts";

/** Old and new header by field. */
const names = {
  handle: ["Handle", "URL handle"],
  title: ["Title"],
  body: ["Body (HTML)", "Description"],
  vendor: ["Vendor"],
  category: ["Product Category", "Product category"],
  type: ["Type"],
  tags: ["Tags"],
  published: ["Published", "Published on online store"],
  status: ["Status"],
  sku: ["Variant SKU", "SKU"],
  barcode: ["Variant Barcode", "Barcode"],
  price: ["Variant Price", "Price"],
  compareAt: ["Variant Compare At Price", "Compare-at price"],
  quantity: ["Variant Inventory Qty", "Inventory quantity"],
  tracker: ["Variant Inventory Tracker", "Inventory tracker"],
  policy: ["Variant Inventory Policy", "Continue selling when out of stock"],
  image: ["Image Src", "Product image URL"],
  imageAlt: ["Image Alt Text", "Image alt text"],
  variantImage: ["Variant Image", "Variant image URL"],
} as const;

const optionNames = [1, 2, 3].map((number) => ({
  name: [`Option${number} Name`, `Option${number} name`],
  value: [`Option${number} Value`, `Option${number} value`],
}));

export const isShopify = (columns: readonly string[]): boolean =>
  [...names.handle].some((name) => columns.includes(name)) &&
  [...names.title].some((name) => columns.includes(name)) &&
  columns.some((name) => /^option1 (?:name|value)$/i.test(name));

/** The value of a product that has no options. */
const noOption = "Default Title";

/** @param currency of all prices, which the file lacks */
export function createShopifyMapping(currency: string): (row: Row) => MappedRow {
  /** Only the first row of a product has the names of options. */
  let current = { handle: "", options: [] as (string | undefined)[] };
  return ({ file, row, cells: source }) => {
    const find = (known: readonly string[]) => {
      const column = known.find((name) => Object.hasOwn(source, name));
      return {
        column: column ?? known[0]!,
        value: column === undefined ? undefined : emptied(source[column]),
      };
    };
    const of = (name: keyof typeof names) => find(names[name]);
    const has = (name: keyof typeof names) => names[name].some((column) => Object.hasOwn(source, column));
    const handle = of("handle");
    if (handle.value !== undefined && handle.value !== current.handle)
      current = {
        handle: String(handle.value),
        options: optionNames.map(({ name }) => optional(find(name).value)),
      };

    const cells: MappedRow["cells"] = { handle: { ...handle, value: current.handle } };
    const add = (field: string, cell: { column: string; value: unknown }) => {
      cells[field] = cell;
    };
    const body = of("body");
    const type = of("type");
    if (has("title")) add("name", of("title"));
    if (has("body"))
      add("description", {
        ...body,
        value: body.value === undefined ? undefined : markdownOf(String(body.value)),
      });
    if (has("vendor")) add("brand", of("vendor"));
    if (has("type") || has("category")) add("category", type.value === undefined ? of("category") : type);
    if (has("tags")) add("tags", separated(of("tags")));
    if (of("title").value !== undefined && (has("published") || has("status")))
      add("draft", draftOf(of("published"), of("status")));

    if (of("image").value !== undefined) {
      add("images", of("image"));
      if (of("imageAlt").value !== undefined) add("images.alt", of("imageAlt"));
    }
    const values = optionNames.map(({ value }) => find(value));
    // Further pictures have separate rows, without a variant.
    if (values.every(({ value }) => value === undefined) && of("price").value === undefined)
      return { file, row, cells };
    for (const [index, cell] of values.entries()) {
      const name = current.options[index];
      if (name !== undefined && cell.value !== undefined && cell.value !== noOption)
        add(`options.${slugOf(name) || `option-${index + 1}`}`, cell);
    }
    add("sku", withoutApostrophe(of("sku")));
    add("gtin", withoutApostrophe(of("barcode")));
    add(`prices.${currency}`, of("price"));
    add(`formerPrices.${currency}`, formerPrice(of("compareAt"), of("price").value));
    if (has("quantity") || has("tracker")) add("stock", stockOf(of("quantity"), of("tracker"), of("policy")));
    if (of("variantImage").value !== undefined) add("variant.images", of("variantImage"));
    return { file, row, cells };
  };
}

type Found = { column: string; value: unknown };

const optional = (value: unknown) => (value === undefined ? undefined : String(value));

const separated = ({ column, value }: Found) => ({
  column,
  value:
    value === undefined
      ? undefined
      : String(value)
          .split(/\s*,\s*/)
          .filter(Boolean),
});

/** Shopify's export protects leading zeros from spreadsheets with an apostrophe. */
const withoutApostrophe = ({ column, value }: Found) => ({
  column,
  value: value === undefined ? undefined : String(value).replace(/^'/, ""),
});

const isYes = (value: unknown) => /^(?:true|yes|1)$/i.test(String(value));

function draftOf(published: Found, status: Found): Found {
  const isActive = status.value === undefined || /^active$/i.test(String(status.value));
  const isOnline = published.value === undefined || isYes(published.value);
  return {
    column: status.value === undefined ? published.column : status.column,
    value: !(isActive && isOnline),
  };
}

/** Ignores compare-at prices that are not higher than the price. */
const formerPrice = ({ column, value }: Found, price: unknown): Found => ({
  column,
  value: value !== undefined && Number(value) > Number(price ?? 0) ? value : undefined,
});

/** In stock if Shopify does not track the quantity, or continues selling without stock. */
function stockOf(quantity: Found, tracker: Found, policy: Found): Found {
  const isTracked = tracker.value !== undefined;
  const sellsOn = /^continue$/i.test(String(policy.value)) || isYes(policy.value);
  return { column: quantity.column, value: !isTracked || sellsOn || Number(quantity.value ?? 0) > 0 };
}
