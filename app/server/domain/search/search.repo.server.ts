import { type SQL, sql } from "drizzle-orm";

import type { SiteCode } from "#app/site/markets.ts";
import type { SearchKind } from "#app/site/search.ts";

import type { ReadDatabase } from "../../data/database/client.server.ts";
import {
  closerTitle,
  type DocumentQuery,
  namedInTitle,
  placeWithCategories,
  priceOf,
  priceOrder,
  tier,
  titleLength,
} from "./document-order.repo.server.ts";
import { kindGroups, kindLimit, weightOf } from "./document-kinds.repo.server.ts";
import type { SortMeaning } from "./language-words.ts";

/** Minimum length of a code lexeme for a prefix match: four characters including the marks around them. */
const minCodeLexeme = "'#0000'".length;

const suggestionLimit = 300;

type PageRequest = {
  kind: SearchKind | undefined;
  offset: number;
  limit: number;
  sort: { by: SortMeaning; priceList: string } | undefined;
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
  titled: boolean;
  rows: DocumentRow[];
};

/** Best first. Ranks at most `kindLimit` documents per kind. The counts always include all kinds. */
export async function findDocuments(
  db: ReadDatabase,
  query: DocumentQuery,
  { kind, offset, limit, sort }: PageRequest,
): Promise<DocumentPage> {
  const { locale, site, match, intent, rank, code } = query;
  const rows = await queryWithIndexes<{
    counts: DocumentPage["counts"] | null;
    titled: boolean;
    page: DocumentRow[] | null;
  }>(
    db,
    sql`
    with found as materialized (
      select kind, id, bool_or(in_title) as in_title
      from (values ${kindGroups}) as searched (kinds, products, most)
      cross join lateral (
        select * from (select kind, id, true as in_title from search_document
          where locale = ${locale} and ${onSite(site)} and title_words @@ (${match}::tsquery && kinds)
          limit most) as titled
        union all
        select * from (select kind, id, false from search_document
          where locale = ${locale} and ${onSite(site)} and words @@ (${match}::tsquery && kinds)
          limit most) as texts
        union all
        select * from (select d.kind, d.id, d.title_words @@ ${match}::tsquery from search_document as d
          ${sort ? priceOf(sort.priceList) : sql``}
          where ${intent !== undefined} and products and d.locale = ${locale} and ${onSite(site)}
            and d.words @@ (${match}::tsquery && ${intent ?? ""}::tsquery && kinds)
          ${sort ? sql`order by ${priceOrder(sort.by)}, d.position` : sql``} limit most) as intended
        union all
        select kind, id, true from search_document
          where locale = ${locale} and ${onSite(site)} and title_words @@ (${code}::tsquery && kinds)
      ) as matching
      group by kind, id
    ), ranked as (
      select found.kind, found.id, found.in_title,
        row_number() over (order by ${tier(query)}, ${sort ? priceOrder(sort.by) : sql`0`},
          ${namedInTitle(query)} desc,
          case when ${namedInTitle(query)} then length(d.title_key) end,
          ${closerTitle(query)},
          ts_rank(d.words, ${rank}::tsquery) * ${weightOf(sql`d.kind`)}
            / (case when found.in_title then ${titleLength} else 1 end) desc,
          d.position, d.id) as place
      from found join search_document as d using (id) ${sort ? priceOf(sort.priceList) : sql``}
      where ${kind ? sql`found.kind = ${kind}` : sql`true`}
    )
    select
      (select json_object_agg(kind, least(count, ${kindLimit}))
        from (select kind, count(*) from found group by kind) as counted) as counts,
      coalesce((select bool_or(in_title) from found), false) as titled,
      (select json_agg(row_to_json(listed)) from (
        select d.kind, d.key, d.target, d.title, d.summary, d.body, d.code, d.image
        from (select id, row_number() over () as place from (select id from ranked
          order by ${placeWithCategories}, ranked.place offset ${offset} limit ${limit}) as ordered) as shown
        join search_document as d using (id)
        order by shown.place
      ) as listed) as page`,
  );
  return { counts: rows[0]?.counts ?? {}, titled: rows[0]?.titled ?? false, rows: rows[0]?.page ?? [] };
}

