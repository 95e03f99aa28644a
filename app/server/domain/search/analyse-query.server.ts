import type { RequestScope } from "../../scope/request-scope.ts";
import { onOtherKeyboard } from "./keyboard-layout.ts";
import { type AnalysedTerm, parseQuery, tellingTerms } from "./query.ts";
import { findSimilarWords, readStems } from "./search.repo.server.ts";
import { correctWord, isCorrectable } from "./spelling.ts";

type Scope = Pick<RequestScope, "site" | "runtime">;

/** The words that a query is about, each with its stems; none when it has no words. */
export async function analyse({ site, runtime }: Scope, query: string): Promise<readonly AnalysedTerm[]> {
  const terms = parseQuery(query, site.code);
  if (terms.length === 0) return [];
  const stems = await readStems(
    runtime.database.readDb,
    site.code,
    terms.map(({ forms }) => forms.join(" ")),
  );
  const analysed = terms.map((term, index) => ({ ...term, stems: stems[index] ?? [] }));
  return tellingTerms(analysed, site.code);
}

/** What may have been meant, the likeliest first. */
export async function* corrections(scope: Scope, query: string, terms: readonly AnalysedTerm[]) {
  const respelt = await correct(scope, terms);
  if (respelt) yield respelt;
  const retyped = onOtherKeyboard(query, scope.site.code);
  if (retyped) yield retyped;
}

/** @returns the query with its misspelt words put right; nothing when there are none */
async function correct(
  { site, runtime }: Scope,
  terms: readonly AnalysedTerm[],
): Promise<string | undefined> {
  const doubtful = terms.map(({ folded }) => folded).filter(isCorrectable);
  if (doubtful.length === 0) return undefined;
  const known = await findSimilarWords(runtime.database.readDb, site.code, doubtful);
  const words = terms.map(({ word, folded }) =>
    isCorrectable(folded) ? (correctWord(folded, known)?.shown ?? word) : word,
  );
  return words.some((word, index) => word !== terms[index]!.word) ? words.join(" ") : undefined;
}
