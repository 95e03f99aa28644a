import type { Currency } from "#app/site/markets.ts";
import { isLine } from "#app/site/search-fields.ts";
import { colorOption, facetValues } from "#app/site/specifications.ts";

import type { Content } from "./localize-content.ts";

type ProductValue = Content["products"][number]["value"];
type Prices = ProductValue["prices"];

export type Variant = {
  sku: string | undefined;
  gtin: string | undefined;
  mpn: string | undefined;
  options: Record<string, string[]>;
  prices: Prices;
  formerPrices: Prices;
  lowestPrices: Prices;
  /** Undefined is unknown. */
  inStock: boolean | undefined;
  images: readonly string[];
};

/** At least one. The first variant has the item number of the product unless it has its own. */
export function variantsOf(value: ProductValue): Variant[] {
  const shared = {
    sku: value.sku,
    gtin: value.gtin,
    mpn: value.mpn,
    options: {},
    prices: value.prices,
    formerPrices: value.formerPrices,
    lowestPrices: value.lowestPrices,
    inStock: value.inStock,
    images: [],
  };
  const own =
    value.variants.length === 0
      ? [shared]
      : value.variants.map((variant, index) => ({
          ...variant,
          sku: variant.sku ?? (index === 0 ? value.sku : undefined),
          options: Object.fromEntries(
            Object.entries(variant.options).map(([option, chosen]) => [option, [chosen].flat()]),
          ),
          prices: { ...value.prices, ...variant.prices },
          formerPrices: { ...value.formerPrices, ...variant.formerPrices },
          lowestPrices: { ...value.lowestPrices, ...variant.lowestPrices },
          inStock: variant.inStock ?? value.inStock,
        }));
  return own.map(({ sku, gtin, mpn, options, prices, formerPrices, lowestPrices, inStock, images }) => ({
    sku,
    gtin,
    mpn,
    options,
    prices,
    formerPrices,
    lowestPrices,
    inStock: inStock ?? (Object.keys(prices).length > 0 ? true : undefined),
    images,
  }));
}

export const skuOf = (value: ProductValue): string | undefined => value.sku ?? value.variants[0]?.sku;

export const itemNumbersOf = (value: ProductValue): string[] => [
  ...new Set(
    [value, ...value.variants].flatMap(({ sku, gtin, mpn }) =>
      [sku, gtin, mpn].filter((code) => code !== undefined),
    ),
  ),
];

/** Options in the order of their choices. */
export const optionsOf = (value: ProductValue): string[] => [
  ...new Set([...value.options, ...value.variants.flatMap(({ options }) => Object.keys(options))]),
];

export const colorsOf = (value: ProductValue): string[] => [
  ...new Set(value.variants.flatMap(({ options }) => [options[colorOption] ?? []].flat())),
];

/** Values of a filter: those of the product, and those of its variants if the attribute is an option. */
export function attributeValuesOf(value: ProductValue, attribute: string): string[] {
  const own = value.specifications[attribute];
  const chosen = value.variants.flatMap(({ options }) => [options[attribute] ?? []].flat());
  const values = [...(own === undefined ? [] : facetValues(own)), ...chosen];
  return [...new Set(values.map((text) => text.trim()).filter((text) => isLine(text, 240)))];
}

/** Undefined if it is unknown for all variants. */
export function stockOf(value: ProductValue): boolean | undefined {
  const states = variantsOf(value).map(({ inStock }) => inStock);
  return states.includes(true) || (states.includes(false) ? false : undefined);
}

const hundredths = (price: number) => Math.round(price * 100);

export const amountsOf = (prices: Prices): Record<Currency, number> =>
  Object.fromEntries(Object.entries(prices).map(([currency, price]) => [currency, hundredths(price)]));

/** The lowest price of its variants, in hundredths of the main unit. */
export function amountOf({ value }: { value: ProductValue }, currency: string): number | undefined {
  const own = value.prices[currency];
  if (value.variants.length === 0) return own && hundredths(own);
  const prices = value.variants.flatMap((variant) => variant.prices[currency] ?? own ?? []);
  return prices.length > 0 ? hundredths(Math.min(...prices)) : undefined;
}

/** One row for each currency with a price. A former price belongs to the cheapest variant. */
export function priceRows({ slug, value }: { slug: string; value: ProductValue }) {
  const variants = variantsOf(value);
  const currencies = new Set(variants.flatMap(({ prices }) => Object.keys(prices)));
  return [...currencies].map((currency) => {
    const priced = variants
      .filter(({ prices }) => prices[currency] !== undefined)
      .toSorted((a, b) => a.prices[currency]! - b.prices[currency]!);
    const [{ prices, formerPrices, lowestPrices }] = priced as [Variant];
    const price = prices[currency]!;
    const former = formerPrices[currency];
    const lowest = lowestPrices[currency];
    const isReduced = former !== undefined && former > price;
    return {
      product: slug,
      currency,
      amount: hundredths(price),
      formerAmount: isReduced ? hundredths(former) : null,
      lowestAmount: isReduced && lowest !== undefined ? hundredths(lowest) : null,
      varies: priced.some((variant) => variant.prices[currency] !== price),
    };
  });
}
