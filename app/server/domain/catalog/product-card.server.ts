import { formatPrice } from "#app/site/format.ts";
import type { Site } from "#app/site/site.ts";

import type { CardRow, readVocabulary } from "./catalog.repo.server.ts";

export type ProductCard = ReturnType<typeof productCard>;

type Word = Awaited<ReturnType<typeof readVocabulary>>;

/** @param colors filtered colors: the card shows the first one that has a picture */
export function productCard(row: CardRow, word: Word, site: Site, colors: readonly string[] = []) {
  const { slug, sku, name, promise, images, imageAlts, amount, inStock, tags } = row;
  const variant = row.colors.find(({ color, image }) => image && colors.includes(color));
  return {
    slug,
    sku,
    name,
    promise,
    ...(variant && { color: variant.color }),
    image: variant?.image ?? images[0]!,
    imageAlt: variant ? `${name}, ${word("color", variant.color)}` : (imageAlts[0] ?? name),
    price: formatPrice(amount, site.currency, site.languageTag),
    inStock,
    swatches: row.colors.map(({ swatch }) => swatch),
    tags: tags.map((tag) => ({ slug: tag, name: word("tag", tag) })),
  };
}
