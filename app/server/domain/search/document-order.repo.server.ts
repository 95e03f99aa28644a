import { type SQL, sql } from "drizzle-orm";

import type { LocaleCode, SiteCode } from "#app/site/markets.ts";

import { productPrice } from "../../data/database/schema.ts";
import type { SortMeaning } from "./language-words.ts";

export type DocumentQuery = {
  locale: LocaleCode;
  site: SiteCode;
  match: string;
  /** A `tsquery` of the attributes in the query; products with all of them rank first. */
  intent: string | undefined;
  /** A `tsquery` of the other words joined by `|`, for ranking. */
  rank: string;
  /** `titleKey` of the query; equal titles come first. */
  title: string;
  /** `titleKey` of the words that are not attributes; may be empty. */
  naming: string;
  /** `codeLexeme` of the query; an equal number precedes everything. */
  code: string;
};

/** Minimum letters of a name that may match the end of a title; shorter ones match ends of words. */
const minModelLength = 5;

/** Rank of a document before its words are compared. Pages about a thing follow the thing itself. */
export const tier = ({ title, naming, intent, code }: DocumentQuery): SQL => sql`
  case
    when d.title_words @@ ${code}::tsquery then 0
    when d.kind = 'product' and (${compactTitle} = ${compact(title)}
      or ${naming !== ""} and right(' ' || d.title_key, ${title.length + 1}) = ${` ${title}`}
      or ${naming !== "" && compact(title).length >= minModelLength}
        and right(${compactTitle}, ${compact(title).length}) = ${compact(title)}) then 1
    when d.kind = 'product' and found.in_title and ${hasIntent(intent)} then 2
    when d.kind = 'product' and found.in_title then 3
    when d.kind = 'product' and ${hasIntent(intent)} then 4
    when found.in_title then 5
    else 6
  end`;

const hasIntent = (intent: string | undefined): SQL =>
  intent === undefined ? sql`false` : sql`d.title_words @@ ${intent}::tsquery`;

export const priceOf = (priceList: string): SQL => sql`
  left join ${productPrice} as price
    on d.kind = 'product' and price.product = d.key and price.currency = ${priceList}`;

export const priceOrder = (by: SortMeaning): SQL =>
  by === "cheapest" ? sql`price.amount asc nulls last` : sql`price.amount desc nulls last`;

const compactTitle = sql`replace(d.title_key, ' ', '')`;
const compact = (title: string) => title.replaceAll(" ", "");

export const namedInTitle = ({ naming }: DocumentQuery): SQL =>
  naming === "" ? sql`false` : sql`(found.in_title and strpos(${compactTitle}, ${compact(naming)}) > 0)`;

/** Tie-breaker for equal keys: "Model O" before "Model O-", because the key lacks the sign. */
export const closerTitle = ({ title }: DocumentQuery): SQL =>
  sql`case when d.title_key = ${title} then length(d.title) end`;

/** Categories whose name matches the query follow the first three hits. */
export const placeWithCategories = sql`
  case when ranked.kind = 'category' and ranked.in_title then least(ranked.place, 3.5) else ranked.place end`;

/** Short titles are more specific. */
export const titleLength = sql`(1 + ln(1 + length(d.title_key) - length(replace(d.title_key, ' ', ''))))`;
