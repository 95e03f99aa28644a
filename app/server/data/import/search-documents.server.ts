/** What the search finds of the content of one locale. */
import type { StoredBlock } from "#app/blocks/schema.ts";
import type { LocaleCode } from "#app/site/markets.ts";
import type { SearchKind } from "#app/site/search.ts";

import { plainMarkdown } from "../../domain/markdown/markdown.server.ts";
import type { LocalizedContent } from "./localize-content.ts";
import { perObject } from "./per-object.ts";
import { textOfBlocks } from "./plain-text.server.ts";

export type SearchDocument = {
  kind: SearchKind;
  key: string;
  /** Path on the site; of a download, the file below `/media`. */
  target: string;
  title: string;
  summary: string;
  /** Item or document number. */
  code?: string;
  image?: string | undefined;
  /** Words that weigh as much as the summary: family, tags, colours. */
  keywords: string[];
  /** Words that weigh less: what features and specifications are called. */
  details: string[];
  /** Running text that passages are shown from. */
  body: string[];
};

export function searchDocuments(locale: LocaleCode, content: LocalizedContent): SearchDocument[] {
  const texts = [...pageDocuments(locale, content), ...articleDocuments(content)];
  const products: Products = new Map(content.products.map(({ slug, value }) => [slug, value]));
  return [
    ...categoryDocuments(content),
    ...texts,
    ...menuDocuments(content, new Set(texts.map(({ target }) => target))),
    ...certificateDocuments(content, products),
    ...productDocuments(content),
    ...downloadDocuments(content, products),
  ];
}

const none = { keywords: [], details: [], body: [] };

const byPosition = (a: { value: { position: number } }, b: { value: { position: number } }) =>
  a.value.position - b.value.position;

const categoryDocuments = ({ categories }: LocalizedContent): SearchDocument[] =>
  categories.toSorted(byPosition).map(({ slug, value: { name, description, image } }) => ({
    ...none,
    kind: "category",
    key: slug,
    target: `/category/${slug}`,
    title: name,
    summary: description,
    image: image.src,
  }));

function productDocuments({ products, categories, vocabulary }: LocalizedContent): SearchDocument[] {
  const inOrder = new Map(
    categories.toSorted(byPosition).map(({ slug, value: { name } }, order) => [slug, { name, order }]),
  );
  const orderOf = ({ value }: (typeof products)[number]) => inOrder.get(value.category)?.order ?? 0;
  const sorted = products.toSorted((a, b) => orderOf(a) - orderOf(b) || byPosition(a, b));
  return sorted.map(({ slug, value }) => ({
    kind: "product",
    key: slug,
    target: `/product/${slug}`,
    title: value.name,
    summary: value.promise,
    code: value.sku,
    image: value.images[0]?.src,
    keywords: [
      inOrder.get(value.category)?.name ?? "",
      ...value.tags.map((tag) => vocabulary.tags[tag] ?? ""),
      ...value.connections.map((connection) => vocabulary.connections[connection] ?? ""),
      ...value.colors.map(({ color }) => vocabulary.colors[color]?.label ?? ""),
    ],
    details: [
      ...value.features.map(({ title }) => title),
      ...Object.entries(value.specifications).flatMap(([key, specification]) => [
        vocabulary.specifications[key]?.label ?? "",
        ...[specification].flat().map((term) => vocabulary.terms[String(term)] ?? ""),
      ]),
    ],
    body: textsOfProduct(value),
  }));
}

const textsOfProduct = perObject(({ description, features, faq }: ProductValue) => [
  plainMarkdown(description),
  ...features.map(({ text }) => text),
  ...faq.flatMap(({ question, answer }) => [question, plainMarkdown(answer)]),
]);

/** A site's own version stands in place of the common page; what a check may hide is not found. */
function pageDocuments(locale: LocaleCode, { pages, awards }: LocalizedContent): SearchDocument[] {
  const common = pages.filter(({ site }) => !site);
  const own = new Map(pages.filter(({ site }) => site === locale).map((page) => [page.slug, page]));
  const shown = [...new Map([...common.map((page) => [page.slug, page] as const), ...own]).values()];
  return shown
    .filter(({ value }) => value.middleware.length === 0)
    .map(({ slug, value: { title, description, image, blocks } }) => ({
      ...none,
      kind: "page",
      key: slug,
      target: slug === "home" ? "/" : `/${slug}`,
      title,
      summary: description,
      image: image?.src,
      body: [textOfPage(blocks), ...blocks.flatMap((block) => textOfAward(block, awards))],
    }));
}

const textOfPage = perObject(textOfBlocks);

/** What a block says of an award stands in a file of its own. */
function textOfAward(block: StoredBlock, awards: LocalizedContent["awards"]): string[] {
  const award = block.kind === "award-invitation" ? awards[block.award] : undefined;
  return award ? [award.name, award.title, award.text] : [];
}

/** Pages that are no content, such as the list of service centres, are found by their names in the menus. */
function menuDocuments({ menus }: LocalizedContent, known: ReadonlySet<string>): SearchDocument[] {
  const items = Object.values(menus)
    .flat()
    .flatMap(({ children = [], ...item }) => [item, ...children])
    .filter(({ url }) => /^\/[^/#]+$/.test(url) && !known.has(url));
  const byTarget = new Map(items.map((item) => [item.url, item]));
  return [...byTarget.values()].map(({ name, url }) => ({
    ...none,
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
    .map(({ slug, title, description, image, tags, body }) => ({
      ...none,
      kind: "article",
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

type ProductValue = LocalizedContent["products"][number]["value"];
type Products = ReadonlyMap<string, ProductValue>;

const certificateDocuments = ({ certificates }: LocalizedContent, products: Products): SearchDocument[] =>
  certificates.map(({ slug, value: { title, summary, number, standards, products: slugs } }) => ({
    ...none,
    kind: "certificate",
    key: slug,
    target: `/certificates/${slug}`,
    title,
    summary,
    code: number,
    keywords: [...standards, ...slugs.map((product) => products.get(product)?.name ?? "")],
  }));

const downloadDocuments = ({ downloads }: LocalizedContent, products: Products): SearchDocument[] =>
  Object.entries(downloads).map(([slug, { title, version, file, products: slugs }]) => {
    const belongsTo = slugs.flatMap((product) => products.get(product) ?? []);
    return {
      ...none,
      kind: "download",
      key: slug,
      target: file,
      title,
      summary: belongsTo.map(({ name }) => name).join(", "),
      keywords: [version, ...belongsTo.map(({ sku }) => sku)],
    };
  });
