import * as v from "valibot";

/** In ranking order for equally good matches. */
export const searchKinds = ["category", "product", "page", "article", "download", "certificate"] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Characters; longer queries are truncated. */
export const maxQueryLength = 100;

/** Characters. */
export const minSuggestionLength = 2;

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

/** The raw query; the first one of several. Clean it before use. */
export const queryField = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => String([value].flat()[0] ?? "")),
  ),
);

export type TextPiece = { text: string; found?: true };

export type Suggestion = {
  kind: SearchKind;
  key: string;
  target: string;
  title: TextPiece[];
  code: string | undefined;
  image: string | undefined;
};

export type Suggestions = {
  items: Suggestion[];
  corrected: string | undefined;
};

export type Suggest = (call: { data: { query: string }; signal?: AbortSignal }) => Promise<Suggestions>;

/** `code` is the item number. */
export type ProductSuggestion = { slug: string; name: string; code: string | undefined };

export type SuggestProducts = (call: {
  data: { query: string };
  signal?: AbortSignal;
}) => Promise<ProductSuggestion[]>;
