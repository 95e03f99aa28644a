import type { StoredBlock } from "#app/blocks/schema.ts";
import type { SearchKind } from "#app/site/search.ts";

import { plainMarkdown } from "../../domain/markdown/markdown.server.ts";
import { inTreeOrder } from "./category-tree.ts";
import type { LocalizedContent } from "./localize-content.ts";
import { perObject } from "./per-object.ts";
import { productDocuments, type ProductValue } from "./product-documents.server.ts";
import { itemNumbersOf } from "./product-variants.ts";
import { type Versions, versionRows } from "./site-versions.ts";
import { textOfBlocks } from "./plain-text.server.ts";

export type SearchDocument = {
  kind: SearchKind;
  key: string;
  target: string;
  title: string;
  summary: string;
  code?: string;
  codes?: string[];
  meanings?: string[];
  sites?: string[] | null | undefined;
  image?: string | undefined;
  /** Weighted like the summary: family, tags, colors. */
  keywords: string[];
  /** Weighted less: names of features and specifications. */
  details: string[];
  body: string[];
};

export const keyOfDocument = ({ kind, key }: SearchDocument): string => `${kind} ${key}`;

type Texts = Versions<Omit<LocalizedContent, "products">>;
type ProductsBySlug = ReadonlyMap<string, ProductValue>;
type Products = Versions<LocalizedContent["products"]>;

/** One document per text, and additional ones for sites that differ. */
export const documentVersions = (texts: Texts, products: Products) =>
  versionRows(withProducts(texts, products), searchDocuments, keyOfDocument);

export const productDocumentVersions = (texts: Texts, products: Products) =>
  versionRows(withProducts(texts, products), productDocuments, keyOfDocument);

const withProducts = (texts: Texts, products: Products): Versions<LocalizedContent> => ({
  ...texts,
  localized: { ...texts.localized, products: products.localized },
  versions: texts.versions.map(({ site, localized }, index) => ({
    site,
    localized: { ...localized, products: products.versions[index]!.localized },
  })),
});

function searchDocuments(content: LocalizedContent): SearchDocument[] {
  const texts = [...pageDocuments(content), ...articleDocuments(content)];
  const products: ProductsBySlug = new Map(content.products.map(({ slug, value }) => [slug, value]));
  return [
    ...categoryDocuments(content),
    ...texts,
    ...menuDocuments(content, new Set(texts.map(({ target }) => target))),
    ...certificateDocuments(content, products),
    ...productDocuments(content),
    ...downloadDocuments(content, products),
  ];
}

const emptyFields = { keywords: [], details: [], body: [] };

const categoryDocuments = ({ categories }: LocalizedContent): SearchDocument[] =>
  inTreeOrder(categories).map(({ slug, value: { name, description, image } }) => ({
    ...emptyFields,
    kind: "category",
    key: slug,
    target: `/category/${slug}`,
    title: name,
    summary: description ?? "",
    image: image?.src,
  }));

/** Pages with middleware are not indexed, nor is the home page, which would match most queries. */
function pageDocuments({ pages, awards }: LocalizedContent): SearchDocument[] {
  return pages
    .filter(({ slug, value }) => slug !== "home" && value.middleware.length === 0)
    .map(({ slug, value: { title, description, image, sites, blocks } }) => ({
      ...emptyFields,
      kind: "page",
      sites,
      key: slug,
      target: `/${slug}`,
      title,
      summary: description,
      image: image?.src,
      body: [textOfPage(blocks), ...blocks.flatMap((block) => textOfAward(block, awards))],
    }));
}

const textOfPage = perObject(textOfBlocks);

function textOfAward(block: StoredBlock, awards: LocalizedContent["awards"]): string[] {
  const award = block.kind === "award-invitation" ? awards[block.award] : undefined;
  return award ? [award.name, award.title, award.text] : [];
}

/** Pages without content entries, such as the service centers, are indexed by their menu names. */
function menuDocuments({ menus }: LocalizedContent, known: ReadonlySet<string>): SearchDocument[] {
  const items = Object.values(menus)
    .flat()
    .flatMap(({ children = [], ...item }) => [item, ...children])
    .filter(({ url }) => /^\/[^/#]+$/.test(url) && !known.has(url));
  const byTarget = new Map(items.map((item) => [item.url, item]));
  return [...byTarget.values()].map(({ name, url }) => ({
    ...emptyFields,
    kind: "page",
    key: url.slice(1),
    target: url,
    title: name,
    summary: "",
  }));
}

const articleDocuments = ({ articles, vocabulary }: LocalizedContent): SearchDocument[] =>
  articles
    .toSorted((a, b) => (a.value.published < b.value.published ? 1 : -1))
    .map(({ slug, value }) => ({ slug, ...value, body: textOfArticle(value) }))
    .map(({ slug, title, description, image, sites, tags, body }) => ({
      ...emptyFields,
      kind: "article",
      sites,
      key: slug,
      target: `/${slug}`,
      title,
      summary: description,
      image: image.src,
      keywords: tags.map((tag) => vocabulary.tags[tag] ?? ""),
      body: [body],
    }));

const textOfArticle = perObject(({ body }: LocalizedContent["articles"][number]["value"]) =>
  plainMarkdown(body),
);

const certificateDocuments = (
  { certificates }: LocalizedContent,
  products: ProductsBySlug,
): SearchDocument[] =>
  certificates.map(({ slug, value: { title, summary, number, standards, products: slugs } }) => ({
    ...emptyFields,
    kind: "certificate",
    key: slug,
    target: `/certificates/${slug}`,
    title,
    summary,
    code: number,
    keywords: [...standards, ...slugs.map((product) => products.get(product)?.name ?? "")],
  }));

const downloadDocuments = ({ downloads }: LocalizedContent, products: ProductsBySlug): SearchDocument[] =>
  Object.entries(downloads).map(([slug, { title, version, file, products: slugs }]) => {
    const belongsTo = slugs.flatMap((product) => products.get(product) ?? []);
    return {
      ...emptyFields,
      kind: "download",
      key: slug,
      target: file,
      title,
      summary: belongsTo.map(({ name }) => name).join(", "),
      keywords: [version, ...belongsTo.flatMap(itemNumbersOf)],
    };
  });
