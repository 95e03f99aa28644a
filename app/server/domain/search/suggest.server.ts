import {
  cleanQuery,
  minSuggestionLength,
  type ProductSuggestion,
  type Suggestions,
} from "#app/site/search.ts";

import type { RequestScope } from "../../scope/request-scope.ts";
import { analyse, type AnalysedQuery, corrections } from "./analyse-query.server.ts";
import { documentQuery } from "./document-query.ts";
import { createHighlighter } from "./highlight.ts";
import { findDocuments, suggestTexts, suggestTitles } from "./search.repo.server.ts";

type Scope = Pick<RequestScope, "site" | "runtime">;

const suggestionCount = 8;

export async function suggest(scope: Scope, typed: string): Promise<Suggestions> {
  const query = cleanQuery(typed);
  const analysed = [...query].length < minSuggestionLength ? undefined : await analyse(scope, query);
  if (!analysed || analysed.terms.length === 0) return { items: [], corrected: undefined };
  const items = await suggestItems(scope, analysed);
  if (items.length > 0) return { items, corrected: undefined };
  for await (const corrected of corrections(scope, analysed)) {
    const found = await suggestItems(scope, await analyse(scope, corrected));
    if (found.length > 0) return { items: found, corrected };
  }
  return { items, corrected: undefined };
}

async function suggestItems({ site, runtime }: Scope, analysed: AnalysedQuery) {
  const { terms } = analysed;
  const { mark } = createHighlighter(terms, site.locale, true);
  const documents = documentQuery(analysed, site, "typing");
  const { readDb: db } = runtime.database;
  const titled = await suggestTitles(db, documents, suggestionCount);
  // Single letters belong to item numbers and are noise in texts.
  const searchTexts = titled.length < suggestionCount && terms.every(({ folded }) => folded.length > 1);
  const others = searchTexts ? await suggestTexts(db, documents, suggestionCount) : [];
  const distinct = new Map([...titled, ...others].map((row) => [`${row.kind} ${row.key}`, row]));
  return [...distinct.values()].slice(0, suggestionCount).map(({ title, code, image, ...row }) => ({
    ...row,
    title: mark(title),
    code: code ?? undefined,
    image: image ?? undefined,
  }));
}

/** Only products, for fields that name one. Best first. */
export async function suggestProducts(scope: Scope, typed: string): Promise<ProductSuggestion[]> {
  const query = cleanQuery(typed);
  if ([...query].length < minSuggestionLength) return [];
  const analysed = await analyse(scope, query);
  if (analysed.terms.length === 0) return [];
  const found = await findProducts(scope, analysed);
  if (found.length > 0) return found;
  for await (const corrected of corrections(scope, analysed)) {
    const similar = await findProducts(scope, await analyse(scope, corrected));
    if (similar.length > 0) return similar;
  }
  return [];
}

async function findProducts({ site, runtime }: Scope, analysed: AnalysedQuery) {
  const { rows } = await findDocuments(runtime.database.readDb, documentQuery(analysed, site, "typing"), {
    kind: "product",
    offset: 0,
    limit: suggestionCount,
    sort: undefined,
  });
  return rows.map(({ key, title, code }) => ({ slug: key, name: title, code: code ?? undefined }));
}
