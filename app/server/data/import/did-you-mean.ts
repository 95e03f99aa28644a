import { typingErrors } from "../../domain/search/spelling.ts";

const hints = new WeakMap<ReadonlySet<string>, Map<string, string>>();

/** @returns `, did you mean "…"?`, or an empty text if no known key is similar. Cached for the life of `known`. */
export function didYouMean(key: string, known: ReadonlySet<string>): string {
  const cached = hints.get(known) ?? new Map<string, string>();
  hints.set(known, cached);
  const hint = cached.get(key) ?? hintFor(key, known);
  cached.set(key, hint);
  return hint;
}

function hintFor(key: string, known: ReadonlySet<string>): string {
  if (key.length < 4) return "";
  const allowed = Math.max(1, Math.floor(key.length / 3));
  const near = nearest(
    key,
    [...known].filter((word) => Math.abs(word.length - key.length) <= allowed),
  )[0];
  return near && near.errors <= allowed ? `, did you mean ${JSON.stringify(near.word)}?` : "";
}

/** Most similar first. */
export const nearest = (key: string, words: readonly string[]) =>
  words.map((word) => ({ word, errors: typingErrors(key, word) })).toSorted((a, b) => a.errors - b.errors);
