/** Applies the folder of a site to the content: its overrides of fields and single texts. */
import type { LocaleCode, SiteCode } from "#app/site/markets.ts";

import type { CatalogEntry } from "./catalogs/catalog-file.server.ts";
import { keepTogether } from "./keep-together.ts";
import type { Content } from "./localize-content.ts";
import type { Message, Translate } from "./translatable.ts";

type Overridden = Pick<Content, "brand" | "menus" | "categories" | "products" | "pages" | "articles">;

export type SiteWords = {
  /** Translates into the wording of the site. */
  translate: Translate;
  apply: <Part extends Partial<Overridden>>(content: Part) => Part;
  /** Whether the site may override an entry. @param entry `products/facet` */
  rewords: (entry: string) => boolean;
};

/** @returns undefined if the site overrides nothing */
export function siteWords(
  { overrides, pages, siteTexts }: Pick<Content, "overrides" | "pages" | "siteTexts">,
  site: SiteCode,
  locale: LocaleCode,
  common: Translate,
): SiteWords | undefined {
  const texts = siteTexts.get(site)?.entries ?? [];
  const ownPages = pages.filter((entry) => entry.site === site);
  const fields = new Map<string, object>([
    ...overrides.filter((entry) => entry.site === site).map(({ target, value }) => [target, value] as const),
    ...ownPages.map(({ slug, value }) => [`pages/${slug}`, value] as const),
  ]);
  if (texts.length === 0 && fields.size === 0) return undefined;
  const translate = translateFor(texts, fields, locale, common);
  const withFields = <Item extends { value: object }>(entry: Item, name: string): Item => {
    const own = fields.get(name);
    return own ? { ...entry, value: { ...entry.value, ...own } } : entry;
  };
  const all = <Item extends { slug: string; value: object }>(entries: readonly Item[], folder: string) =>
    entries.map((entry) => withFields(entry, `${folder}/${entry.slug}`));
  return {
    translate,
    apply: (content) => {
      const { brand, menus, categories, products, pages: commonPages, articles } = content;
      return {
        ...content,
        ...(brand && { brand: withFields(brand, "brand") }),
        ...(menus && { menus: withFields(menus, "menus") }),
        ...(categories && { categories: all(categories, "categories") }),
        ...(products && { products: all(products, "products") }),
        ...(commonPages && {
          pages: [
            ...commonPages.filter((entry) => !entry.site && !fields.has(`pages/${entry.slug}`)),
            ...ownPages.map(({ site: _site, ...entry }) => entry),
          ],
        }),
        ...(articles && { articles: articles.filter(({ slug }) => !fields.has(`pages/${slug}`)) }),
      };
    },
    rewords: rewording(texts, fields),
  };
}

function translateFor(
  texts: readonly CatalogEntry[],
  fields: ReadonlyMap<string, object>,
  locale: LocaleCode,
  common: Translate,
): Translate {
  const own = new Set(
    [...fields].flatMap(([name, value]) => Object.keys(value).map((key) => `${name}:${key}`)),
  );
  const byText = new Map(
    texts.map(({ context, source, translation }) => [`${context}\u0004${source}`, translation]),
  );
  return (message) => {
    if (own.has(fieldOf(message))) return keepTogether(message.source, locale);
    const text =
      byText.get(`${message.context}\u0004${message.source}`) ?? byText.get(`\u0004${message.source}`);
    return text ? keepTogether(text, locale) : common(message);
  };
}

/** `pages/home:blocks.0.title` → `pages/home:blocks` */
const fieldOf = ({ context }: Message) => context.replace(/(:[^.]*)\..*$/, "$1");

function rewording(texts: readonly CatalogEntry[], fields: ReadonlyMap<string, object>) {
  // A text without a context may be in any entry.
  const anywhere = texts.some(({ context }) => context === "");
  const entries = new Set([...fields.keys(), ...texts.map(({ context }) => context.replace(/:.*$/, ""))]);
  return (entry: string) => anywhere || entries.has(entry);
}
