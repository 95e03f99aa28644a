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

/** @param date as `2026-03-10` */
export function formatDate(date: string, languageTag: string): string {
  return new Intl.DateTimeFormat(languageTag, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
}

/** @param bytes shown in kB or MB, powers of ten */
export function formatFileSize(bytes: number, languageTag: string): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1_000, "kilobyte"] : [bytes / 1_000_000, "megabyte"];
  return new Intl.NumberFormat(languageTag, { style: "unit", unit, maximumFractionDigits: 1 }).format(value);
}
