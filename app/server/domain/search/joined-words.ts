/** Neighboring words count as one word too: "black shark" and "BlackShark" are one name. */
import type { LocaleCode } from "#app/site/markets.ts";

import { fold, wordsOf } from "./fold.ts";

/** Characters. Longer runs are not names of models. */
const maxLength = { pair: 16, triple: 8, chunk: 24 };
const maxChunkWords = 6;

/** Words between two spaces: `ATH-M40x` is one chunk of four words. */
export const chunksOf = (text: string): string[][] => text.split(/\s+/).map(wordsOf);

export type Run = { start: number; end: number; word: string };

/** `end` is the index of the last word. */
export function runsOf(chunks: readonly (readonly string[])[]): Run[] {
  const words = chunks.flatMap((chunk, index) => chunk.map((word) => ({ word, chunk: index })));
  return words.flatMap(({ chunk, word: first }, start) => {
    const runs: Run[] = [];
    let joined = first;
    for (let end = start + 1; end < words.length; end++) {
      const next = words[end]!;
      const count = end - start + 1;
      joined += next.word;
      if (joined.length > limitOf(count, next.chunk === chunk)) break;
      runs.push({ start, end, word: joined });
    }
    return runs;
  });
}

function limitOf(words: number, inChunk: boolean): number {
  if (inChunk) return words <= maxChunkWords ? maxLength.chunk : 0;
  return words === 2 ? maxLength.pair : words === 3 ? maxLength.triple : 0;
}

const camelBorder = /(?<=\p{Ll})(?=\p{Lu})/u;

/** Folded words to index in addition to the words of a title: runs of neighbors, and the parts of `BlackShark`. */
export function joinedForms(title: string, locale: LocaleCode): string[] {
  const chunks = chunksOf(title).map((chunk) => chunk.map((word) => fold(word, locale)));
  const parts = title.split(camelBorder).length > 1 ? title.split(/\s+/).flatMap(camelParts) : [];
  return [
    ...new Set([
      ...runsOf(chunks).map(({ word }) => word),
      ...parts.flatMap((part) => wordsOf(part).map((word) => fold(word, locale))),
    ]),
  ];
}

const camelParts = (chunk: string): string[] => {
  const parts = chunk.split(camelBorder);
  return parts.length > 1 && parts.every((part) => part.length > 1) ? parts : [];
};
