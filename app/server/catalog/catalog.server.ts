import { formatPrice } from "../../site/format.ts";
import type { RequestScope } from "../http/request-scope.server.ts";
import { renderMarkdown } from "../content/markdown.server.ts";
import { listCategoryRows, listProductRows, readProductRow, readVocabulary } from "./catalog.repo.server.ts";
import { formatSpecification } from "./format-specification.ts";

type Scope = Pick<RequestScope, "site" | "runtime">;

export type CategoryCard = Awaited<ReturnType<typeof listCategories>>[number];
export type ProductCard = Awaited<ReturnType<typeof listProducts>>[number];
export type ProductDetail = NonNullable<Awaited<ReturnType<typeof readProduct>>>;

const databaseOf = ({ runtime }: Scope) => runtime.database.db;
const marketOf = ({ site }: Scope) => ({ locale: site.code, currency: site.currency });

export const listCategories = (scope: Scope) => listCategoryRows(databaseOf(scope), scope.site.code);

/** @returns nothing when there is no such category */
export async function readCategory(scope: Scope, slug: string) {
  const categories = await listCategories(scope);
  const category = categories.find((candidate) => candidate.slug === slug);
  return category && { category, products: await listProducts(scope, { category: slug }) };
}

export async function listProducts(scope: Scope, filter?: Parameters<typeof listProductRows>[2]) {
  const [rows, word] = await Promise.all([
    listProductRows(databaseOf(scope), marketOf(scope), filter),
    readVocabulary(databaseOf(scope), scope.site.code, ["tag"]),
  ]);
  return rows.map(({ amount, tags, ...row }) => ({
    ...row,
    price: formatPrice(amount, scope.site.currency, scope.site.languageTag),
    tag: tags[0] ? word("tag", tags[0]) : undefined,
  }));
}

/** The products with these slugs, in this order; those that do not exist are left out. */
export async function listProductsInOrder(scope: Scope, slugs: readonly string[]): Promise<ProductCard[]> {
  if (slugs.length === 0) return [];
  const cards = new Map((await listProducts(scope, { slugs })).map((card) => [card.slug, card]));
  return slugs.flatMap((slug) => cards.get(slug) ?? []);
}

/** @returns nothing when there is no such product */
export async function readProduct(scope: Scope, slug: string) {
  const row = await readProductRow(databaseOf(scope), marketOf(scope), slug);
  if (!row) return undefined;
  const { product, text } = row;
  const [word, related] = await Promise.all([
    readVocabulary(databaseOf(scope), scope.site.code, ["unit", "specification", "term", "color", "tag"]),
    listProductsInOrder(scope, product.related),
  ]);
  return {
    slug,
    sku: product.sku,
    name: text.name,
    promise: text.promise,
    description: renderMarkdown(text.description),
    category: { slug: product.category, name: row.categoryName },
    price: formatPrice(row.amount, scope.site.currency, scope.site.languageTag),
    inStock: product.inStock,
    tags: product.tags.map((tag) => word("tag", tag)),
    images: product.images.map((src, index) => ({ src, alt: text.imageAlts[index] ?? text.name })),
    colors: product.colors.map(({ color, swatch, image }) => ({ name: word("color", color), swatch, image })),
    features: text.features,
    specifications: product.specifications.map((specification) => ({
      label: word("specification", specification.key),
      value: formatSpecification(specification, word, scope.site.languageTag),
    })),
    faq: text.faq.map(({ question, answer }) => ({ question, answer: renderMarkdown(answer) })),
    related,
  };
}
