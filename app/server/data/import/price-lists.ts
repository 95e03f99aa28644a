/** Sites with a file `prices.yaml` have their own price list, by item number; all others use that of their currency. */
import * as v from "valibot";

import { properName } from "#app/validation/fields.ts";

import type { Content } from "./localize-content.ts";
import { price } from "./product.schema.ts";

/** A price in the currency of the site, or null for no price. Unlisted products have their common price. */
export const priceListFile = v.record(
  properName(70),
  v.nullable(
    v.union([
      price,
      v.strictObject({
        price,
        former: v.optional(price),
        lowest: v.optional(price),
      }),
    ]),
  ),
);

type SiteEntry = Content["sites"]["value"]["sites"][number];
type ProductValue = Content["products"][number]["value"];
type Prices = ProductValue["prices"];
type Priced = Pick<ProductValue, "prices" | "formerPrices" | "lowestPrices">;

export const priceListOf = (
  { priceLists }: Pick<Content, "priceLists">,
  { code, currency }: Pick<SiteEntry, "code" | "currency">,
): string => (priceLists.has(code) ? code : currency);

export const priceListsOf = (content: Pick<Content, "sites" | "priceLists">): string[] => [
  ...new Set(content.sites.value.sites.map((site) => priceListOf(content, site))),
];

export function withPriceLists(content: Content): Content {
  const lists = content.sites.value.sites.flatMap(({ code, currency }) => {
    const file = content.priceLists.get(code);
    return file ? [{ code, currency, prices: new Map(Object.entries(file.value)) }] : [];
  });
  if (lists.length === 0) return content;
  return {
    ...content,
    products: content.products.map((entry) => ({
      ...entry,
      value: lists.reduce(withPriceList, entry.value),
    })),
  };
}

type PriceList = {
  code: string;
  currency: string;
  prices: ReadonlyMap<string, v.InferOutput<typeof priceListFile>[string]>;
};

function withPriceList(value: ProductValue, list: PriceList): ProductValue {
  if (value.variants.length === 0) return { ...value, ...pricesOn(list, value.sku, value) };
  return {
    ...value,
    variants: value.variants.map((variant, index) => ({
      ...variant,
      ...pricesOn(list, variant.sku ?? (index === 0 ? value.sku : undefined), variant, value),
    })),
  };
}

function pricesOn(
  { code, currency, prices }: PriceList,
  sku: string | undefined,
  own: Priced,
  product: Priced = own,
): Priced {
  const given = sku === undefined ? undefined : prices.get(sku);
  const { price: amount, former, lowest } = typeof given === "number" ? { price: given } : (given ?? {});
  const isNamed = given !== undefined;
  const on = (field: keyof Priced, listed: number | undefined): Prices => {
    const chosen = isNamed ? listed : (own[field][currency] ?? product[field][currency]);
    return chosen === undefined ? own[field] : { ...own[field], [code]: chosen };
  };
  return {
    prices: on("prices", amount),
    formerPrices: on("formerPrices", former),
    lowestPrices: on("lowestPrices", lowest),
  };
}
