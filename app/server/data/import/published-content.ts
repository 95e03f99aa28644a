/** Filters the content that visitors see on a day: no drafts, and no entries with a future date. */
import type { StoredBlock } from "#app/blocks/schema.ts";
import { productsOf } from "#app/validation/places.schema.ts";

import { lineOf } from "./category-tree.ts";
import type { Content } from "./localize-content.ts";

export type Edition = {
  content: Content;
  /** First day, in UTC, on which more is visible; null if nothing waits for a date. */
  due: string | null;
};

type Dated = { draft?: boolean | undefined; published?: string | undefined; released?: string | undefined };

const dateOf = ({ published, released }: Dated) => published ?? released ?? "";

/** Unchanged entries keep their identity, because results are memoized by it. */
export function publishedContent(content: Content, today: string): Edition {
  const waiting: string[] = [];
  const isVisible = (value: Dated) => {
    if (value.draft) return false;
    const date = dateOf(value);
    if (date > today) waiting.push(date);
    return date <= today;
  };
  const visible = <Item extends { value: Dated }>(entries: Item[]) =>
    entries.filter(({ value }) => isVisible(value));

  const shownCategories = visible(content.categories);
  const categories = belowShown(shownCategories, content.categories);
  const categorySlugs = slugsOf(categories);
  const products = visible(content.products).filter(({ value }) => categorySlugs.has(value.category));
  const productSlugs = slugsOf(products);
  const certificates = visible(content.certificates);
  const articles = visible(content.articles);
  const pages = visible(content.pages);
  const downloads = Object.entries(content.downloads.value).filter(([, value]) => isVisible(value));
  const due = waiting.toSorted()[0] ?? null;

  const isWhole =
    categories.length === content.categories.length &&
    products.length === content.products.length &&
    certificates.length === content.certificates.length &&
    articles.length === content.articles.length &&
    pages.length === content.pages.length &&
    downloads.length === Object.keys(content.downloads.value).length;
  if (isWhole) return { content, due };

  const ofProducts = <Item extends { value: { products: string[] } }>(entry: Item): Item[] => {
    const own = keep(entry.value.products, (slug) => productSlugs.has(slug));
    if (own === entry.value.products) return [entry];
    return own.length > 0 ? [{ ...entry, value: { ...entry.value, products: own } }] : [];
  };
  const shown = {
    categories,
    products: products.map((entry) => {
      const { value } = entry;
      const related = keep(value.related, (slug) => productSlugs.has(slug));
      const successor =
        value.successor !== undefined && productSlugs.has(value.successor) ? value.successor : undefined;
      return related === value.related && successor === value.successor
        ? entry
        : { ...entry, value: { ...value, related, successor } };
    }),
    certificates: certificates.flatMap(ofProducts),
    articles,
    pages: pages.map((entry) => {
      const blocks = keepAll(entry.value.blocks, (block) =>
        withoutHidden(block, productSlugs, categorySlugs),
      );
      return blocks === entry.value.blocks ? entry : { ...entry, value: { ...entry.value, blocks } };
    }),
    downloads: {
      ...content.downloads,
      value: Object.fromEntries(
        downloads.flatMap(([slug, value]) => ofProducts({ value }).map((entry) => [slug, entry.value])),
      ),
    },
    places: {
      ...content.places,
      value: Object.fromEntries(
        Object.entries(content.places.value).map(([slug, place]) => {
          const own = productsOf(place)?.filter((product) => productSlugs.has(product));
          return [slug, own ? { ...place, products: own } : place];
        }),
      ),
    },
  };
  const stillThere = pathsOf(shown);
  const hidden = new Set([...pathsOf(content)].filter((path) => !stillThere.has(path)));
  return { content: { ...content, ...shown, menus: withoutPaths(content.menus, hidden) }, due };
}

/** A hidden category also hides those below it. */
function belowShown(shown: Content["categories"], all: Content["categories"]): Content["categories"] {
  if (shown.length === all.length) return shown;
  const slugs = slugsOf(shown);
  const bySlug = new Map(all.map((category) => [category.slug, category]));
  return shown.filter(({ slug }) => lineOf(slug, bySlug).every((above) => slugs.has(above.slug)));
}

const slugsOf = (entries: readonly { slug: string }[]) => new Set(entries.map(({ slug }) => slug));

function keep<Item>(items: Item[], isKept: (item: Item) => boolean): Item[] {
  return items.every(isKept) ? items : items.filter(isKept);
}

function keepAll<Item>(items: Item[], change: (item: Item) => Item | undefined): Item[] {
  const changed = items.map(change);
  return changed.every((item, index) => item === items[index])
    ? items
    : changed.filter((item) => item !== undefined);
}

function withoutHidden(
  block: StoredBlock,
  products: ReadonlySet<string>,
  categories: ReadonlySet<string>,
): StoredBlock | undefined {
  if (block.kind === "category-banners") {
    const banners = keep(block.banners, ({ category }) => categories.has(category));
    if (banners === block.banners) return block;
    return banners.length > 0 ? { ...block, banners } : undefined;
  }
  if (block.kind !== "product-cards" && block.kind !== "catalog-cards") return block;
  const own = keep(block.products, (slug) => products.has(slug));
  if (own === block.products) return block;
  return own.length > 0 ? { ...block, products: own } : undefined;
}

type Addressed = Pick<Content, "pages" | "articles" | "products" | "categories" | "certificates">;

export const pathsOf = ({ pages, articles, products, categories, certificates }: Addressed): Set<string> =>
  new Set([
    ...[...pages, ...articles].map(({ slug }) => `/${slug}`),
    ...products.map(({ slug }) => `/product/${slug}`),
    ...categories.map(({ slug }) => `/category/${slug}`),
    ...certificates.map(({ slug }) => `/certificates/${slug}`),
  ]);

/** Menu entries that link to a hidden page are removed along with their children. */
function withoutPaths(menus: Content["menus"], hidden: ReadonlySet<string>): Content["menus"] {
  const isShown = ({ url }: { url: string }) => !hidden.has(url.replace(/[?#].*$/, ""));
  const shown = Object.entries(menus.value).map(([name, items]) => [
    name,
    items
      .filter(isShown)
      .map((item) => (item.children ? { ...item, children: item.children.filter(isShown) } : item)),
  ]);
  return { ...menus, value: Object.fromEntries(shown) as Content["menus"]["value"] };
}
