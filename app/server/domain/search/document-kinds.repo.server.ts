import { type SQL, sql } from "drizzle-orm";

import { type SearchKind, searchKinds } from "#app/site/search.ts";

type DocumentKind = {
  /** Factor of the rank. */
  weight: number;
  /** Kinds of a group are searched together, because each scan of an index takes milliseconds. */
  group: "products" | "pages" | "files";
};

const kinds: Record<SearchKind, DocumentKind> = {
  category: { weight: 1.5, group: "pages" },
  product: { weight: 1.5, group: "products" },
  page: { weight: 1.2, group: "pages" },
  article: { weight: 1, group: "pages" },
  download: { weight: 0.8, group: "files" },
  certificate: { weight: 0.8, group: "files" },
};

/** Ranked and counted documents of a kind; bounds the query time. */
export const kindLimit = 300;

const weights = Object.fromEntries(searchKinds.map((kind) => [kind, kinds[kind].weight]));

export const weightOf = (kind: SQL): SQL => sql`(${JSON.stringify(weights)}::jsonb -> ${kind})::real`;

/**
 * Rows `(kinds, products, most)`: a `tsquery` of the kinds, whether they are products, and how many documents to find.
 * Products and files, of which a catalog may have many, do not crowd out pages.
 */
export const kindGroups: SQL = sql.join(
  Object.entries(Object.groupBy(searchKinds, (kind) => kinds[kind].group)).map(([group, grouped]) => {
    const query = grouped.map((kind) => `'=${kind}'`).join(" | ");
    return sql`(${query}::tsquery, ${group === "products"}::boolean, ${grouped.length * kindLimit}::integer)`;
  }),
  sql`, `,
);
