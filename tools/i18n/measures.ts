/** Compares measures: the same number must have the same unit as in English. */
import type { CatalogEntry } from "#app/server/data/import/catalogs/catalog-file.server.ts";
import type { Language, Mistake } from "#app/server/data/import/catalogs/checker.ts";

/** Symbols in all scripts by unit. Hours and minutes as words are not compared, because languages inflect them. */
const symbols: Record<string, readonly string[]> = {
  mm: ["mm", "мм", "مم"],
  cm: ["cm", "см", "سم"],
  m: ["m", "м", "م"],
  km: ["km", "км", "كم"],
  g: ["g", "г", "غ"],
  kg: ["kg", "кг", "كغ"],
  ms: ["ms", "мс"],
  Hz: ["Hz", "Гц", "هرتز"],
  kHz: ["kHz", "кГц", "كيلوهرتز"],
  GHz: ["GHz", "ГГц", "غيغاهرتز"],
  dpi: ["dpi", "DPI"],
  dB: ["dB", "дБ", "ديسيبل"],
  cN: ["cN", "сН", "سنتينيوتن"],
  Ω: ["Ω", "Ом", "أوم"],
  W: ["W", "Вт", "واط"],
  V: ["V", "В"],
  mA: ["mA", "мА"],
  mAh: ["mAh", "мАг", "мА·ч", "мА·год", "мА·сағ"],
  lm: ["lm", "лм", "لومن"],
  kB: ["kB", "кБ", "КБ"],
  MB: ["MB", "МБ", "ميغابايت"],
  GB: ["GB", "ГБ", "غيغابايت"],
  "%": ["%", "٪"],
};

const unitOf = new Map(
  Object.entries(symbols).flatMap(([unit, all]) => all.map((symbol) => [symbol, unit] as const)),
);

const longestFirst = [...unitOf.keys()].toSorted((a, b) => b.length - a.length);

const number = String.raw`\d+(?:[\u00a0\u202f ]\d{3}(?!\d))*(?:[.,]\d+)*`;
const numbers = new RegExp(number, "g");
const measure = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(${number})[\u00a0\u202f -]?(${longestFirst.join("|")})(?![\p{L}\d²³/])`,
  "gu",
);

/** Units by number, in the notation of JavaScript: `26000`, `2.4`. */
function measuresOf(text: string, decimal: "." | ","): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [, written = "", symbol = ""] of text.matchAll(measure)) {
    const value = plainNumber(written, decimal);
    found.set(value, (found.get(value) ?? new Set()).add(unitOf.get(symbol)!));
  }
  return found;
}

const plainNumber = (written: string, decimal: "." | ",") =>
  written
    .replaceAll(/[\u00a0\u202f ]/g, "")
    .replaceAll(decimal === "." ? "," : ".", "")
    .replace(decimal, ".");

/** Converts digits: `۱۵` becomes `15`. */
const inLatinDigits = (text: string) =>
  text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));

/** One and two may be written as words, or as forms of the unit. */
const oftenWords: ReadonlySet<string> = new Set(["1", "2"]);

export function compareMeasures(
  { source, translation }: Pick<CatalogEntry, "source" | "translation">,
  { tag }: Pick<Language, "tag">,
): Mistake[] {
  const english = measuresOf(source, ".");
  if (english.size === 0) return [];
  const text = inLatinDigits(translation);
  const decimal = decimalOf(tag);
  const translated = measuresOf(text, decimal);
  const figures = new Set([...text.matchAll(numbers)].map(([written]) => plainNumber(written, decimal)));
  return [...english].flatMap(([value, units]) => {
    const wanted = [...units].map((unit) => `${value} ${unit}`).join(" and ");
    const isMissing = !figures.has(value) && !oftenWords.has(value);
    const others = [...(translated.get(value) ?? [])].filter((unit) => !units.has(unit));
    return isMissing
      ? [{ got: `no ${value}`, wanted }]
      : others.map((unit) => ({ got: `${value} ${unit}`, wanted }));
  });
}

/** The Arabic site writes Latin digits with a point. */
const decimalOf = (tag: string) => (tag.startsWith("ar") || isPoint(tag) ? "." : ",");

const isPoint = (tag: string) =>
  new Intl.NumberFormat(tag, { numberingSystem: "latn" }).format(0.5) === "0.5";
