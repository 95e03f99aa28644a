/**
 * Which words a Kazakh word may be a form of. Kazakh hangs endings one after another (пернетақта-лар-ымыз-дың), and each
 * takes its vowels and its first letter from what stands before it. That is too much for the rules of a Hunspell
 * dictionary, and little work to undo from the end.
 */
import { join, shapeOf, spellings, split, startsWithVowel } from "./kazakh-sounds.ts";

/**
 * A part of a word, by what may follow it. The dictionary has the word and the verb; quality: сымсыз, тақтадағы; its: тақтасы;
 * deed: басу, басқан; wish: басқы-; past: басты, басса; sentence: басады, басып.
 */
type Part =
  | "word"
  | "quality"
  | "noun"
  | "plural"
  | "own"
  | "its"
  | "case"
  | "verb"
  | "voice"
  | "action"
  | "deed"
  | "wish"
  | "past"
  | "sentence";

/**
 * What each part is made of: an ending (see `spellings`), and the parts that it may follow. The second person is that of сіз
 * alone: сен is not the site's, and its -ң would hide many a mistaken -н.
 */
const grammar: Partial<Record<Part, readonly [ending: string, ...after: Part[]][]>> = {
  quality: [
    ["LY", "word"],
    ["сYз", "word", "plural", "own"],
    ["нсYз", "its"],
    ["шY", "word"],
    ["LYQ", "word", "quality", "deed"],
    ["(Y)рAQ", "word", "quality"],
    ["DAй", "noun", "plural", "own"],
    ["ндAй", "its"],
    ["DAHY", "noun", "plural", "own"],
    ["ндAHY", "its"],
  ],
  deed: [
    ["у", "action"],
    ["GAн", "action"],
    ["EтYн", "action"],
    ["(A)р", "action"],
    ["BAс", "action"],
    ["BAQ", "action"],
    ["ушY", "action"],
    ["GYш", "action"],
    ["улY", "action"],
  ],
  noun: [["", "word", "quality", "deed"]],
  plural: [["LAр", "noun"]],
  own: [
    ["(Y)м", "noun", "plural", "wish"],
    ["(Y)мYз", "noun", "plural", "wish"],
    ["(Y)ңYз", "noun", "plural", "wish"],
  ],
  its: [
    ["(с)Y", "noun", "plural", "wish"],
    ["Nікі", "noun", "plural", "own", "its"],
  ],
  case: [
    ["NYң", "noun", "plural", "own", "its"],
    ["TY", "noun", "plural", "own"],
    ["н", "its"],
    ["GA", "noun", "plural", "own"],
    ["A", "own"],
    ["нA", "its"],
    ["DA", "noun", "plural", "own"],
    ["ндA", "its"],
    ["FAн", "noun", "plural", "own"],
    ["нAн", "its"],
    ["Mен", "noun", "plural", "own", "its"],
    ["шA", "noun", "plural", "own", "its"],
    ["MYн", "noun"],
    ["BYз", "noun"],
    ["сYз", "noun"],
  ],
  verb: [["LA", "word"]],
  voice: [
    ["(Y)л", "verb"],
    ["(Y)н", "verb"],
    ["(Y)с", "verb"],
    ["C", "verb"],
    ["DYр", "verb"],
    ["GYз", "verb"],
  ],
  action: [
    ["", "verb", "voice"],
    ["BA", "verb", "voice"],
  ],
  wish: [["GY", "action"]],
  past: [
    ["DY", "action"],
    ["сA", "action"],
  ],
  sentence: [
    ["", "action", "past"],
    ["м", "past"],
    ["ңYз", "past"],
    ["Q", "past"],
    ["E", "action"],
    ["EдY", "action"],
    ["EмYн", "action"],
    ["EсYз", "action"],
    ["EмYз", "action"],
    ["(Y)п", "action"],
    ["(Y)птY", "action"],
    ["сYн", "action"],
    ["(Y)ңYз", "action"],
    ["(A)йYQ", "action"],
    ["(A)йYн", "action"],
    ["GAлY", "action"],
    ["GAншA", "action"],
    ["BAйYншA", "action"],
    ["(Y)сYмен", "action"],
  ],
};

const whole: readonly Part[] = ["noun", "plural", "own", "its", "case", "sentence"];

/** Words that a dictionary would have, a verb as its -у. */
export type Base = { word: string; isVerb: boolean };

