/** Normalizes products, so that an import detects changes. */
import { isDeepStrictEqual } from "node:util";

import type { productEntry } from "./product.schema.ts";
import type * as v from "valibot";

type Prices = Record<string, number>;

/** As in a content file: without the defaults of the schema. */
export type ProductShape = Partial<v.InferInput<typeof productEntry>>;
export type VariantShape = NonNullable<ProductShape["variants"]>[number];

const priceFields = ["prices", "formerPrices", "lowestPrices"] as const;

const defaults: Record<string, unknown> = { position: 1_000_000, discontinued: false, draft: false };

/** Without empty fields and defaults. */
export function compact<Value extends object>(value: Value): Value {
  const filled = Object.entries(value).filter(
    ([field, content]) => content !== undefined && !isEmpty(content) && defaults[field] !== content,
  );
  return Object.fromEntries(filled) as Value;
}

const isEmpty = (value: unknown) =>
  typeof value === "object" && value !== null && Object.keys(value).length === 0;

/** Moves common values of all variants to the product, and differing ones to each variant. */
export function canonical(product: ProductShape): ProductShape {
  const { variants = [] } = product;
  if (variants.length === 0) return compact(product);
  const own: ProductShape = { ...product };
  const members = variants.map((variant): VariantShape => ({ ...variant }));
  const [first] = members;
  first!.sku ??= own.sku;
  if (first!.sku === own.sku) delete own.sku;
  for (const field of priceFields) {
    const effective = variants.map((variant): Prices => ({ ...product[field], ...variant[field] }));
    const isShared = effective.every((prices) => isDeepStrictEqual(prices, effective[0]));
    own[field] = isShared ? effective[0] : {};
    for (const [index, member] of members.entries()) member[field] = isShared ? {} : effective[index];
  }
  const stock = variants.map((variant) => variant.inStock ?? product.inStock);
  const isShared = stock.every((state) => state === stock[0]);
  setOrDelete(own, "inStock", isShared ? stock[0] : undefined);
  for (const [index, member] of members.entries())
    setOrDelete(member, "inStock", isShared ? undefined : stock[index]);
  return compact({ ...own, variants: members.map(compact) });
}

function setOrDelete<Target extends { inStock?: boolean | undefined }>(
  target: Target,
  field: "inStock",
  value: boolean | undefined,
) {
  if (value === undefined) delete target[field];
  else target[field] = value;
}

/** The part of a product that its texts depend on. */
export function withoutAmounts({ variants = [], ...product }: ProductShape): ProductShape {
  return { ...omitAmounts(product), variants: variants.map(omitAmounts) };
}

const amountFields = new Set<string>([...priceFields, "inStock"]);

const omitAmounts = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([field]) => !amountFields.has(field))) as Value;

export const skusOf = ({ sku, variants = [] }: ProductShape): string[] => [
  ...new Set([sku, ...variants.map((variant) => variant.sku)].filter((number) => number !== undefined)),
];

/** Fields of `next` that differ from the file; null for fields that only the file has. */
export function differenceFrom(file: ProductShape, next: ProductShape): Record<string, unknown> {
  const before = canonical(file) as Record<string, unknown>;
  const after = next as Record<string, unknown>;
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries(
    [...fields]
      .filter((field) => !isDeepStrictEqual(before[field], after[field]))
      .map((field) => [field, after[field] ?? null]),
  );
}

/** The inverse of `differenceFrom`. */
export function withDifference(file: ProductShape, difference: Record<string, unknown>): ProductShape {
  const merged: Record<string, unknown> = { ...canonical(file), ...difference };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
}
