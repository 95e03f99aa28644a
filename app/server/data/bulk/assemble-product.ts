import { isDeepStrictEqual } from "node:util";

import * as v from "valibot";

import type { EntryTranslations } from "../database/schema.ts";
import { productEntry } from "../import/product.schema.ts";
import { canonical, type ProductShape, type VariantShape } from "../import/product-shape.ts";
import type { CatalogMap } from "./catalog-map.server.ts";
import { Unfit } from "./cell-values.ts";
import { slugOf } from "./handle.ts";
import type { GivenCell, MappedRow } from "./map-row.ts";
import { kindOfField, readField, type ReadContext, splitOnce } from "./product-fields.ts";
import { addPictures, listed, picturesOf } from "./product-pictures.ts";
import type { RowProblem } from "./row-problems.ts";
import { wantedOf } from "./wanted-of-issue.ts";

export type AssembleOptions = ReadContext &
  Pick<CatalogMap, "repeated" | "rows"> & {
    locales: readonly string[];
    onProblem: (problem: RowProblem) => void;
  };

export type KnownProduct = { value: ProductShape; translations: EntryTranslations };

const longestSku = 70;

/** @returns undefined if a row has a problem */
export function assembleProduct(
  handle: string,
  rows: readonly MappedRow[],
  known: KnownProduct | undefined,
  options: AssembleOptions,
): KnownProduct | undefined {
  let failed = false;
  const fail = ({ row, field, cell }: GivenCell, wanted: string) => {
    failed = true;
    const { file, row: number } = row;
    options.onProblem({ file, row: number, column: cell.column, field, value: cell.value, wanted });
  };
  const read = (given: GivenCell): unknown => {
    if (given.cell.value === undefined) return undefined;
    try {
      return readField(given.field, given.cell.value, options);
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      fail(given, error.message);
      return undefined;
    }
  };
  const kindOf = (field: string) => kindOfField(field, options.locales);
  const all = rows.flatMap((row) =>
    Object.entries(row.cells).map(([field, cell]): GivenCell => ({ row, field, cell })),
  );

  const value: ProductShape = { ...known?.value };
  const translations: EntryTranslations = structuredClone(known?.translations ?? {});
  const fields = new Set(all.map(({ field }) => field));
  for (const field of fields) {
    const kind = kindOf(field);
    const given = firstFilled(all, field);
    if (kind === "product") setField(value, field, read(given));
    if (kind === "translation") setTranslation(translations, field, given.cell.value);
  }
  if (fields.has("images")) value.images = picturesOf(all, known?.value.name);

  const variants = mergeVariants();
  if (variants) Object.assign(value, variants);
  const result = canonical(value);
  const { issues } = v.safeParse(productEntry, withoutSources(result));
  for (const issue of issues ?? []) reportIssue(issue);
  return failed ? undefined : { value: result, translations };

  function mergeVariants(): Pick<ProductShape, "variants"> | undefined {
    const ofVariants = rows
      .map((row) => ({
        row,
        given: all.filter((given) => given.row === row && kindOf(given.field) === "variant"),
      }))
      .filter(({ given }) => given.some(({ cell }) => cell.value !== undefined));
    if (ofVariants.length === 0) return undefined;
    const hasOptions = ofVariants.some(({ given }) =>
      given.some(({ field, cell }) => field.startsWith("options.") && cell.value !== undefined),
    );
    const skus = new Set(ofVariants.flatMap(({ given }) => cellOf(given, "sku")?.cell.value ?? []));
    const before = known?.value.variants ?? [];
    if (!hasOptions && skus.size <= 1 && before.length === 0) {
      for (const { given } of ofVariants.slice(0, 1))
        for (const one of given)
          // Unlike other columns, an empty one does not clear the product's pictures.
          if (one.field === "variant.images") addPictures(value, listed(one.cell.value));
          else setField(value, one.field, read(one));
      if (ofVariants.length > 1 && options.repeated === "error")
        fail(whole(ofVariants[1]!.row), "expected one row for a product without options");
      return undefined;
    }
    // A file that describes products contains all of their variants.
    const isWhole = options.rows === "products" && (hasOptions || fields.has("name"));
    const merged: VariantShape[] = isWhole ? [] : before.map((variant) => ({ ...variant }));
    const seen = new Set<VariantShape>();
    for (const { row, given } of ofVariants) {
      const next = variantOf(given);
      const bySku = (list: readonly VariantShape[]) => list.find(({ sku }) => sku === next.sku);
      const earlier = bySku(merged) ?? (next.sku === undefined ? likeIn(merged, next) : undefined);
      if (earlier && seen.has(earlier)) {
        if (options.repeated === "error") fail(whole(row), "expected each variant once");
        if (options.repeated !== "last") continue;
      }
      const origin = earlier ?? bySku(before) ?? (next.sku === undefined ? likeIn(before, next) : undefined);
      const variant = applied(origin, next, given, merged);
      if (earlier) merged[merged.indexOf(earlier)] = variant;
      else if (isWhole || options.rows === "products") merged.push(variant);
      else fail(whole(row), `expected the number of a variant of ${handle}`);
      seen.add(variant);
    }
    return { variants: merged };
  }

  function variantOf(given: readonly GivenCell[]): Partial<VariantShape> {
    const variant: Partial<VariantShape> = {};
    for (const one of given) setField(variant, one.field, read(one));
    return variant;
  }

  /** Empty columns clear their field. */
  function applied(
    origin: VariantShape | undefined,
    next: Partial<VariantShape>,
    given: readonly GivenCell[],
    merged: readonly VariantShape[],
  ): VariantShape {
    const variant: VariantShape = structuredClone(origin) ?? { sku: "" };
    for (const { field } of given) {
      if (field === "sku") continue;
      const [name = "", key] = splitOnce(fieldName(field), ".");
      const from = next[name as keyof VariantShape] as Record<string, unknown> | undefined;
      setField(variant, field, key === undefined ? from : from?.[key]);
    }
    variant.sku =
      next.sku ?? origin?.sku ?? skuFor(handle, next, (sku) => merged.some((other) => other.sku === sku));
    return variant;
  }

  function reportIssue(issue: v.BaseIssue<unknown>) {
    const path = (issue.path ?? []).map(({ key }) => String(key));
    const isOfVariant = path[0] === "variants" && path.length > 2;
    const field = isOfVariant ? path.slice(2).join(".") : path.join(".");
    const sku = isOfVariant ? result.variants?.[Number(path[1])]?.sku : undefined;
    const candidates = all.filter((given) => given.cell.value !== undefined);
    const ofField = candidates.filter((given) => field.startsWith(fieldName(given.field)));
    const found =
      ofField.find(({ row }) => sku !== undefined && row.cells["sku"]?.value === sku) ?? ofField[0];
    fail(found ?? { ...whole(rows[0]!), field }, wantedOf(issue));
  }
}

