/** Symmetric deletion (SymSpell): words within a few typing errors share a key, so a lookup compares keys only. */

const keyLength = 7;

/** At least four letters, no digits. */
export const isCorrectable = (word: string): boolean => /^\p{L}{4,}$/u.test(word);

/** Insertions, deletions, substitutions and transpositions. */
export const errorsAllowed = (word: string): number =>
  [...word].length >= 8 ? 2 : isCorrectable(word) ? 1 : 0;

/** The prefix, and its variants without one or two letters. */
export function spellingKeys(word: string): string[] {
  const beginning = [...word].slice(0, keyLength).join("");
  const keys = new Set([beginning]);
  let shorter = [beginning];
  for (let errors = errorsAllowed(word); errors > 0; errors--) {
    shorter = shorter.flatMap(withoutOneLetter);
    for (const key of shorter) keys.add(key);
  }
  return [...keys];
}

const withoutOneLetter = (word: string): string[] => {
  const letters = [...word];
  return letters.map((_, at) => letters.toSpliced(at, 1).join(""));
};

/** Optimal string alignment distance. */
export function typingErrors(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  const errors = [[0, ...b.map((_, column) => column + 1)]];
  const at = (row: number, column: number) => errors[row]?.[column] ?? Infinity;
  for (let row = 1; row <= a.length; row++) {
    errors[row] = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      errors[row]![column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (same ? 0 : 1),
        swapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  }
  return at(a.length, b.length);
}

export type KnownWord = {
  word: string;
  shown: string;
  frequency: number;
};

/** @returns the nearest, then most frequent word; nothing when the word is known or none is near */
export function correctWord(word: string, candidates: readonly KnownWord[]): KnownWord | undefined {
  const near = candidates
    .map((candidate) => ({ candidate, errors: typingErrors(word, candidate.word) }))
    .filter(({ errors }) => errors <= errorsAllowed(word))
    .toSorted(
      (a, b) =>
        a.errors - b.errors ||
        b.candidate.frequency - a.candidate.frequency ||
        (a.candidate.word < b.candidate.word ? -1 : 1),
    );
  return near[0] && near[0].errors > 0 ? near[0].candidate : undefined;
}
