import type { RequestScope } from "../../scope/request-scope.ts";
import { onOtherKeyboard } from "./keyboard-layout.ts";
import type { SortMeaning } from "./language-words.ts";
import { anyOf, candidateKeys, isCompletable, type MeaningRow, readMeaning } from "./meanings.ts";
import { type AnalysedTerm, type BegunMeaning, parseQuery, significantTerms } from "./query.ts";
import { findSimilarWords, readMeanings, readStems } from "./search-words.repo.server.ts";
import { correctWord, isCorrectable } from "./spelling.ts";

type Scope = Pick<RequestScope, "site" | "runtime">;

export type AnalysedQuery = {
  query: string;
  terms: readonly AnalysedTerm[];
  /** Order requested by words such as "cheap". */
  sort: SortMeaning | undefined;
};

export async function analyse({ site, runtime }: Scope, query: string): Promise<AnalysedQuery> {
  const parsed = parseQuery(query, site.locale);
  if (parsed.length === 0) return { query, terms: [], sort: undefined };
  const { readDb: db } = runtime.database;
  const stems = await readStems(
    db,
    site.locale,
    parsed.map(({ forms }) => forms.join(" ")),
  );
  const terms = parsed.map((term, index) => ({ ...term, stems: stems[index] ?? [] }));
  const prefix = prefixOf(terms.at(-1)!.folded);
  const rows = await readMeanings(db, site.locale, candidateKeys(terms, site.locale), prefix);
  const meanings = readMeaning(terms, rows, site.locale);
  const begun = begunMeaning(rows, prefix);
  const analysed = terms.map((term, index) => ({
    ...term,
    ...meanings[index],
    ...(index === terms.length - 1 && begun && { begun }),
  }));
  const sort = meanings.find((meaning) => meaning.sort)?.sort;
  return { query, terms: significantTerms(analysed, site.locale), sort };
}

const minPrefixLength = 3;

const prefixOf = (word: string) => ([...word].length >= minPrefixLength ? word : undefined);

/** The shortest word is the closest: "lam" begins "lamp" before "lampshade". */
function begunMeaning(rows: readonly MeaningRow[], prefix: string | undefined): BegunMeaning | undefined {
  if (!prefix) return undefined;
  const begun = rows
    .filter(({ key, meaning }) => key.startsWith(prefix) && isCompletable(meaning))
    .toSorted((a, b) => a.key.length - b.key.length);
  if (begun.length === 0) return undefined;
  const nearest = begun.filter(({ key }) => key.length === begun[0]!.key.length);
  const distinct = (found: readonly MeaningRow[]) => [...new Set(found.map(({ meaning }) => meaning))];
  return { best: anyOf(distinct(nearest)), any: anyOf(distinct(begun)) };
}

/** Most likely first. */
export async function* corrections(scope: Scope, { query, terms }: AnalysedQuery) {
  const corrected = await correct(scope, terms);
  if (corrected) yield corrected;
  const retyped = onOtherKeyboard(query, scope.site.locale);
  if (retyped) yield retyped;
}

/** @returns the query with corrected spelling; undefined if there is nothing to correct */
async function correct(
  { site, runtime }: Scope,
  terms: readonly AnalysedTerm[],
): Promise<string | undefined> {
  const correctable = terms.filter(isUnknown).map(({ folded }) => folded);
  if (correctable.length === 0) return undefined;
  const known = await findSimilarWords(runtime.database.readDb, site.locale, correctable);
  const words = terms.map((term) =>
    isUnknown(term) ? (correctWord(term.folded, known)?.shown ?? term.word) : term.word,
  );
  return words.some((word, index) => word !== terms[index]!.word) ? words.join(" ") : undefined;
}

const isUnknown = ({ folded, meaning, sort }: AnalysedTerm) =>
  isCorrectable(folded) && meaning === undefined && sort === undefined;
