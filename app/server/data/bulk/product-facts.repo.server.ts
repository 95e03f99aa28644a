/** Compares stored products before and after a change, to determine the pages that show a difference. */
import { isDeepStrictEqual } from "node:util";

import { inArray } from "drizzle-orm";

import {
  shownCategories,
  shownList,
  shownNames,
  shownPrices,
  shownProduct,
} from "../../cache/shown-content.ts";
import type { Database } from "../database/client.server.ts";
import { category, product, productPrice, productText, productVariant } from "../database/schema.ts";
import type { Content } from "../import/localize-content.ts";

type Fact = {
  row: typeof product.$inferSelect;
  prices: (typeof productPrice.$inferSelect)[];
  names: { locale: string; name: string }[];
  options: unknown[];
};

type Facts = {
  slugs: readonly string[];
  products: ReadonlyMap<string, Fact>;
  bounds: ReadonlyMap<string, unknown>;
};

export async function readFacts(tx: Database, slugs: readonly string[]): Promise<Facts> {
  const all = [...slugs];
  const bounds = await readBounds(tx);
  if (all.length === 0) return { slugs, products: new Map(), bounds };
  const rows = await tx.select().from(product).where(inArray(product.slug, all));
  const prices = await tx
    .select()
    .from(productPrice)
    .where(inArray(productPrice.product, all))
    .orderBy(productPrice.product, productPrice.currency);
  const names = await tx
    .select({ slug: productText.product, locale: productText.locale, name: productText.name })
    .from(productText)
    .where(inArray(productText.product, all))
    .orderBy(productText.product, productText.locale);
  const options = await tx
    .select({ slug: productVariant.product, options: productVariant.options })
    .from(productVariant)
    .where(inArray(productVariant.product, all))
    .orderBy(productVariant.product, productVariant.position);
  const optionsOf = Map.groupBy(options, ({ slug }) => slug);
  const pricesOf = Map.groupBy(prices, (price) => price.product);
  const namesOf = Map.groupBy(names, ({ slug }) => slug);
  const products = new Map(
    rows.map((row) => [
      row.slug,
      {
        row,
        prices: pricesOf.get(row.slug) ?? [],
        names: namesOf.get(row.slug) ?? [],
        options: optionsOf.get(row.slug) ?? [],
      },
    ]),
  );
  return { slugs, products, bounds };
}

async function readBounds(tx: Database) {
  const rows = await tx.select({ slug: category.slug, bounds: category.priceBounds }).from(category);
  return new Map<string, unknown>(rows.map(({ slug, bounds }) => [slug, bounds]));
}

/** The time of the last change is not visible on pages. */
const untimed = (row: object | undefined) => ({ ...row, changedAt: undefined });

export type FactChanges = {
  prices: boolean;
  /** Whether members, filters or the order of lists differ. */
  lists: boolean;
  /** Whether names or the set of products differ. */
  names: boolean;
  shown: ReadonlySet<string>;
  /** Lists whose lowest or highest price differs. Call it after those are written. */
  changedBounds: (tx: Database) => Promise<string[]>;
};

export function compareFacts(
  before: Facts,
  after: Facts,
  { categories }: Pick<Content, "categories">,
): FactChanges {
  const parents = new Map(categories.map(({ slug, value }) => [slug, value.parent]));
  const lineOf = (slug: string | undefined): string[] =>
    slug === undefined ? [] : [slug, ...lineOf(parents.get(slug))];
  const shown = new Set<string>();
  const changes = { prices: false, lists: false, names: false };
  for (const slug of after.slugs) {
    const [old, next] = [before.products.get(slug), after.products.get(slug)];
    const lists = new Set([...lineOf(old?.row.category), ...lineOf(next?.row.category)]);
    const add = (word: (list: string) => string) => {
      for (const list of lists) shown.add(word(list));
    };
    shown.add(shownProduct(slug));
    const isMember = Boolean(old) === Boolean(next) && old?.row.category === next?.row.category;
    if (!isMember) shown.add(shownCategories);
    if (!isDeepStrictEqual(old?.names, next?.names)) {
      changes.names = true;
      shown.add(shownNames);
      add(shownList);
    }
    const isSame = isDeepStrictEqual(untimed(old?.row), untimed(next?.row));
    if (!isSame || !isDeepStrictEqual(old?.options, next?.options)) {
      changes.lists = true;
      add(shownList);
    }
    if (!isDeepStrictEqual(old?.prices.map(untimed), next?.prices.map(untimed))) {
      changes.prices = true;
      add(shownPrices);
    }
  }
  if (changes.names) changes.lists = true;
  return {
    ...changes,
    shown,
    changedBounds: async (tx) => {
      const bounds = await readBounds(tx);
      return [...bounds]
        .filter(([slug, value]) => !isDeepStrictEqual(before.bounds.get(slug), value))
        .flatMap(([slug]) => lineOf(slug).map(shownList));
    },
  };
}
