import { formatPrice } from "#app/site/format.ts";
import type { Site } from "#app/site/site.ts";

import { swatchPaint } from "../../../../styles/swatch-paint.ts";
import type { CardRow, readVocabulary } from "./catalog.repo.server.ts";

export type ProductCard = {
  slug: string;
  sku?: string | undefined;
  name: string;
  /** Maker; undefined is the brand of the site. */
  brand?: string | undefined;
  promise?: string | undefined;
  /** Item number of the variant in the picture, if it was filtered by color. */
  variant?: string | undefined;
  image?: string | undefined;
  imageAlt: string;
  inStock?: boolean | undefined;
  discontinued?: boolean;
  /** CSS colors or images. */
  swatches: string[];
  tags: { slug: string; name: string }[];
} & CardPrice;

type CardPrice = {
  /** Undefined where nothing is known of it in the currency of the site. */
  price?: string | undefined;
  /** Some variants cost more. */
  varies?: boolean;
  formerPrice?: string | undefined;
  /** Of the thirty days before the reduction. */
  lowestPrice?: string | undefined;
};

type Word = Awaited<ReturnType<typeof readVocabulary>>;

/** @param colors filtered colors: the card shows the first one that has a picture */
export function productCard(
  row: CardRow,
  word: Word,
  site: Site,
  colors: readonly string[] = [],
): ProductCard {
  const { slug, sku, name, promise, images, imageAlts, inStock, discontinued, tags } = row;
  const shown = row.colors.find(
    (variant) => variant.image && variant.colors.some((color) => colors.includes(color)),
  );
  return {
    slug,
    sku: sku ?? undefined,
    name,
    brand: row.brand ?? undefined,
    promise: promise ?? undefined,
    ...(shown?.sku && { variant: shown.sku }),
    image: shown?.image ?? images[0],
    imageAlt: shown ? `${name}, ${colorName(shown.colors, word)}` : (imageAlts[0] ?? name),
    ...cardPrice(row, site),
    inStock: inStock ?? undefined,
    discontinued,
    swatches: row.colors.map(({ swatches }) => swatchPaint(swatches)),
    tags: tags.map((tag) => ({ slug: tag, name: word("tag", tag) })),
  };
}

export const colorName = (colors: readonly string[], word: Word): string =>
  colors.map((color) => word("color", color)).join(" / ");

type PriceRow = Pick<CardRow, "amount" | "formerAmount" | "lowestAmount" | "varies">;

export function cardPrice(row: PriceRow, { currency, languageTag }: Site): CardPrice {
  const text = (amount: number | null | undefined) =>
    typeof amount === "number" ? formatPrice(amount, currency, languageTag) : undefined;
  return {
    price: text(row.amount),
    varies: row.varies ?? false,
    formerPrice: text(row.formerAmount),
    lowestPrice: text(row.lowestAmount),
  };
}
