/** What the search of the site is about: shared by server and browser. */
import * as v from "valibot";

/** What can be found. In this order things that match equally well are listed. */
export const searchKinds = ["category", "product", "page", "article", "download", "certificate"] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Characters of a query that count; what stands behind them is cut off. */
export const maxQueryLength = 100;

/** Characters from which on suggestions are made. */
export const minSuggestionLength = 2;

/** A query as it is searched for and shown: trimmed, without control characters, at most 100 characters. */
export const cleanQuery = (text: string): string =>
  [
    ...text
      .replaceAll(/\p{Cf}/gu, "")
      .replaceAll(/[\p{Cc}\s]+/gu, " ")
      .trim(),
  ]
    .slice(0, maxQueryLength)
    .join("")
    .trimEnd();

/** The query in an address, as it was written; of several the first. Whoever uses it cleans it. */
export const queryField = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => String([value].flat()[0] ?? "")),
  ),
);

/** A part of a text; those with `found` are what the query was about. */
export type TextPiece = { text: string; found?: true };

/** Something found while a visitor types. */
export type Suggestion = {
  kind: SearchKind;
  key: string;
  /** Path on the site; of a download, the file below `/media`. */
  target: string;
  title: TextPiece[];
  /** Item or document number. */
  code: string | undefined;
  /** Path below `/media`. */
  image: string | undefined;
};

export type Suggestions = {
  items: Suggestion[];
  /** What was looked for instead, when nothing begins with what was typed. */
  corrected: string | undefined;
};

/** Asks the server; calls that are no longer wanted are ended by the signal. */
export type Suggest = (call: { data: { query: string }; signal?: AbortSignal }) => Promise<Suggestions>;
