import { cleanQuery, type SearchKind, searchKinds } from "#app/site/search.ts";

import { listCategories, listProductsInOrder } from "../catalog/catalog.server.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { analyse, corrections } from "./analyse-query.server.ts";
import { createHighlighter } from "./highlight.ts";
import { type AnalysedTerm, codeKey, type Match, titleKey, tsquery } from "./query.ts";
import { type DocumentPage, type DocumentRow, findDocuments, kindLimit } from "./search.repo.server.ts";

type Scope = Pick<RequestScope, "site" | "runtime">;

export type SearchRequest = {
  query: string;
  /** Default: all kinds. */
  kind?: SearchKind | undefined;
  page: number;
  /** Disables spelling correction. */
  verbatim?: "1" | undefined;
};

export type SearchView = Awaited<ReturnType<typeof searchSite>>;
export type SearchItem = SearchView["items"][number];

const pageSize = 20;

/** Fewer results trigger a spelling correction. */
const correctionThreshold = 3;

type Attempt = { terms: readonly AnalysedTerm[]; match: Match; join?: "|"; found: DocumentPage };

export async function searchSite(scope: Scope, request: SearchRequest) {
  const query = cleanQuery(request.query);
  const terms = await analyse(scope, query);
  const best = terms.length > 0 ? await findBest(scope, query, terms, request) : undefined;
  const { counts, rows } = best?.attempt.found ?? { counts: {}, rows: [] };
  const total = totalOf(counts, request.kind);
  return {
    query,
    kind: request.kind,
    verbatim: request.verbatim,
    /** Query that was searched instead. */
    corrected: best?.corrected,
    /** Suggested query, although there are results. */
    meant: best?.meant,
    partial: best?.attempt.join === "|" && total > 0,
    counts: searchKinds.flatMap((kind) => {
      const count = counts[kind] ?? 0;
      return count > 0 ? [{ kind, count, more: count === kindLimit }] : [];
    }),
    total,
    more: request.kind ? total === kindLimit : Object.values(counts).includes(kindLimit),
    page: Math.max(1, Math.min(request.page, pagesOf(total))),
    pages: pagesOf(total),
    items: best ? await showItems(scope, best.attempt, rows) : [],
    categories: Object.keys(counts).length > 0 ? [] : await listCategories(scope),
  };
}

async function findBest(
  scope: Scope,
  query: string,
  terms: readonly AnalysedTerm[],
  request: SearchRequest,
): Promise<{ attempt: Attempt; corrected?: string; meant?: string }> {
  const find = (...[words, match, join]: FindArguments) =>
    runAttempt(scope, query, request, words, match, join);
  const whole = await find(terms, "whole");
  const attempt = totalOf(whole.found.counts) > 0 ? whole : await find(terms, "begun");
  const total = totalOf(attempt.found.counts);
  if (total >= correctionThreshold || request.verbatim) return { attempt };

  for await (const correction of corrections(scope, query, terms)) {
    const corrected = await find(await analyse(scope, correction), "whole");
    if (totalOf(corrected.found.counts) > total) {
      return total === 0 ? { attempt: corrected, corrected: correction } : { attempt, meant: correction };
    }
  }
  if (total > 0 || terms.length < 2) return { attempt };
  return { attempt: await find(terms, "whole", "|") };
}

type FindArguments = [terms: readonly AnalysedTerm[], match: Match, join?: "|"];

async function runAttempt(
  { site, runtime }: Scope,
  query: string,
  { kind, page }: SearchRequest,
  ...[terms, match, join]: FindArguments
): Promise<Attempt> {
  const documents = {
    locale: site.code,
    match: tsquery(terms, match, join),
    rank: tsquery(terms, match, "|"),
    title: titleKey(query, site.code),
    code: codeKey(query),
  };
  const read = (number: number) =>
    findDocuments(runtime.database.readDb, documents, {
      kind,
      offset: (number - 1) * pageSize,
      limit: pageSize,
    });
  const found = await read(page);
  const pages = pagesOf(totalOf(found.counts, kind));
  return { terms, match, join, found: page > pages && pages > 0 ? await read(pages) : found };
}

const pagesOf = (total: number) => Math.ceil(total / pageSize);

const totalOf = (counts: DocumentPage["counts"], kind?: SearchKind): number =>
  kind ? (counts[kind] ?? 0) : Object.values(counts).reduce((sum, count) => sum + count, 0);

async function showItems(scope: Scope, { terms, match }: Attempt, rows: readonly DocumentRow[]) {
  const { mark, excerpt } = createHighlighter(terms, scope.site.code, match !== "whole");
  const slugs = rows.filter(({ kind }) => kind === "product").map(({ key }) => key);
  const products = new Map((await listProductsInOrder(scope, slugs)).map((card) => [card.slug, card]));
  return rows.map(({ title, summary, body, code, image, ...row }) => ({
    ...row,
    title: mark(title),
    excerpt: excerpt({ title, summary, body }),
    code: code ?? undefined,
    image: image ?? undefined,
    price: row.kind === "product" ? products.get(row.key)?.price : undefined,
  }));
}
