import { and, arrayOverlaps, eq, or, type SQL, sql } from "drizzle-orm";

import type { LocaleCode } from "#app/site/markets.ts";
import { type SearchKind, searchKinds } from "#app/site/search.ts";

import type { ReadDatabase } from "../../data/database/client.server.ts";
import { searchWord } from "../../data/database/schema.ts";
import { configurationOf } from "./query.ts";
import { type KnownWord, spellingKeys } from "./spelling.ts";

/** Documents of a kind that are ranked and counted. Nobody reads on so far, and more take more time. */
export const kindLimit = 500;

/** Characters from which on a number is recognised by its beginning. */
const shortestCode = 4;

/** Documents that suggestions are chosen from. */
const suggestionLimit = 300;

/** @returns the stems of each word by the locale's configuration, none for words it passes over */
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

/** What documents are compared with. */
export type DocumentQuery = {
  locale: LocaleCode;
  /** A `tsquery` as text. */
  match: string;
  /** A `tsquery` of the same words, joined by |: what rank is made of. */
  rank: string;
  /** `titleKey` of the whole query: a document of that title comes first. */
  title: string;
  /** `codeKey` of the whole query: a document with that number comes before all. */
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
  /** Up to `kindLimit` for each kind; kinds without any are missing. */
  counts: Partial<Record<SearchKind, number>>;
  rows: DocumentRow[];
};

/**
 * One page of the documents that match, best first. However many there are, a limited number of each
 * kind is looked at, those with the words in their title before others.
 * @param kind all kinds without it; the counts are of all kinds
 */
export async function findDocuments(
  db: ReadDatabase,
  { locale, match, rank, title, code }: DocumentQuery,
  { kind, offset, limit }: { kind: SearchKind | undefined; offset: number; limit: number },
): Promise<DocumentPage> {
  const rows = await byIndex<{ counts: DocumentPage["counts"] | null; page: DocumentRow[] | null }>(
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

/** Documents whose title or number has the words, those that begin with them first. */
export function suggestTitles(
  db: ReadDatabase,
  { locale, match, title, code }: DocumentQuery,
  limit: number,
): Promise<SuggestionRow[]> {
  // Of these kinds there are so few that they would get lost among the products.
  const rare = sql`('''=category'' | ''=page'' | ''=article''')::tsquery`;
  return byIndex(
    db,
    sql`
    with found as (
      (select id from search_document
        where locale = ${locale} and title_words @@ (${match}::tsquery && ${rare}) limit ${suggestionLimit})
      union
      (select id from search_document
        where locale = ${locale} and title_words @@ ${match}::tsquery limit ${suggestionLimit})
      union
      (select id from search_document where locale = ${locale} and code_key like ${`${code}%`}
        limit ${code.length >= shortestCode ? limit : 0})
    )
    select kind, key, target, title, code, image
    from found join search_document as d using (id)
    order by (code_key = ${code}) is true desc, title_key = ${title} desc,
      starts_with(title_key, ${title}) desc, position, id
    limit ${limit}`,
  );
}

/** Documents that have the words anywhere, best first. */
export function suggestTexts(
  db: ReadDatabase,
  { locale, match, rank }: DocumentQuery,
  limit: number,
): Promise<SuggestionRow[]> {
  return byIndex(
    db,
    sql`
    select kind, key, target, title, code, image
    from (select * from search_document where locale = ${locale} and words @@ ${match}::tsquery
      limit ${suggestionLimit}) as found
    order by ts_rank(words, ${rank}::tsquery) * ${weightOf(sql`kind`)} desc, position, id
    limit ${limit}`,
  );
}

/** Known words that one of these may be a misspelling of, and those of them that are known themselves. */
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

/** How much a match counts: visitors come for products more often than for their papers. */
const kindWeights: Record<SearchKind, number> = {
  category: 1.5,
  product: 1.5,
  page: 1.2,
  article: 1,
  download: 0.8,
  certificate: 0.8,
};

const weightOf = (kind: SQL) => sql`(${JSON.stringify(kindWeights)}::jsonb -> ${kind})::real`;

/** The fewer other words a title has, the more it is about those that were asked for. */
const titleLength = sql`(1 + ln(1 + length(d.title_key) - length(replace(d.title_key, ' ', ''))))`;

const kindLexeme = sql`('''=' || kind.kind || '''')::tsquery`;

const textArray = (values: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

/**
 * Runs a query that must go through the indexes of words. The planner takes comparing a row with a query
 * for cheap, and would rather walk through a language's documents until it has found enough.
 */
function byIndex<Row>(db: ReadDatabase, query: SQL): Promise<Row[]> {
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
