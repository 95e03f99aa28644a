import { formatPrice } from "#app/site/format.ts";
import type { Site } from "#app/site/site.ts";
import { facetValues } from "#app/site/specifications.ts";

import { swatchPaint } from "../../../../styles/swatch-paint.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import type { AttributeRow } from "./attributes.repo.server.ts";
import { type CardRow, readWords, type WordKey } from "./catalog.repo.server.ts";
import { formatAttribute, type SpecificationText } from "./format-specification.ts";

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
  /** Millimeters that the picture shows from edge to edge. */
  pictureWidth?: number | undefined;
  inStock?: boolean | undefined;
  discontinued?: boolean;
  /** CSS colors or images. */
  swatches: string[];
  tags: { slug: string; name: string }[];
  /** Attributes that the vocabulary marks for cards. */
  attributes?: { label: string; value: SpecificationText }[];
} & CardPrice;

type CardPrice = {
  /** Undefined if the price is unknown in the currency of the site. */
  price?: string | undefined;
  varies?: boolean;
  formerPrice?: string | undefined;
  lowestPrice?: string | undefined;
};

type Scope = Pick<RequestScope, "site" | "runtime">;

/** A card has room for this many. */
const maxAttributes = 4;

/** @param colors filtered colors: a card shows the first of them that has a picture */
export async function productCards(
  { site, runtime }: Scope,
  rows: readonly CardRow[],
  attributes: readonly AttributeRow[],
  colors: readonly string[] = [],
): Promise<ProductCard[]> {
  const onCards = attributes.filter(({ card }) => card);
  const words = rows.flatMap(({ tags, specifications }) => [
    ...tags.map((key) => ({ kind: "tag" as const, key })),
    ...specifications
      .filter(({ key, kind }) => kind === "terms" && onCards.some((attribute) => attribute.key === key))
      .flatMap(({ value }) => facetValues(value).map((key) => ({ kind: "term" as const, key }))),
  ]);
  const found = await readWords(runtime.database.readDb, site, [
    ...words,
    ...colorsIn(rows, colors).map((key) => ({ kind: "color" as const, key })),
  ]);
  const word: Word = (kind, key) => found(kind, key)?.label ?? key;
  const attributesOf = ({ specifications }: CardRow) =>
    onCards
      .flatMap((attribute) => {
        const own = specifications.find(({ key }) => key === attribute.key);
        const term = (key: string) => word("term", key);
        return own
          ? [{ label: attribute.label, value: formatAttribute(attribute, own.value, term, site.languageTag) }]
          : [];
      })
      .slice(0, maxAttributes);
  return rows.map((row) => ({
    ...productCard(row, word, site, colors),
    ...(onCards.length > 0 && { attributes: attributesOf(row) }),
  }));
}

type Word = (kind: WordKey["kind"], key: string) => string;

const colorsIn = (rows: readonly CardRow[], colors: readonly string[]) =>
  colors.length > 0 ? rows.flatMap((row) => row.colors.flatMap((variant) => variant.colors)) : [];

function productCard(row: CardRow, word: Word, site: Site, colors: readonly string[]): ProductCard {
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
    pictureWidth: row.pictureWidth ?? undefined,
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
