/** Returns text pieces rather than HTML, so that React escapes them. */
import type { LocaleCode } from "#app/site/markets.ts";
import type { TextPiece } from "#app/site/search.ts";

import { fold, wordsOf } from "./fold.ts";
import type { AnalysedTerm } from "./query.ts";

const passageLength = 200;

/** Characters before the first match, to start at a sentence. */
const leadIn = 80;

/** Letters of an inflection after the stem. */
const longestEnding = 5;

const wordPattern =
  /\p{N}+(?:[.,\u00a0\u202f]\p{N}{3}(?!\p{N}))*|\p{L}[\p{L}\p{M}\u00ad]*(?:['’ʼ]\p{L}[\p{L}\p{M}]*)*/gu;

type Word = { start: number; end: number; /** Index of the term that the word stands for. */ term: number };

export type Highlighter = ReturnType<typeof createHighlighter>;

export function createHighlighter(
  terms: readonly AnalysedTerm[],
  locale: LocaleCode,
  matchPrefixes: boolean,
) {
  const roots = terms.map(({ folded, stems }) => ({
    folded,
    stem: [folded, ...stems.map((stem) => fold(stem, locale))]
      .map((stem) => stem.replace(/[iy]$/, ""))
      .reduce((shortest, stem) => (stem.length < shortest.length ? stem : shortest)),
  }));

  const readTerm = (word: string) => {
    const folded = fold(wordsOf(word).join(""), locale);
    return roots.findIndex((root) => {
      if (folded === root.folded || (matchPrefixes && folded.startsWith(root.folded))) return true;
      const isForm = root.stem.length >= 3 && folded.startsWith(root.stem);
      return isForm && folded.length <= root.stem.length + longestEnding;
    });
  };

  /** By word: the documents of a page have most of their words in common. */
  const known = new Map<string, number>();
  const termOf = (word: string) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const term = readTerm(word);
    known.set(word, term);
    return term;
  };

  const marksIn = (text: string): Word[] =>
    [...text.matchAll(wordPattern)]
      .map(({ 0: word, index }) => ({ start: index, end: index + word.length, term: termOf(word) }))
      .filter(({ term }) => term >= 0);

  return {
    mark: (text: string): TextPiece[] => pieces(text, marksIn(text)),
    /** The summary, or a passage of the body if it matches more terms than title and summary. */
    excerpt({ title, summary, body }: { title: string; summary: string; body: string }): TextPiece[] {
      const passage = bestPassage(body, marksIn(body));
      const covered = termsOf([...marksIn(title), ...marksIn(summary)]);
      const shown = passage.terms > covered || !summary ? passage.text : summary;
      return pieces(shown, marksIn(shown));
    },
  };
}

const termsOf = (marks: readonly Word[]) => new Set(marks.map(({ term }) => term)).size;

function bestPassage(text: string, marks: readonly Word[]): { text: string; terms: number } {
  let best = { start: 0, terms: 0 };
  for (const { start } of marks) {
    const terms = termsOf(marks.filter((mark) => mark.start >= start && mark.end <= start + passageLength));
    if (terms > best.terms) best = { start, terms };
  }
  return { text: cutPassage(text, best.start), terms: best.terms };
}

/** From the start of the sentence if it is near, else from a word boundary. */
function cutPassage(text: string, mark: number): string {
  const from = Math.max(0, mark - leadIn);
  const lead = text.slice(from, mark);
  const sentence = [...lead.matchAll(/[.!?…:;]\s+|\n/gu)].at(-1);
  const skipped = sentence
    ? sentence.index + sentence[0].length
    : from > 0
      ? lead.search(/\s/u) + 1 // 0 in a language that is written without spaces
      : 0;
  const rest = joinLines(text.slice(from + skipped));
  const passage =
    rest.length <= passageLength ? rest : rest.slice(0, passageLength + 1).replace(/\s\S*$/u, "");
  const opening = sentence || from === 0 ? "" : "…";
  const closing = passage.length < rest.length ? "…" : "";
  return `${opening}${passage}${closing}`;
}

const joinLines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line, index, lines) => `${/[.!?…:;]$/u.test(lines[index - 1] ?? ".") ? " " : " · "}${line}`)
    .join("")
    .trimStart();

function pieces(text: string, marks: readonly Word[]): TextPiece[] {
  const result: TextPiece[] = [];
  let end = 0;
  for (const mark of marks) {
    if (mark.start > end) result.push({ text: text.slice(end, mark.start) });
    result.push({ text: text.slice(mark.start, mark.end), found: true });
    end = mark.end;
  }
  if (end < text.length) result.push({ text: text.slice(end) });
  return result;
}
