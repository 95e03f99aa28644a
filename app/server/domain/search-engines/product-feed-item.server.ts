/** One item of the product feed, in the fields of Google Merchant Center (support.google.com/merchants/answer/7052112). */
import { createHash } from "node:crypto";

import type { Currency } from "#app/site/markets.ts";
import { colorOption } from "#app/site/specifications.ts";

import { withoutPictureColor } from "../../../../styles/pictures.ts";
import { plainMarkdown } from "../markdown/markdown.server.ts";
import type { FeedCategory, FeedProduct, FeedVariant } from "./product-feed.repo.server.ts";

export type FeedContext = {
  origin: string;
  currency: Currency;
  /** Default maker. */
  brand: string;
  categories: ReadonlyMap<string, FeedCategory>;
  word: (kind: "color" | "term", key: string) => string;
};

export type FeedItem = Record<string, string | string[]>;

/** Characters, as Merchant Center limits them. */
const limits = { id: 50, title: 150, description: 5_000, brand: 70, type: 750, option: 100 };

const maxMorePictures = 10;

/** Options that Merchant Center supports; a color has at most three parts. */
const knownOptions = [colorOption, "size", "material", "pattern"];
const maxParts = 3;

/** Merchant Center rejects SVG. */
const isPicture = (src: string) => !/\.(?:svg|avif)(?:#|$)/.test(src);

/** One item for each variant with a price and a picture, since both are required. */
export function feedItems(
  product: FeedProduct,
  variants: readonly FeedVariant[],
  context: FeedContext,
): FeedItem[] {
  const { categories, origin } = context;
  const shared = {
    description: shorten(describe(product), limits.description),
    brand: shorten(product.brand ?? context.brand, limits.brand),
    condition: "new",
    ...typeOf(product.category, categories),
    ...(variants.length > 1 && { item_group_id: shortId(product.slug) }),
  };
  return variants.flatMap((variant): FeedItem[] => {
    const [picture, ...more] = [...variant.images, ...product.images].filter(isPicture);
    if (variant.amount === null || picture === undefined) return [];
    const address = (src: string) => `${origin}/media/${withoutPictureColor(src)}`;
    const { sku, gtin, mpn } = variant;
    const page = `${origin}/product/${product.slug}`;
    const morePictures = new Set(more.slice(0, maxMorePictures).map(address));
    morePictures.delete(address(picture));
    return [
      {
        id: shortId(sku ?? `${product.slug}-${variant.position + 1}`),
        title: titleOf(product.name, valuesOf(variant, context)),
        link: variants.length > 1 && sku !== null ? `${page}?variant=${encodeURIComponent(sku)}` : page,
        image_link: address(picture),
        ...(morePictures.size > 0 && { additional_image_link: [...morePictures] }),
        availability: variant.inStock === false ? "out_of_stock" : "in_stock",
        ...pricesOf(variant.amount, variant.formerAmount, context.currency),
        ...shared,
        ...(gtin !== null && { gtin }),
        ...(mpn !== null && { mpn }),
        ...(gtin === null && mpn === null && { identifier_exists: "no" }),
        ...optionsOf(variant, context),
      },
    ];
  });
}

const describe = ({ name, promise, description }: FeedProduct) =>
  description === null ? (promise ?? name) : plainMarkdown(description);

const valueOf = (option: string, values: readonly string[], { word }: FeedContext) =>
  values.slice(0, maxParts).map((value) => word(option === colorOption ? "color" : "term", value));

const valuesOf = ({ options }: FeedVariant, context: FeedContext) =>
  Object.entries(options)
    .map(([option, values]) => valueOf(option, values, context).join(" / "))
    .join(", ");

const optionsOf = ({ options }: FeedVariant, context: FeedContext) =>
  Object.fromEntries(
    knownOptions.flatMap((option) =>
      options[option]
        ? [[option, shorten(valueOf(option, options[option], context).join("/"), limits.option)]]
        : [],
    ),
  );

/** Values of one variant are not split. */
const titleOf = (name: string, values: string) =>
  values
    ? `${shorten(name, Math.max(40, limits.title - 2 - values.length))}, ${values}`.slice(0, limits.title)
    : name;

/** The higher price is the regular one. */
function pricesOf(amount: number, formerAmount: number | null, currency: Currency): FeedItem {
  const price = (hundredths: number) => `${(hundredths / 100).toFixed(2)} ${currency}`;
  return formerAmount !== null && formerAmount > amount
    ? { price: price(formerAmount), sale_price: price(amount) }
    : { price: price(amount) };
}

function typeOf(slug: string, categories: FeedContext["categories"]): FeedItem {
  const path: string[] = [];
  const googleCategory = categories.get(slug)?.googleCategory;
  for (let at = categories.get(slug); at; at = at.parent === null ? undefined : categories.get(at.parent))
    path.unshift(at.name);
  return {
    product_type: shorten(path.join(" > "), limits.type),
    ...(googleCategory != null && { google_product_category: String(googleCategory) }),
  };
}

/** Equal texts have equal ids, and different texts different ones. */
function shortId(text: string): string {
  if (text.length <= limits.id) return text;
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
  return `${text.slice(0, limits.id - hash.length - 1)}-${hash}`;
}

const shorten = (text: string, max: number) =>
  text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;
