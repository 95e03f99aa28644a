import type { Site } from "#app/site/site.ts";
import { colorOption } from "#app/site/specifications.ts";

import { swatchPaint } from "../../../../styles/swatch-paint.ts";
import type { listVariantRows, readVocabulary } from "./catalog.repo.server.ts";
import { cardPrice } from "./product-card.server.ts";

type Word = Awaited<ReturnType<typeof readVocabulary>>;
type VariantRow = Awaited<ReturnType<typeof listVariantRows>>[number];

const choiceOf = (values: readonly string[]) => values.join("/");

export const valueName = (option: string, values: readonly string[], word: Word) =>
  values.map((value) => word(option === colorOption ? "color" : "term", value)).join(" / ");

export function optionView(
  key: string,
  variants: readonly VariantRow[],
  colors: readonly { colors: string[]; swatches: string[] }[],
  word: Word,
) {
  const choices = new Map(
    variants.flatMap(({ options: { [key]: values } }) => (values ? [[choiceOf(values), values]] : [])),
  );
  const swatches = new Map(colors.map((color) => [choiceOf(color.colors), color.swatches]));
  return {
    key,
    isColor: key === colorOption,
    label: word("specification", key),
    values: Array.from(choices, ([value, values]) => ({
      value,
      name: valueName(key, values, word),
      swatch: key === colorOption ? swatchPaint(swatches.get(value) ?? []) : undefined,
    })),
  };
}

export function variantView(
  row: VariantRow,
  product: string,
  options: readonly string[],
  site: Site,
  word: Word,
) {
  const { priceList } = site;
  const amount = row.prices[priceList];
  const formerAmount = row.formerPrices[priceList];
  const isReduced = amount !== undefined && formerAmount !== undefined && formerAmount > amount;
  const name = options
    .flatMap((option) => (row.options[option] ? [valueName(option, row.options[option], word)] : []))
    .join(", ");
  return {
    sku: row.sku ?? undefined,
    gtin: row.gtin ?? undefined,
    mpn: row.mpn ?? undefined,
    options: Object.fromEntries(
      Object.entries(row.options).map(([option, values]) => [option, choiceOf(values)]),
    ),
    /** Option values as text; empty for the only variant of a product. */
    name,
    ...cardPrice(
      {
        amount: amount ?? null,
        formerAmount: isReduced ? formerAmount : null,
        lowestAmount: isReduced ? (row.lowestPrices[priceList] ?? null) : null,
        varies: false,
      },
      site,
    ),
    /** In main units of the currency. */
    amount: amount === undefined ? undefined : amount / 100,
    inStock: row.inStock ?? undefined,
    images: row.images.map((src) => ({ src, alt: [product, name].filter(Boolean).join(", ") })),
  };
}
