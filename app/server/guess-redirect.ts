import { typingErrors } from "./domain/search/spelling.ts";

export type Guesser = (path: string) => string | undefined;

/** From 0 to 1. Guesses with a lower score are more often wrong than right. */
const leastScore = 0.5;

const separators = /[-_.~+\s]+/;

const wordsOf = (text: string) => new Set(text.split(separators).filter((word) => word.length > 1));

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Without file extension, and without `index` at the end. */
const segmentsOf = (path: string) =>
  decode(path)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?|jsp)$/, "")
    .split("/")
    .filter((segment) => segment !== "" && segment !== "index");

/** @param paths of pages, such as `/product/facet` */
export function createGuesser(paths: readonly string[]): Guesser {
  const pages = paths.map((path) => {
    const segments = segmentsOf(path);
    const name = segments.at(-1) ?? "";
    return { path, name, words: wordsOf(name), above: new Set(segments.slice(0, -1)) };
  });
  return (missing) => {
    const segments = segmentsOf(missing);
    const name = segments.at(-1);
    if (!name) return undefined;
    const words = wordsOf(name);
    const above = new Set(segments.slice(0, -1));
    let best: { path: string; score: number } | undefined;
    for (const page of pages) {
      const score = Math.max(likeness(name, page.name), overlap(words, page.words));
      if (score < leastScore) continue;
      const total = score + 0.1 * overlap(above, page.above);
      if (!best || total > best.score || (total === best.score && page.path.length < best.path.length))
        best = { path: page.path, score: total };
    }
    return best?.path;
  };
}

/** Fraction of matching letters. */
function likeness(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  if (Math.abs(one.length - other.length) > longest * (1 - leastScore)) return 0;
  return 1 - typingErrors(one, other) / longest;
}

/** Fraction of common words. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}
