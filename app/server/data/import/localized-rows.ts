import type { vocabularyKinds } from "../database/schema.ts";
import type { LocalizedContent } from "./localize-content.ts";
import { type Versions, versionRows } from "./site-versions.ts";

type VocabularyKind = (typeof vocabularyKinds)[number];

type Term = string | { label: string; swatch?: string };

export function vocabularyRows(vocabulary: LocalizedContent["vocabulary"]) {
  const rows = (kind: VocabularyKind, terms: Record<string, Term>) =>
    Object.entries(terms).map(([key, term], position) => {
      const { label, swatch } = typeof term === "string" ? { label: term } : term;
      return { kind, key, label, position, swatch };
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

/** Common versions have null instead of a site here, for the table's unique constraint. */
export const pageVersions = (job: Versions<Pick<LocalizedContent, "pages" | "articles">>) =>
  versionRows(job, pageRows, ({ slug }) => slug).map((row) => ({ ...row, site: row.site || null }));

function pageRows({ pages, articles }: Pick<LocalizedContent, "pages" | "articles">) {
  return [
    ...pages.map(({ slug, value: { title, description, image, sites, middleware, blocks } }) => ({
      slug,
      sites,
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
    ...articles.map(
      ({ slug, value: { title, description, image, author, sites, published, tags, body } }) => ({
        slug,
        sites,
        kind: "article" as const,
        title,
        description,
        image,
        author,
        middleware: [],
        blocks: [{ kind: "rich-text", body }],
        published,
        tags,
      }),
    ),
  ];
}
