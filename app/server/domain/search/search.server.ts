import { cleanQuery, type SearchKind, searchKinds } from "#app/site/search.ts";

import { listCategories, listProductsInOrder } from "../catalog/catalog.server.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { analyse, type AnalysedQuery, corrections } from "./analyse-query.server.ts";
import { fillPlaceholders } from "../sites/placeholders.ts";
import { documentQuery } from "./document-query.ts";
import { createHighlighter } from "./highlight.ts";
import type { Match } from "./query.ts";
import { type DocumentPage, type DocumentRow, findDocuments, isInTitle } from "./search.repo.server.ts";
import { kindLimit } from "./document-kinds.repo.server.ts";

type Scope = Pick<RequestScope, "site" | "sites" | "runtime" | "shows" | "emptySearch">;

export type SearchRequest = {
  query: string;
  kind?: SearchKind | undefined;
  page: number;
  verbatim?: "1" | undefined;
};

export type SearchView = Awaited<ReturnType<typeof searchSite>>;
export type SearchItem = SearchView["items"][number];

const pageSize = 20;

/** Fewer results trigger a spelling correction. */
const correctionThreshold = 3;

type Attempt = { analysed: AnalysedQuery; match: Match; join: "|" | undefined; found: DocumentPage };

export async function searchSite(scope: Scope, request: SearchRequest) {
  const query = cleanQuery(request.query);
  const analysed = await analyse(scope, query);
  const best = analysed.terms.length > 0 ? await findBest(scope, analysed, request) : undefined;
  const { counts, rows } = best?.attempt.found ?? { counts: {}, rows: [] };
  const total = totalOf(counts, request.kind);
  if (totalOf(counts) === 0) scope.emptySearch = query;
  return {
    query,
    kind: request.kind,
    verbatim: request.verbatim,
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
  analysed: AnalysedQuery,
  request: SearchRequest,
): Promise<{ attempt: Attempt; corrected?: string; meant?: string }> {
  const find = (...attempt: AttemptArguments) => runAttempt(scope, request, ...attempt);
  const whole = await find(analysed, "whole");
  const begins =
    !whole.found.titled && (totalOf(whole.found.counts) === 0 || (await beginsTitle(scope, analysed)));
  const attempt = begins ? await find(analysed, "begun") : whole;
  const total = totalOf(attempt.found.counts);
  if (total >= correctionThreshold || request.verbatim) return { attempt };

  for await (const correction of corrections(scope, analysed)) {
    const corrected = await find(await analyse(scope, correction), "whole");
    if (totalOf(corrected.found.counts) > total) {
      return total === 0 ? { attempt: corrected, corrected: correction } : { attempt, meant: correction };
    }
  }
  if (total > 0 || analysed.terms.length < 2) return { attempt };
  return { attempt: await find(analysed, "whole", "|") };
}

const beginsTitle = ({ site, runtime }: Scope, analysed: AnalysedQuery) =>
  isInTitle(runtime.database.readDb, documentQuery(analysed, site, "begun"));

type AttemptArguments = [analysed: AnalysedQuery, match: Match, join?: "|"];

async function runAttempt(
  { site, runtime }: Scope,
  { kind, page }: SearchRequest,
  ...[analysed, match, join]: AttemptArguments
): Promise<Attempt> {
  const documents = documentQuery(analysed, site, match, join);
  const read = (number: number) =>
    findDocuments(runtime.database.readDb, documents, {
      kind,
      offset: (number - 1) * pageSize,
      limit: pageSize,
      sort: analysed.sort && { by: analysed.sort, priceList: site.priceList },
    });
  const found = await read(page);
  const pages = pagesOf(totalOf(found.counts, kind));
  return { analysed, match, join, found: page > pages && pages > 0 ? await read(pages) : found };
}

const pagesOf = (total: number) => Math.ceil(total / pageSize);

const totalOf = (counts: DocumentPage["counts"], kind?: SearchKind): number =>
  kind ? (counts[kind] ?? 0) : Object.values(counts).reduce((sum, count) => sum + count, 0);

async function showItems(scope: Scope, { analysed, match }: Attempt, rows: readonly DocumentRow[]) {
  const { mark, excerpt } = createHighlighter(analysed.terms, scope.site.locale, match !== "whole");
  const slugs = rows.filter(({ kind }) => kind === "product").map(({ key }) => key);
  const products = new Map((await listProductsInOrder(scope, slugs)).map((card) => [card.slug, card]));
  return rows.map(({ title, summary, body, code, image, ...row }) => ({
    ...row,
    title: mark(title),
    excerpt: excerpt({ title, summary, body: fillPlaceholders(body, scope, "plain") }),
    code: code ?? undefined,
    image: image ?? undefined,
    price: row.kind === "product" ? products.get(row.key)?.price : undefined,
  }));
}
