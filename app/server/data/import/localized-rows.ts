import type { LocaleCode } from "#app/site/markets.ts";

import type { vocabularyKinds } from "../database/schema.ts";
import type { LocalizedContent } from "./localize-content.ts";

type VocabularyKind = (typeof vocabularyKinds)[number];

type Term = string | { label: string; swatch?: string };

export function vocabularyRows(locale: LocaleCode, vocabulary: LocalizedContent["vocabulary"]) {
  const rows = (kind: VocabularyKind, terms: Record<string, Term>) =>
    Object.entries(terms).map(([key, term], position) => {
      const { label, swatch } = typeof term === "string" ? { label: term } : term;
      return { kind, key, locale, label, position, swatch };
    });
  return [
    ...rows("unit", vocabulary.units),
    ...rows("specification", vocabulary.specifications),
    ...rows("group", vocabulary.groups),
    ...rows("term", vocabulary.terms),
    ...rows("color", vocabulary.colors),
    ...rows("tag", vocabulary.tags),
    ...rows("connection", vocabulary.connections),
    ...rows("country", vocabulary.countries),
  ];
}

export function pageRows(
  locale: LocaleCode,
  { pages, articles }: Pick<LocalizedContent, "pages" | "articles">,
) {
  return [
    ...pages.map(({ slug, site, value: { title, description, image, middleware, blocks } }) => ({
      slug,
      locale,
      site: (site ?? null) as LocaleCode | null,
      kind: "page" as const,
      title,
      description,
      image,
      author: undefined,
      middleware,
      blocks,
      published: null,
      tags: [],
    })),
    ...articles.map(({ slug, value: { title, description, image, author, published, tags, body } }) => ({
      slug,
      locale,
      site: null,
      kind: "article" as const,
      title,
      description,
      image,
      author,
      middleware: [],
      blocks: [{ kind: "rich-text", body }],
      published,
      tags,
    })),
  ];
}
