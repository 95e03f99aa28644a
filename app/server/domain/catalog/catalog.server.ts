import { shownCategories, shownProduct } from "../../cache/shown-content.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { listAttributeRows } from "./attributes.repo.server.ts";
import { listCategoryRows, listProductRows } from "./catalog.repo.server.ts";
import { categoryTree } from "./category-tree.ts";
import { type ProductCard, productCards } from "./product-card.server.ts";

type Scope = Pick<RequestScope, "site" | "runtime" | "shows">;

export type CategoryCard = {
  slug: string;
  name: string;
  description?: string | undefined;
  image?: string | undefined;
  imageAlt: string;
  /** Includes models of the categories below. */
  modelCount: number;
  finder?: string | undefined;
};

type CategoryRow = Awaited<ReturnType<typeof listCategoryRows>>[number];

/** @param below the category and all categories below it */
export const categoryCard = (
  { slug, name, description, image, imageAlt, finder }: CategoryRow,
  below: readonly CategoryRow[],
): CategoryCard => ({
  slug,
  name,
  description: description ?? undefined,
  image: image ?? undefined,
  imageAlt: imageAlt ?? name,
  modelCount: below.reduce((sum, { ownModels }) => sum + ownModels, 0),
  ...(finder && { finder }),
});

export async function listCategories({ site, runtime, shows }: Scope) {
  shows.add(shownCategories);
  const rows = await listCategoryRows(runtime.database.readDb, site);
  const tree = categoryTree(rows);
  return rows.map((row) => categoryCard(row, tree.subtreeOf(row)));
}

/** In the given order, without unknown slugs. */
export async function listProductsInOrder(
  { site, runtime, shows }: Scope,
  slugs: readonly string[],
): Promise<ProductCard[]> {
  for (const slug of slugs) shows.add(shownProduct(slug));
  if (slugs.length === 0) return [];
  const { readDb: db } = runtime.database;
  const [rows, attributes] = await Promise.all([
    listProductRows(db, site, slugs),
    listAttributeRows(db, site),
  ]);
  const cards = new Map(
    (await productCards({ site, runtime }, rows, attributes)).map((card) => [card.slug, card]),
  );
  return slugs.flatMap((slug) => cards.get(slug) ?? []);
}
