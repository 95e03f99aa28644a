import type { Offer, Product, ProductGroup, Review } from "schema-dts";

import type { Currency } from "../site/markets.ts";
import { type DescribedPage, publicMedia } from "./structured-data.ts";

type ProductFacts = {
  sku?: string | undefined;
  name: string;
  brand?: string | undefined;
  promise?: string | undefined;
  category: { name: string };
  images: { src: string }[];
  colors: { name: string }[];
  options: { key: string; isColor: boolean; label: string; values: { value: string; name: string }[] }[];
  variants: VariantFacts[];
  currency: Currency;
  discontinued: boolean;
  reviews: ReviewFacts[];
  /** Mean of the reviews; undefined without reviews. */
  rating: { value: number; reviews: number } | undefined;
};

type VariantFacts = {
  sku?: string | undefined;
  gtin?: string | undefined;
  mpn?: string | undefined;
  name: string;
  options: Record<string, string>;
  images: { src: string }[];
  /** Main currency unit. */
  amount?: number | undefined;
  inStock?: boolean | undefined;
};

/** @property rating 1 to 5 */
type ReviewFacts = { reviewer: string; rating: number; text: string; date?: { day: string } | undefined };

/**
 * A product with several variants is a `ProductGroup`. Google rejects a `Product` without offers, review and
 * `aggregateRating`, and an offer without a price, so variants without a price are left out, and a product without a
 * price and a rating is not described.
 * https://developers.google.com/search/docs/appearance/structured-data/product-snippet
 */
export function describeProduct(page: DescribedPage, product: ProductFacts): (Product | ProductGroup)[] {
  const { site, brand, url } = page;
  const priced = product.variants.filter(({ amount }) => amount !== undefined);
  if (priced.length === 0 && !product.rating) return [];
  const common = {
    "@id": `${url}#product`,
    name: product.name,
    ...(product.promise && { description: product.promise }),
    ...(product.sku && { sku: product.sku }),
    category: product.category.name,
    url,
    ...(product.images.length > 0 && { image: product.images.map(({ src }) => publicMedia(site, src)) }),
    brand: { "@type": "Brand", name: product.brand ?? brand.name } as const,
    ...(product.rating && {
      aggregateRating: {
        "@type": "AggregateRating" as const,
        ratingValue: product.rating.value,
        reviewCount: product.rating.reviews,
      },
      review: product.reviews.map(describeReview),
    }),
  };
  const color = product.colors.map(({ name }) => name).join(", ");
  if (product.variants.length < 2 || priced.length === 0) {
    const [only, ...others] = product.variants;
    return [
      {
        "@type": "Product",
        ...common,
        ...(color && { color }),
        ...(only && others.length === 0 && { ...numbersOf(only), ...offersOf(url, product, only) }),
      },
    ];
  }
  return [
    {
      "@type": "ProductGroup",
      ...common,
      ...(color && { color }),
      productGroupID: product.sku ?? url,
      variesBy: product.options.map(({ key, isColor, label }) =>
        isColor || key === "size" || key === "material" ? `https://schema.org/${key}` : label,
      ),
      hasVariant: priced.map((variant) => describeVariant(page, product, variant)),
    },
  ];
}

function describeVariant(
  { site, url, brand }: DescribedPage,
  product: ProductFacts,
  variant: VariantFacts,
): Product {
  const address = variant.sku === undefined ? url : `${url}?variant=${encodeURIComponent(variant.sku)}`;
  const images = variant.images.length > 0 ? variant.images : product.images;
  const valueOf = (key: string) =>
    product.options
      .find((option) => option.key === key)
      ?.values.find(({ value }) => value === variant.options[key])?.name;
  const color = valueOf("color");
  const size = valueOf("size");
  return {
    "@type": "Product",
    name: variant.name ? `${product.name}, ${variant.name}` : product.name,
    ...(product.promise && { description: product.promise }),
    ...(variant.sku && { sku: variant.sku }),
    ...numbersOf(variant),
    ...(color && { color }),
    ...(size && { size }),
    ...(images.length > 0 && { image: images.map(({ src }) => publicMedia(site, src)) }),
    url: address,
    brand: { "@type": "Brand", name: product.brand ?? brand.name },
    ...offersOf(address, product, variant),
  };
}

const numbersOf = ({ gtin, mpn }: VariantFacts) => ({ ...(gtin && { gtin }), ...(mpn && { mpn }) });

function offersOf(
  url: string,
  { currency, discontinued }: ProductFacts,
  { amount, inStock }: VariantFacts,
): { offers?: Offer } {
  if (amount === undefined) return {};
  const availability = discontinued
    ? "https://schema.org/Discontinued"
    : inStock === undefined
      ? undefined
      : inStock
        ? "https://schema.org/InStock"
        : "https://schema.org/OutOfStock";
  return {
    offers: {
      "@type": "Offer",
      url,
      price: amount,
      priceCurrency: currency,
      ...(availability && { availability }),
      itemCondition: "https://schema.org/NewCondition",
    },
  };
}

const describeReview = ({ reviewer, rating, text, date }: ReviewFacts): Review => ({
  "@type": "Review",
  author: { "@type": "Person", name: reviewer },
  reviewRating: { "@type": "Rating", ratingValue: rating },
  reviewBody: text,
  ...(date && { datePublished: date.day }),
});
