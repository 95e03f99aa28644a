import { colorOption } from "#app/site/specifications.ts";

import { plainMarkdown } from "../../domain/markdown/markdown.server.ts";
import { type MeaningKind, meaningOf } from "../../domain/search/meanings.ts";
import { byPosition, inTreeOrder } from "./category-tree.ts";
import type { LocalizedContent } from "./localize-content.ts";
import { perObject } from "./per-object.ts";
import { colorsOf, itemNumbersOf, skuOf } from "./product-variants.ts";
import type { SearchDocument } from "./search-documents.server.ts";

export type ProductValue = LocalizedContent["products"][number]["value"];

export function productDocuments({
  products,
  categories,
  vocabulary,
}: Pick<LocalizedContent, "products" | "categories" | "vocabulary">): SearchDocument[] {
  const categoryInfo = new Map(
    inTreeOrder(categories).map(({ slug, value: { name } }, order) => [slug, { name, order }]),
  );
  const orderOf = ({ value }: (typeof products)[number]) => categoryInfo.get(value.category)?.order ?? 0;
  const sorted = products.toSorted((a, b) => orderOf(a) - orderOf(b) || byPosition(a, b));
  return sorted.map(({ slug, value }) => ({
    kind: "product",
    key: slug,
    target: `/product/${slug}`,
    meanings: meaningsOfProduct(value),
    title: value.name,
    summary: value.promise ?? "",
    code: skuOf(value),
    codes: itemNumbersOf(value),
    sites: value.sites,
    image: value.images[0]?.src,
    keywords: [
      categoryInfo.get(value.category)?.name ?? "",
      ...value.tags.map((tag) => vocabulary.tags[tag] ?? ""),
      ...value.connections.map((connection) => vocabulary.connections[connection] ?? ""),
      ...colorsOf(value).map((color) => vocabulary.colors[color]?.label ?? ""),
      value.brand ?? "",
      ...optionTextsOf(value, vocabulary.terms),
    ],
    details: [
      ...value.features.map(({ title }) => title),
      ...Object.entries(value.specifications).flatMap(([key, specification]) => [
        vocabulary.specifications[key]?.label ?? "",
        ...[specification].flat().map((term) => vocabulary.terms[String(term)] ?? textOf(term)),
      ]),
    ],
    body: textsOfProduct(value),
  }));
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Option values other than colors, such as sizes. */
const optionTextsOf = ({ variants }: ProductValue, terms: Record<string, string>) => [
  ...new Set(
    variants.flatMap(({ options }) =>
      Object.entries(options)
        .filter(([option]) => option !== colorOption)
        .flatMap(([, values]) => values)
        .map((term) => terms[term] ?? term),
    ),
  ),
];

const meaningsOfProduct = (value: ProductValue) => {
  const { category, connections, tags, specifications } = value;
  const values: Record<Exclude<MeaningKind, "maker">, readonly unknown[]> = {
    category: [category],
    color: colorsOf(value),
    connection: connections,
    tag: tags,
    term: Object.values(specifications)
      .flat()
      .filter((term) => typeof term === "string"),
  };
  const meanings = Object.entries(values).flatMap(([kind, keys]) =>
    keys.map((key) => meaningOf(kind as MeaningKind, String(key))),
  );
  return [...new Set(meanings)];
};

const textsOfProduct = perObject(({ description, features, faq }: ProductValue) => [
  ...(description === undefined ? [] : [plainMarkdown(description)]),
  ...features.map(({ text }) => text),
  ...faq.flatMap(({ question, answer }) => [question, plainMarkdown(answer)]),
]);