/** Source URLs and files are replaced by paths later. */
const withoutSources = ({ images, variants, ...rest }: ProductShape) => ({
  ...rest,
  ...(images && { images: images.map((image) => ({ ...image, src: "picture.webp" })) }),
  ...(variants && {
    variants: variants.map((variant) =>
      variant.images ? { ...variant, images: variant.images.map(() => "picture.webp") } : variant,
    ),
  }),
});

/** Derived from handle and values, so that the next import of the same rows finds the variant. */
function skuFor(handle: string, { options = {} }: Partial<VariantShape>, isTaken: (sku: string) => boolean) {
  const values = Object.values(options).flat().map(String);
  const whole = [handle, ...values.map(slugOf)].filter(Boolean).join("-");
  const sku = whole.length <= longestSku ? whole : slugOf(whole);
  if (!isTaken(sku)) return sku;
  let number = 2;
  while (isTaken(`${sku}-${number}`)) number += 1;
  return `${sku}-${number}`;
}

const whole = (row: MappedRow): GivenCell => ({
  row,
  field: "row",
  cell: { column: "", value: row.cells["sku"]?.value },
});

const cellOf = (given: readonly GivenCell[], name: string) => given.find(({ field }) => field === name);

const likeIn = (variants: readonly VariantShape[], next: Partial<VariantShape>) =>
  variants.find(({ options = {} }) => isDeepStrictEqual(options, next.options ?? {}));

const firstFilled = (all: readonly GivenCell[], field: string): GivenCell => {
  const ofField = all.filter((given) => given.field === field);
  return ofField.find(({ cell }) => cell.value !== undefined) ?? ofField[0]!;
};

const fieldName = (field: string) =>
  field === "stock" ? "inStock" : field === "variant.images" ? "images" : field;

/** @param value undefined removes the field */
function setField(target: object, field: string, value: unknown) {
  const record = target as Record<string, unknown>;
  const [name = "", key] = splitOnce(fieldName(field), ".");
  if (key !== undefined) {
    const inner = { ...(record[name] as Record<string, unknown> | undefined) };
    if (value === undefined) delete inner[key];
    else inner[key] = value;
    record[name] = inner;
  } else if (value === undefined) delete record[name];
  else record[name] = value;
}

function setTranslation(translations: EntryTranslations, field: string, value: unknown) {
  const [text = "", locale = ""] = splitOnce(field, ":");
  const ofLocale = { ...translations[locale] };
  if (value === undefined) delete ofLocale[text];
  else ofLocale[text] = String(value);
  if (Object.keys(ofLocale).length > 0) translations[locale] = ofLocale;
  else delete translations[locale];
}
