import { and, arrayOverlaps, eq, or, type SQL, sql } from "drizzle-orm";

import type { LocaleCode } from "#app/site/markets.ts";
import { type SearchKind, searchKinds } from "#app/site/search.ts";

import type { ReadDatabase } from "../../data/database/client.server.ts";
import { searchWord } from "../../data/database/schema.ts";
import { configurationOf } from "./query.ts";
import { type KnownWord, spellingKeys } from "./spelling.ts";

/** Ranked and counted documents of a kind; bounds the query time. */
export const kindLimit = 500;

/** Minimum characters for a prefix match of item numbers. */
const minCodeLength = 4;

const suggestionLimit = 300;

/** @returns the stems of each word, none for stop words */
export async function readStems(
  db: ReadDatabase,
  locale: LocaleCode,
  words: readonly string[],
): Promise<string[][]> {
  const { rows } = (await db.execute(sql`
    select tsvector_to_array(to_tsvector(${configurationOf(locale)}::regconfig, word)) as stems
    from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) with ordinality as words (word, place)
    order by place`)) as { rows: { stems: string[] }[] };
  return rows.map(({ stems }) => stems);
}

export type DocumentQuery = {
  locale: LocaleCode;
  match: string;
  /** A `tsquery` of the same words joined by `|`, for ranking. */
  rank: string;
  /** `titleKey` of the query; equal titles come first. */
  title: string;
  /** `codeKey` of the query; an equal number precedes everything. */
  code: string;
};

export type DocumentRow = {
  kind: SearchKind;
  key: string;
  target: string;
  title: string;
  summary: string;
  body: string;
  code: string | null;
  image: string | null;
};

export type DocumentPage = {
  /** At most `kindLimit` each; kinds without results are missing. */
  counts: Partial<Record<SearchKind, number>>;
  rows: DocumentRow[];
};

/** Best first. Ranks at most `kindLimit` documents per kind. The counts always include all kinds. */
export async function findDocuments(
  db: ReadDatabase,
  { locale, match, rank, title, code }: DocumentQuery,
  { kind, offset, limit }: { kind: SearchKind | undefined; offset: number; limit: number },
): Promise<DocumentPage> {
  const rows = await queryWithIndexes<{ counts: DocumentPage["counts"] | null; page: DocumentRow[] | null }>(
    db,
    sql`
    with found as materialized (
      select kind, id, bool_or(in_title) as in_title
      from unnest(${textArray(searchKinds)}) as kind
      cross join lateral (
        select * from (select id, true as in_title from search_document
          where locale = ${locale} and title_words @@ (${match}::tsquery && ${kindLexeme})
          limit ${kindLimit}) as titled
        union all
        select * from (select id, false from search_document
          where locale = ${locale} and words @@ (${match}::tsquery && ${kindLexeme})
          limit ${kindLimit}) as texts
        union all
        select id, true from search_document
          where locale = ${locale} and code_key = ${code} and search_document.kind = kind.kind
      ) as matching
      group by kind, id
    )
    select
      (select json_object_agg(kind, least(count, ${kindLimit}))
        from (select kind, count(*) from found group by kind) as counted) as counts,
      (select json_agg(row_to_json(listed)) from (
        select d.kind, d.key, d.target, d.title, d.summary, d.body, d.code, d.image
        from found join search_document as d using (id)
        where ${kind ? sql`found.kind = ${kind}` : sql`true`}
        order by (d.code_key = ${code}) is true desc, d.title_key = ${title} desc, found.in_title desc,
          ts_rank(d.words, ${rank}::tsquery) * ${weightOf(sql`d.kind`)}
            / (case when found.in_title then ${titleLength} else 1 end) desc,
          d.position, d.id
        offset ${offset} limit ${limit}
      ) as listed) as page`,
  );
  return { counts: rows[0]?.counts ?? {}, rows: rows[0]?.page ?? [] };
}

export type SuggestionRow = Pick<DocumentRow, "kind" | "key" | "target" | "title" | "code" | "image">;

/** Matches titles and item numbers; prefix matches of the title first. */
export function suggestTitles(
  db: ReadDatabase,
  { locale, match, title, code }: DocumentQuery,
  limit: number,
): Promise<SuggestionRow[]> {
  // Queried separately, else products would crowd out these rare kinds.
  const rareKinds = sql`('''=category'' | ''=page'' | ''=article''')::tsquery`;
  return queryWithIndexes(
    db,
    sql`
    with found as (
      (select id from search_document
        where locale = ${locale} and title_words @@ (${match}::tsquery && ${rareKinds}) limit ${suggestionLimit})
      union
      (select id from search_document
        where locale = ${locale} and title_words @@ ${match}::tsquery limit ${suggestionLimit})
      union
      (select id from search_document where locale = ${locale} and code_key like ${`${code}%`}
        limit ${code.length >= minCodeLength ? limit : 0})
    )
    select kind, key, target, title, code, image
    from found join search_document as d using (id)
    order by (code_key = ${code}) is true desc, title_key = ${title} desc,
      starts_with(title_key, ${title}) desc, position, id
    limit ${limit}`,
  );
}

export function suggestTexts(
  db: ReadDatabase,
  { locale, match, rank }: DocumentQuery,
  limit: number,
): Promise<SuggestionRow[]> {
  return queryWithIndexes(
    db,
    sql`
    select kind, key, target, title, code, image
    from (select * from search_document where locale = ${locale} and words @@ ${match}::tsquery
      limit ${suggestionLimit}) as found
    order by ts_rank(words, ${rank}::tsquery) * ${weightOf(sql`kind`)} desc, position, id
    limit ${limit}`,
  );
}

/** Candidates for spelling correction, and the words themselves if they are known. */
export function findSimilarWords(
  db: ReadDatabase,
  locale: LocaleCode,
  words: readonly string[],
): Promise<KnownWord[]> {
  const keys = words.flatMap(spellingKeys);
  return db
    .select({ word: searchWord.word, shown: searchWord.shown, frequency: searchWord.frequency })
    .from(searchWord)
    .where(
      and(
        eq(searchWord.locale, locale),
        or(...words.map((word) => eq(searchWord.word, word)), arrayOverlaps(searchWord.keys, keys)),
      ),
    );
}

/** Visitors look for products more often than for documents. */
const kindWeights: Record<SearchKind, number> = {
  category: 1.5,
  product: 1.5,
  page: 1.2,
  article: 1,
  download: 0.8,
  certificate: 0.8,
};

const weightOf = (kind: SQL) => sql`(${JSON.stringify(kindWeights)}::jsonb -> ${kind})::real`;

/** Short titles are more specific. */
const titleLength = sql`(1 + ln(1 + length(d.title_key) - length(replace(d.title_key, ' ', ''))))`;

const kindLexeme = sql`('''=' || kind.kind || '''')::tsquery`;

const textArray = (values: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

/** Forces the GIN indexes. The planner underestimates the cost of `@@` and would scan the documents of a locale. */
function queryWithIndexes<Row>(db: ReadDatabase, query: SQL): Promise<Row[]> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`
        select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`);
      const { rows } = (await tx.execute(query)) as { rows: unknown[] };
      return rows as Row[];
    },
    { accessMode: "read only" },
  );
}
