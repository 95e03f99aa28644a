import type { Currency } from "./markets.ts";

/** @param amount hundredths of the main unit; whole prices are shown without decimals */
export function formatPrice(amount: number, currency: Currency, languageTag: string): string {
  const digits = amount % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(languageTag, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 100);
}

export const formatNumber = (value: number, languageTag: string): string =>
  new Intl.NumberFormat(languageTag).format(value);

/** The site's English is British; a plain `en` would write dates and times as in the United States. */
export const dateLanguage = (languageTag: string): string => (languageTag === "en" ? "en-GB" : languageTag);

/** @param date as `2026-03-10` */
export function formatDate(date: string, languageTag: string): string {
  const format = new Intl.DateTimeFormat(dateLanguage(languageTag), { dateStyle: "long", timeZone: "UTC" });
  return unbroken(format.format(new Date(date)));
}

/** The text with no-break spaces: a line never ends within a date, nor between a number and its unit. */
export const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0");

/** @param bytes shown in kB or MB, powers of ten */
export function formatFileSize(bytes: number, languageTag: string): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1_000, "kilobyte"] : [bytes / 1_000_000, "megabyte"];
  const format = new Intl.NumberFormat(languageTag, { style: "unit", unit, maximumFractionDigits: 1 });
  return unbroken(format.format(value));
}

/** As it stands beside amounts in the language, for example `€` or `Kč`. */
export function currencySymbol(currency: Currency, languageTag: string): string {
  const format = new Intl.NumberFormat(languageTag, { style: "currency", currency });
  return format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currency;
}

/** @param kilometres shown with one decimal below ten */
export const formatDistance = (kilometres: number, languageTag: string): string =>
  unbroken(
    new Intl.NumberFormat(languageTag, {
      style: "unit",
      unit: "kilometer",
      maximumFractionDigits: kilometres < 10 ? 1 : 0,
    }).format(kilometres),
  );
