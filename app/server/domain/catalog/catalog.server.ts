import { shownCategories, shownProduct } from "../../cache/shown-content.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { listCategoryRows, listProductRows, readVocabulary } from "./catalog.repo.server.ts";
import { type ProductCard, productCard } from "./product-card.server.ts";

type Scope = Pick<RequestScope, "site" | "runtime" | "shows">;

export type CategoryCard = {
  slug: string;
  name: string;
  description?: string | undefined;
  image?: string | undefined;
  imageAlt: string;
  /** Without those of the categories below it. */
  modelCount: number;
  /** Title of its finder. */
  finder?: string | undefined;
};

type CategoryRow = Awaited<ReturnType<typeof listCategoryRows>>[number];

export const categoryCard = ({
  slug,
  name,
  description,
  image,
  imageAlt,
  modelCount,
  finder,
}: CategoryRow): CategoryCard => ({
  slug,
  name,
  description: description ?? undefined,
  image: image ?? undefined,
  imageAlt: imageAlt ?? name,
  modelCount,
  ...(finder && { finder }),
});

export async function listCategories({ site, runtime, shows }: Scope) {
  shows.add(shownCategories);
  const rows = await listCategoryRows(runtime.database.readDb, site.code);
  return rows.map(categoryCard);
}

/** In this order, without unknown slugs. */
export async function listProductsInOrder(
  { site, runtime, shows }: Scope,
  slugs: readonly string[],
): Promise<ProductCard[]> {
  for (const slug of slugs) shows.add(shownProduct(slug));
  if (slugs.length === 0) return [];
  const { readDb: db } = runtime.database;
  const [rows, word] = await Promise.all([
    listProductRows(db, { locale: site.code, currency: site.currency }, slugs),
    readVocabulary(db, site.code, ["tag"]),
  ]);
  const cards = new Map(rows.map((row) => [row.slug, productCard(row, word, site)]));
  return slugs.flatMap((slug) => cards.get(slug) ?? []);
}
