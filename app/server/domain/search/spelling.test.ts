import { describe, expect, test } from "vitest";

import { correctWord, errorsAllowed, spellingKeys, typingErrors } from "./spelling.ts";

describe("typing errors", () => {
  test.each([
    ["mouse", "mouse", 0],
    ["mose", "mouse", 1],
    ["mousse", "mouse", 1],
    ["moise", "mouse", 1],
    ["moues", "mouse", 1],
    ["omues", "mouse", 2],
    ["keybaord", "keyboard", 1],
    ["клавіатруа", "клавіатура", 1],
    ["", "abc", 3],
    ["abc", "", 3],
  ])("from %j to %j are %d", (one, other, errors) => {
    expect(typingErrors(one, other)).toBe(errors);
    expect(typingErrors(other, one)).toBe(errors);
  });

  test("short words and numbers are not corrected, long words may have two errors", () => {
    expect(["usb", "4000", "2x", "mouse", "headset", "keyboard"].map(errorsAllowed)).toEqual([
      0, 0, 0, 1, 1, 2,
    ]);
  });
});

/** Deterministic, so that failures are reproducible. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test("a word within one error always shares a key with the known word", () => {
  const next = random(11);
  const letter = () => String.fromCharCode(97 + next(26));
  for (let round = 0; round < 2_000; round++) {
    const word = Array.from({ length: 4 + next(9) }, letter);
    const at = next(word.length);
    const typed = [
      word.toSpliced(at, 1),
      word.toSpliced(at, 0, letter()),
      word.with(at, letter()),
      word.length > at + 1 ? word.with(at, word[at + 1]!).with(at + 1, word[at]!) : word,
    ][next(4)]!.join("");
    if (errorsAllowed(typed) === 0) continue;
    const keys = new Set(spellingKeys(word.join("")));
    expect({ word: word.join(""), typed, found: spellingKeys(typed).some((key) => keys.has(key)) }).toEqual({
      word: word.join(""),
      typed,
      found: true,
    });
  }
});

test("a word has at most 29 keys, however long it is", () => {
  expect(spellingKeys("abcdefghijklmnopqrstuvwxyz".repeat(4)).length).toBe(29);
  expect(spellingKeys("usb")).toEqual(["usb"]);
});

describe("corrections", () => {
  const known = (word: string, frequency: number) => ({ word, shown: word, frequency });

  test("the nearest word wins, and of several the most frequent", () => {
    const words = [known("house", 90), known("mouse", 40), known("moose", 2)];
    expect(correctWord("mouze", words)?.word).toBe("mouse");
    expect(correctWord("mose", [known("mouse", 3), known("most", 9)])?.word).toBe("most");
  });

  test("a known word is not corrected", () => {
    expect(correctWord("mouse", [known("mouse", 1), known("house", 90)])).toBeUndefined();
  });

  test("a word with too many differences is not used", () => {
    expect(correctWord("mxyzt", [known("mouse", 1)])).toBeUndefined();
    expect(correctWord("usb", [known("hub", 1)])).toBeUndefined();
  });
});