/** What a word in small letters may be a form of, itself first; each once. */
export function* basesOf(word: string): Generator<Base> {
  const seen = new Set<string>();
  const open = spelledOut(word).flatMap((start) => whole.map((part) => ({ start, part })));
  for (const { start, part } of open) {
    const step = `${part} ${start}`;
    if (seen.has(step) || !/[^бвгғджзйкқлмнңпрстфхһцчшщьъ]/.test(start)) continue;
    seen.add(step);
    if (part === "word") yield { word: join(start), isVerb: false };
    if (part === "verb") for (const verb of verbsOf(start)) yield { word: verb, isVerb: true };
    for (const [ending, ...after] of grammar[part] ?? [])
      for (const base of withoutEnding(start, ending, after.includes("action") || after.includes("verb")))
        open.push(...after.map((before) => ({ start: base, part: before })));
  }
}

/** As it is said: я is йа, and the и of таниды (of таны-) is ый. */
function spelledOut(word: string): string[] {
  const start = split(word);
  const at = start.lastIndexOf("и");
  return [
    start,
    ...(at > 0 ? ["ый", "ій"].map((said) => start.slice(0, at) + said + start.slice(at + 1)) : []),
  ];
}

/** The words that an ending may be taken from; their last letter or two may have changed. */
function withoutEnding(word: string, ending: string, ofVerb: boolean): string[] {
  if (ending === "") return [word];
  if (!shapeOf(ending).test(word)) return [];
  const found: string[] = [];
  for (let cut = Math.max(1, word.length - ending.length); cut < word.length; cut++) {
    const tail = word.slice(cut);
    for (const { before, heard } of changed(word.slice(0, cut), tail, ofVerb))
      if (spellings(ending, heard).includes(tail)) found.push(before);
  }
  return found;
}

/** What stood before an ending (металл), and what the ending goes by (метал, before -ды). */
type Changed = { before: string; heard: string };

function changed(rest: string, tail: string, ofVerb: boolean): Changed[] {
  const last = rest.at(-1)!;
  const shortened = /[лмст]$/.test(rest) ? [{ before: rest + last, heard: rest }] : [];
  if (/([лмст])\1$/.test(rest)) return shortened;
  const same = { before: rest, heard: rest };
  if (startsWithVowel(tail))
    return [...shortened, ...softened(rest, last), ...contracted(rest, tail, ofVerb)];
  // A Kazakh word ends in қ, к or п, only a foreign one (клуб) in г or б.
  return last === "ғ" || (ofVerb && /[бг]/.test(last)) ? shortened : [...shortened, same];
}

/** Before a vowel п, к and қ turn into б, г and ғ: қап, қаб-ы. Foreign words keep theirs after a consonant: диск-і. */
function softened(rest: string, last: string): Changed[] {
  const hard = { б: "п", г: "к", ғ: "қ" }[last];
  return [
    ...(/(?:қ|[аәеоөуүұыі]к)$/.test(rest) ? [] : [{ before: rest, heard: rest }]),
    ...(hard ? [{ before: rest.slice(0, -1) + hard, heard: rest }] : []),
  ];
}

/** A vowel or ь that is lost before another: таны-, тан-у; орын, орн-ы; кабель, кабел-і. */
function contracted(rest: string, tail: string, ofVerb: boolean): Changed[] {
  if (ofVerb)
    return tail.startsWith("у") ? [..."ыі"].map((vowel) => ({ before: rest + vowel, heard: rest })) : [];
  const lost = [
    ...(/[лнрт]$/.test(rest) ? [`${rest}ь`] : []),
    ...(/^[ыі]/.test(tail) && /[^аәеоөұүыіиуь]{2}$/.test(rest)
      ? [rest.slice(0, -1) + tail[0] + rest.at(-1)]
      : []),
  ];
  return lost.map((before) => ({ before, heard: before }));
}

/** The -у of a verb: тану of таны-, шығу of шық-, қою of қой-, тию of ти-. */
function verbsOf(start: string): string[] {
  const last = start.at(-1)!;
  const all = start.slice(0, -1);
  if (/[бгғ]/.test(last)) return [];
  if (/[ыі]/.test(last)) return spellings("Y", all).includes(last) ? [join(`${all}у`)] : [];
  if (last === "и") return [`${start}ю`];
  const soft = { п: "б", к: "г", қ: "ғ" }[last];
  return [...(soft ? [`${all}${soft}у`] : []), ...(last === "қ" ? [] : [join(`${start}у`)])];
}
