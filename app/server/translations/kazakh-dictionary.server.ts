/** The words of the Kazakh dictionary with the endings of `kazakh-endings.ts`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { createHunspellFromStrings } from "hunspell-wasm";

import { projectRoot } from "../project-root.server.ts";
import type { Dictionary } from "./dictionary.server.ts";
import { basesOf } from "./kazakh-endings.ts";

const folder = join(projectRoot, "docs/glossary/hunspell-kk");

/** The dictionary has abbreviations and parts of words as short as this: none of them takes an ending. */
const tooShort = 2;

export async function openKazakhDictionary(): Promise<Dictionary> {
  const read = (name: string) => readFileSync(join(folder, name), "utf8").replace(/^\uFEFF/, "");
  const [affixes, lines] = [read("kk_KZ.aff"), read("kk_KZ.dic")];
  const hunspell = await createHunspellFromStrings(affixes, lines);
  const { words, verbs } = readWords(lines);
  const has = (base: { word: string; isVerb: boolean }) =>
    base.word.length > tooShort && (base.isVerb ? verbs : words).has(base.word);
  const hasBaseOf = (word: string) => {
    for (const base of basesOf(word)) if (has(base)) return true;
    return false;
  };
  const answers = new Map<string, boolean>();
  return {
    knows: (word) => {
      let answer = answers.get(word);
      if (answer === undefined) {
        const small = word.toLowerCase();
        answer = words.has(small) || hasBaseOf(small);
        answers.set(word, answer);
      }
      return answer;
    },
    // Names are known as they are written, so with a capital letter too.
    basesOf: (word) =>
      [...basesOf(word.toLowerCase())].flatMap((base) => [
        base.word,
        base.word[0]!.toUpperCase() + base.word.slice(1),
      ]),
    suggest: (word) => hunspell.getSpellingSuggestions(word).slice(0, 3),
    close: () => hunspell.dispose(),
  };
}

/** Lines are `word/flags`; verbs, as their -у, are those with the flag M. */
function readWords(lines: string) {
  const entries = lines
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.toLowerCase().split("/"));
  return {
    words: new Set(entries.map(([word]) => word!)),
    verbs: new Set(entries.filter(([, flags]) => flags?.includes("m")).map(([word]) => word!)),
  };
}
