/** How a Kazakh ending is written after a word. */

const isVowel = (letter: string) => /[аәеоөұүыіэё]/.test(letter);
const isHard = (letter: string) => /[пфкқтсшщчцхһбвгғд]/.test(letter);

const isNasal = (letter: string) => /[мнң]/.test(letter);
const isBuzzing = (letter: string) => /[зж]/.test(letter);

export const startsWithVowel = (ending: string) => /^[аеыіу]/.test(ending);

/** я and ю are two sounds, and an ending may begin in between. */
export const split = (word: string) => word.replaceAll("я", "йа").replaceAll("ю", "йу");
export const join = (word: string) => word.replaceAll("йа", "я").replaceAll("йу", "ю");

/** What each Latin letter of an ending may become. */
const shapes: Record<string, string> = {
  A: "[ае]",
  Y: "[ыі]",
  Q: "[қк]",
  G: "[қкғг]",
  H: "[ғг]",
  E: "[аей]",
  C: "т",
  D: "[дт]",
  T: "[дтн]",
  N: "[дтн]",
  F: "[дтн]",
  L: "[лдт]",
  M: "[мбп]",
  B: "[мбп]",
};

const compiled = new Map<string, RegExp>();

/** What a word must look like to have an ending: quick, and not enough. */
export function shapeOf(ending: string): RegExp {
  let shape = compiled.get(ending);
  if (!shape) {
    const letters = ending.replaceAll(/[A-Z]/g, (letter) => shapes[letter]!);
    shape = new RegExp(`${letters.replace(/\((.*?)\)/, "(?:$1)?")}$`);
    compiled.set(ending, shape);
  }
  return shape;
}

/**
 * All right spellings of an ending after a word. Its Latin letters depend on the word: A Y G H Q on its vowels, D T N F L M B G
 * and C on its last letter, E on both. A letter in brackets is left out where two vowels or two consonants would not need it.
 */
export function spellings(ending: string, word: string): string[] {
  const last = word.replace(/[ьъ]+$/, "").at(-1) ?? "";
  const [hard, vowel, nasal, buzzing] = [isHard(last), isVowel(last), isNasal(last), isBuzzing(last)];
  const start = ending.replace(/\((.)\)/, (_, letter: string) => ((letter === "с") === vowel ? letter : ""));
  const consonants: Record<string, string> = {
    C: vowel || /[рлйуи]/.test(last) ? "т" : "",
    D: hard ? "т" : "д",
    T: hard ? "т" : vowel ? "н" : "д",
    N: hard ? "т" : vowel || nasal ? "н" : "д",
    F: hard ? "т" : nasal ? "н" : "д",
    L: hard ? "т" : nasal || buzzing || last === "л" ? "д" : "л",
    M: hard ? "п" : buzzing ? "б" : "м",
    B: hard ? "п" : buzzing || nasal ? "б" : "м",
  };
  return harmoniesOf(word).map((harmony) => {
    const vowels =
      harmony === "back"
        ? { A: "а", Y: "ы", Q: "қ", H: "ғ", E: vowel ? "й" : "а", G: hard ? "қ" : "ғ" }
        : { A: "е", Y: "і", Q: "к", H: "г", E: vowel ? "й" : "е", G: hard ? "к" : "г" };
    const letters: Record<string, string> = { ...consonants, ...vowels };
    return start.replaceAll(/[A-Z]/g, (letter) => letters[letter]!);
  });
}

/** That of the last vowel; у and и follow the one before. Foreign words may have either: логотип, диск, факт, секунд. */
function harmoniesOf(word: string): ("back" | "front")[] {
  if (/ь[^аәеоөұүыіэё]*$/.test(word)) return ["front"];
  const last = /[аәеоөұүыіэё][^аәеоөұүыіэё]*$/.exec(word)?.[0] ?? "";
  if (/[^аәеоөұүыіэёу]у[^аәеоөұүыіэёуий]+$/.test(word)) return ["back", "front"];
  if (/^[әеөүіэё]/.test(last)) return ["front"];
  const mayBeForeign = last === "" || last.includes("и") || /(?:[нрлсую][кг]|кт|ст)$/.test(word);
  return mayBeForeign ? ["back", "front"] : ["back"];
}
