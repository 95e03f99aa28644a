/** Exports all products as CSV in the format that an import reads without a map: one row per variant. */
import type { EntryTranslations } from "../database/schema.ts";
import { canonical, type ProductShape, type VariantShape } from "../import/product-shape.ts";
import { withoutPictureColor } from "../../../../styles/pictures.ts";
import { listSeparator } from "./cell-values.ts";
import { translatedFields } from "./product-fields.ts";

export type ExportedProduct = { slug: string; value: ProductShape; translations: EntryTranslations };

type Cells = Record<string, string>;

const priceFields = ["prices", "formerPrices", "lowestPrices"] as const;

/** Always present; other columns follow if a product has a value for them. */
const firstColumns = ["handle", "name", "category", "brand", "sku", "gtin", "mpn"];

const order = [
  ...firstColumns,
  "options.",
  "prices.",
  "formerPrices.",
  "lowestPrices.",
  "inStock",
  "variant.images",
  "images",
  "images.alt",
  "promise",
  "description",
  "name:",
  "promise:",
  "description:",
  "tags",
  "connections",
  "specifications.",
];

const rankOf = (column: string) => {
  const rank = order.findIndex((start) =>
    /[.:]$/.test(start) ? column.startsWith(start) : column === start,
  );
  return rank < 0 ? order.length : rank;
};

export function* exportRows(products: readonly ExportedProduct[]): Generator<string> {
  const columns = new Set(firstColumns);
  for (const product of products)
    for (const cells of cellsOf(product)) for (const column of Object.keys(cells)) columns.add(column);
  const header = [...columns].toSorted((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));
  yield lineOf(header);
  for (const product of products)
    for (const cells of cellsOf(product)) yield lineOf(header.map((column) => cells[column] ?? ""));
}

const lineOf = (cells: readonly string[]) => `${cells.map(quoted).join(",")}\r\n`;

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function cellsOf({ slug, value, translations }: ExportedProduct): Cells[] {
  const { variants = [], ...product } = canonical(value);
  const shared = productCells(product, translations);
  const rows =
    variants.length > 0
      ? variants.map((variant) => variantCells(product, variant))
      : [articleCells(product, product)];
  return rows.map((cells, index) => ({ handle: slug, ...(index === 0 && shared), ...cells }));
}

const separateFields = new Set<string>([
  "sku",
  "gtin",
  "mpn",
  "inStock",
  "images",
  "specifications",
  ...priceFields,
]);

function productCells(product: ProductShape, translations: EntryTranslations): Cells {
  const { images = [], specifications = {} } = product;
  const plain = Object.entries(product).filter(([field]) => !separateFields.has(field));
  const alts = images.map(({ alt }) => alt);
  return {
    ...Object.fromEntries(plain.map(([field, value]) => [field, cellOf(value)])),
    ...Object.fromEntries(
      Object.entries(specifications).map(([key, value]) => [`specifications.${key}`, cellOf(value)]),
    ),
    ...(images.length > 0 && {
      images: cellOf(images.map(({ src }) => withoutPictureColor(src))),
      "images.alt": cellOf(alts),
    }),
    ...Object.fromEntries(
      Object.entries(translations).flatMap(([locale, texts]) =>
        translatedFields.flatMap((field) =>
          texts[field] === undefined ? [] : [[`${field}:${locale}`, cellOf(texts[field])]],
        ),
      ),
    ),
  };
}

function variantCells(product: ProductShape, variant: VariantShape): Cells {
  const { options = {}, images = [] } = variant;
  return {
    ...articleCells(product, variant),
    ...Object.fromEntries(
      Object.entries(options).map(([key, value]) => [
        `options.${key}`,
        Array.isArray(value) ? value.join(" / ") : value,
      ]),
    ),
    ...(images.length > 0 && { "variant.images": cellOf(images.map(withoutPictureColor)) }),
  };
}

type Article = Pick<ProductShape, "sku" | "gtin" | "mpn" | "inStock" | (typeof priceFields)[number]>;

function articleCells(product: ProductShape, article: Article): Cells {
  const { sku, gtin, mpn } = article;
  const inStock = article.inStock ?? product.inStock;
  const prices = priceFields.flatMap((field) =>
    Object.entries({ ...product[field], ...article[field] }).map(([currency, price]) => [
      `${field}.${currency}`,
      String(price),
    ]),
  );
  return {
    ...(sku !== undefined && { sku }),
    ...(gtin !== undefined && { gtin }),
    ...(mpn !== undefined && { mpn }),
    ...(inStock !== undefined && { inStock: inStock ? "yes" : "no" }),
    ...Object.fromEntries(prices),
  };
}

function cellOf(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) {
    const isPlain = value.every((part) => typeof part !== "object" && !/[|[]/.test(String(part)));
    return isPlain ? value.join(listSeparator) : JSON.stringify(value);
  }
  if (typeof value === "object" && value !== null) return JSON.stringify(value);
  return protectedText(String(value));
}

/** Spreadsheets evaluate texts that look like formulas. */
const protectedText = (text: string) => (/^'*[=+\-@]/.test(text) && !/^-?\d/.test(text) ? `'${text}` : text);
