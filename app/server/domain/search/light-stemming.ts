/** Removes endings of nouns and adjectives, where PostgreSQL has no stemmer or a weak one. All strings are folded. */
import type { LocaleCode } from "#app/site/markets.ts";

type Language = {
  endings: readonly string[];
  shortestStem: number;
  /** Endings are stacked: number, owner, case. */
  agglutinative?: true;
  stopWords: ReadonlySet<string>;
};

const list = (words: string) => words.split(" ");

function language(endings: string, stopWords = "", rest: Partial<Language> = {}): Language {
  const longestFirst = list(endings).toSorted((a, b) => b.length - a.length);
  return { endings: longestFirst, shortestStem: 3, stopWords: new Set(list(stopWords)), ...rest };
}

const languages: Partial<Record<LocaleCode, Language>> = {
  uk: language(
    "ями ами ими іми ого ому ях ах их іх ів ою ею єю ій ий ої ам ям им ім ом ем єм ей а я о е є и і у ю ь",
    "і й та а але або в у на до з із зі за для по при під над від про не ні як що це цей ця ці той його її їх мій ваш наш є",
  ),
  bg: language(
    "овете евете ове еве ията ият ите ата ята ото ето ът ят та то те ия ии а я о е и у",
    "и а но или в във на до с със за от по при под над не да се как какво че това този тази тези е са ми ви ни",
  ),
  cs: language(
    "ami emi imi ymi ach ech ich ych eho emu iho imu am em im um ym om ou ej mi a e i o u y",
    "a i ale nebo v ve na do s se z ze za pro po pri pod nad od o k ke u ne jak co to ten ta ty je jsou si by",
  ),
  sk: language(
    "ami emi imi ymi och ach iach ich ych eho emu ieho iemu am iam em im ym om ou ej mi ov a e i o u y",
    "a i aj ale alebo v vo na do s so z zo za pre po pri pod nad od o k ku u nie ako co to ten ta tie je su si by",
  ),
  pl: language(
    "ami iami emi imi ymi ach iach ich ych ego iego emu iemu ow om iom em iem am im ym ej iej mi a ia e ie i o u y",
    "i a ale lub albo w we na do z ze za dla po przy pod nad od o u nie jak co to ten ta te jest sa sie by czy",
  ),
  lv: language(
    "ajiem ajam iem ais aja as am ai es em ei is im us um os a e i u o s",
    "un bet vai ar no uz par pie pec zem virs lidz ka kas tas ta ir nav ne jo lai sis si to es mes jus",
  ),
  kz: language(
    "лар лер дар дер тар тер нын нин дын дин тын тин дан ден тан тен нан нен мен бен пен нда нде га ге ка ке на не да де та те ды ди ты ти ны ни сы си ы и",
    "жане мен бен пен немесе бирак ушин да де та те бул ол осы сол ма ме ба бе па пе емес бар жок",
    { shortestStem: 4, agglutinative: true },
  ),
  el: language("ιουσ ιου ιων ιο ια ιοι ιεσ αδεσ ουσ οσ ου ων ο α ησ η εσ οι ι εισ υσ υ ε"),
  hu: language(
    "ban ben bol rol tol nal nel nak nek val vel ert hoz hez ra re ba be on en ek ok ak et ot at k t",
    "",
    { shortestStem: 4, agglutinative: true },
  ),
  ro: language("ului elor ilor ele ile iei ii ul ei le lor a e i u"),
};

const irregular = new Map(Object.entries({ mice: "mouse", feet: "foot", men: "man", women: "woman" }));

export function lightStem(word: string, locale: LocaleCode): string {
  if (locale === "en") return irregular.get(word) ?? word;
  const known = languages[locale];
  if (!known) return word;
  const stem = withoutEnding(word, known);
  return known.agglutinative && stem !== word ? lightStem(stem, locale) : stem;
}

function withoutEnding(word: string, { endings, shortestStem }: Language): string {
  const ending = endings.find(
    (candidate) => word.length - candidate.length >= shortestStem && word.endsWith(candidate),
  );
  return ending ? word.slice(0, -ending.length) : word;
}

/** PostgreSQL handles stop words of the languages that it stems. */
export const isStopWord = (word: string, locale: LocaleCode): boolean =>
  languages[locale]?.stopWords.has(word) ?? false;
