import type { RequestScope } from "../../scope/request-scope.ts";
import { onOtherKeyboard } from "./keyboard-layout.ts";
import { type AnalysedTerm, parseQuery, significantTerms } from "./query.ts";
import { findSimilarWords, readStems } from "./search.repo.server.ts";
import { correctWord, isCorrectable } from "./spelling.ts";

type Scope = Pick<RequestScope, "site" | "runtime">;

export async function analyse({ site, runtime }: Scope, query: string): Promise<readonly AnalysedTerm[]> {
  const terms = parseQuery(query, site.code);
  if (terms.length === 0) return [];
  const stems = await readStems(
    runtime.database.readDb,
    site.code,
    terms.map(({ forms }) => forms.join(" ")),
  );
  const analysed = terms.map((term, index) => ({ ...term, stems: stems[index] ?? [] }));
  return significantTerms(analysed, site.code);
}

/** Most likely first. */
export async function* corrections(scope: Scope, query: string, terms: readonly AnalysedTerm[]) {
  const corrected = await correct(scope, terms);
  if (corrected) yield corrected;
  const retyped = onOtherKeyboard(query, scope.site.code);
  if (retyped) yield retyped;
}

/** @returns the query with corrected spelling; nothing when there is nothing to correct */
async function correct(
  { site, runtime }: Scope,
  terms: readonly AnalysedTerm[],
): Promise<string | undefined> {
  const correctable = terms.map(({ folded }) => folded).filter(isCorrectable);
  if (correctable.length === 0) return undefined;
  const known = await findSimilarWords(runtime.database.readDb, site.code, correctable);
  const words = terms.map(({ word, folded }) =>
    isCorrectable(folded) ? (correctWord(folded, known)?.shown ?? word) : word,
  );
  return words.some((word, index) => word !== terms[index]!.word) ? words.join(" ") : undefined;
}
