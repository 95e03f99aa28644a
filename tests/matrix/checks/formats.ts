import { formatDate } from "#app/site/format.ts";

import { aboutText, type Check, type Finding } from "../check.ts";
import type { PageText } from "../page-texts.ts";

/** Units as Intl formats them in the language, and units that Intl lacks. */
const measured = [
  "gram",
  "kilogram",
  "millimeter",
  "centimeter",
  "meter",
  "kilometer",
  "second",
  "millisecond",
  "minute",
  "hour",
  "day",
  "kilobyte",
  "megabyte",
  "gigabyte",
  "percent",
  "liter",
  "celsius",
];
const signs =
  "Hz|kHz|MHz|GHz|Гц|кГц|МГц|ГГц|V|W|A|mA|mAh|Wh|В|Вт|А|мА|мАч|dB|dBi|дБ|dpi|DPI|Ω|g|kg|mm|cm|km|ms|MB|kB|GB|МБ|%";

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** @param currency of the site's prices @returns a function that describes wrong formats in a text */
function formatsOf(languageTag: string, currency: string): (text: string) => string[] {
  const parts = new Intl.NumberFormat(languageTag, { useGrouping: true }).formatToParts(1_234_567.5);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const [decimal, group] = [sign("decimal"), sign("group")];
  const money = new Intl.NumberFormat(languageTag, { style: "currency", currency });
  const symbol = money.formatToParts(0).find(({ type }) => type === "currency")!.value;
  const units = new Set([...measured.flatMap((unit) => unitsOf(languageTag, unit)), ...signs.split("|")]);
  const longestFirst = [...units].sort((a, b) => b.length - a.length).map(escape);
  const measure = new RegExp(
    String.raw`(?<![\p{L}\d.,])(\d+(?:[.,]\d+)+)(?=[\s-]?(?:${longestFirst.join("|")}|${escape(symbol)})(?!\p{L}))`,
    "gu",
  );
  const number = String.raw`\d+(?:[\s.,’]\d+)*`;
  const price = new RegExp(
    `(?:${escape(symbol)}\\s?${number}|${number}\\s?${escape(symbol)}(?!\\p{L}))`,
    "gu",
  );
  const months = englishMonths(languageTag);

  function numberFlaw(text: string): string | undefined {
    const [separator] = /[.,]/.exec(text)!;
    const isGrouped = new RegExp(`^[1-9]\\d{0,2}(?:\\${separator}\\d{3})+$`).test(text);
    const isFraction = /^\d+[.,]\d+$/.test(text);
    if ((isGrouped && separator === group) || (isFraction && separator === decimal && !isGrouped))
      return undefined;
    return `the number ${text} is not written as in ${languageTag}: ${example(text)}`;
  }
  const example = (text: string) =>
    new Intl.NumberFormat(languageTag, { maximumFractionDigits: 3 }).format(
      Number(text.replace(",", ".")) || 1234.5,
    );

  /** Checks the position of the symbol, the space beside the number and digit grouping. */
  function priceFlaw(text: string): string | undefined {
    const digits = text.replace(symbol, "").trim();
    const value = Number(
      digits
        .replaceAll(/[\s’]/g, "")
        .replaceAll(group.trim() || "\u0000", "")
        .replace(decimal, "."),
    );
    const wanted = [0, 2].map((fraction) =>
      new Intl.NumberFormat(languageTag, {
        style: "currency",
        currency,
        minimumFractionDigits: fraction,
        maximumFractionDigits: fraction,
      }).format(value),
    );
    const plain = (written: string) => written.replaceAll(/[\u200e\u200f]/g, "").replaceAll(/\s/gu, " ");
    return wanted.map(plain).includes(plain(text))
      ? undefined
      : `the price ${text} is not written as in ${languageTag}: ${wanted.join(" or ")}`;
  }

  return (text) =>
    [
      ...Array.from(text.matchAll(measure), ([, found]) => numberFlaw(found!)),
      ...Array.from(text.matchAll(price), ([found]) => priceFlaw(found)),
      ...Array.from(
        text.matchAll(/(?<![\d-])\d{4}-[01]\d-[0-3]\d(?![\d-])/g),
        ([date]) => `the date ${date} is for computers`,
      ),
      ...(months ? Array.from(text.matchAll(months), ([month]) => `the English month ${month}`) : []),
    ].filter((flaw) => flaw !== undefined);
}

function unitsOf(languageTag: string, unit: string): string[] {
  return (["short", "narrow"] as const)
    .map((unitDisplay) =>
      new Intl.NumberFormat(languageTag, { style: "unit", unit, unitDisplay })
        .formatToParts(5)
        .filter(({ type }) => type === "unit")
        .map(({ value }) => value)
        .join(""),
    )
    .filter((name) => name !== "");
}

/** English month names that the language lacks, next to a day or a year. */
function englishMonths(languageTag: string): RegExp | undefined {
  const namesIn = (language: string) =>
    Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 3))).flatMap((date) =>
      [{ month: "long" }, { month: "long", day: "numeric" }].flatMap((options) =>
        new Intl.DateTimeFormat(language, { ...(options as Intl.DateTimeFormatOptions), timeZone: "UTC" })
          .formatToParts(date)
          .filter(({ type }) => type === "month")
          .map(({ value }) => value),
      ),
    );
  const own = new Set(namesIn(languageTag).map((name) => name.toLowerCase()));
  const foreign = [...new Set(namesIn("en"))].filter((name) => !own.has(name.toLowerCase()));
  if (foreign.length === 0) return undefined;
  return new RegExp(
    `(?<=\\d\\.?\\s)(?:${foreign.join("|")})(?!\\p{L})|(?<!\\p{L})(?:${foreign.join("|")})(?=\\s\\d)`,
    "gu",
  );
}

/** Units, prices and dates are formatted as in the language. */
export const formats: Check = async ({ texts, site, page }) => {
  const flawsIn = formatsOf(site.languageTag, site.currency);
  const isOwn = ({ language }: PageText) => language === site.languageTag || language === "";
  const written = texts
    .filter(isOwn)
    .flatMap((text) => flawsIn(text.words).map((flaw) => aboutText(text, flaw)));
  const dates = await page
    .locator("time")
    .evaluateAll((times) =>
      times.map((time) => ({ date: time.getAttribute("datetime") ?? "", words: time.textContent.trim() })),
    );
  const wrong = dates
    .filter(
      ({ date, words }) => /^\d{4}-\d\d-\d\d$/.test(date) && words !== formatDate(date, site.languageTag),
    )
    .map(({ date, words }): Finding => ({
      says: `the date is not written as in ${site.languageTag}: ${formatDate(date, site.languageTag)}`,
      selector: "time",
      words,
    }));
  return [...written, ...wrong];
};