/** Whether `findDocuments` would find a document by its title; takes a tenth of its time. */
export async function isInTitle(
  db: ReadDatabase,
  { locale, site, match, code }: DocumentQuery,
): Promise<boolean> {
  const rows = await queryWithIndexes<{ found: boolean }>(
    db,
    sql`
    select exists (select from search_document where locale = ${locale} and ${onSite(site)}
      and title_words @@ (${match}::tsquery || ${code}::tsquery)) as found`,
  );
  return rows[0]?.found ?? false;
}

export type SuggestionRow = Pick<DocumentRow, "kind" | "key" | "target" | "title" | "code" | "image">;

export function suggestTitles(
  db: ReadDatabase,
  query: DocumentQuery,
  limit: number,
): Promise<SuggestionRow[]> {
  const { locale, site, match, intent, title, code } = query;
  // Queried separately, else products would crowd out these rare kinds.
  const rareKinds = sql`('''=category'' | ''=page'' | ''=article''')::tsquery`;
  return queryWithIndexes(
    db,
    sql`
    with found as (
      select id, kind, true as in_title from (
        (select id, kind from search_document
          where locale = ${locale} and ${onSite(site)} and title_words @@ (${match}::tsquery && ${rareKinds}) limit ${suggestionLimit})
        union
        (select id, kind from search_document
          where locale = ${locale} and ${onSite(site)} and title_words @@ ${match}::tsquery limit ${suggestionLimit})
        union
        (select id, kind from search_document
          where ${intent !== undefined} and locale = ${locale} and ${onSite(site)}
            and title_words @@ (${match}::tsquery && ${intent ?? ""}::tsquery) limit ${suggestionLimit})
        union
        (select id, kind from search_document
          where locale = ${locale} and ${onSite(site)} and title_words @@ ${`${code}:*`}::tsquery
          limit ${code.length >= minCodeLexeme ? limit : 0})
      ) as matching
    ), ranked as (
      select found.kind, found.id, found.in_title,
        row_number() over (order by ${tier(query)}, starts_with(d.title_key, ${title}) desc,
          ${namedInTitle(query)} desc, case when d.kind = 'product' and ${namedInTitle(query)} then length(d.title_key) end,
          ${closerTitle(query)},
          d.position, d.id) as place
      from found join search_document as d using (id)
    )
    select d.kind, d.key, d.target, d.title, d.code, d.image
    from ranked join search_document as d using (id)
    order by ${placeWithCategories}, ranked.place
    limit ${limit}`,
  );
}

export function suggestTexts(
  db: ReadDatabase,
  { locale, site, match, rank }: DocumentQuery,
  limit: number,
): Promise<SuggestionRow[]> {
  return queryWithIndexes(
    db,
    sql`
    select kind, key, target, title, code, image
    from (select * from search_document where locale = ${locale} and ${onSite(site)} and words @@ ${match}::tsquery
      limit ${suggestionLimit}) as found
    order by ts_rank(words, ${rank}::tsquery) * ${weightOf(sql`kind`)} desc, position, id
    limit ${limit}`,
  );
}

const onSite = (site: SiteCode) => sql`(sites is null or ${site} = any(sites))`;

/**
 * Forces the GIN indexes: the planner underestimates the cost of `@@` and would scan the documents of a locale. The
 * costs that result would start the just-in-time compiler, which takes longer than the query.
 */
function queryWithIndexes<Row>(db: ReadDatabase, query: SQL): Promise<Row[]> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`
        select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true),
          set_config('jit', 'off', true)`);
      const { rows } = (await tx.execute(query)) as { rows: unknown[] };
      return rows as Row[];
    },
    { accessMode: "read only" },
  );
}
