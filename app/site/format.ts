import type { Currency } from "./markets.ts";

/** Formats are dear to make (a page with twenty prices spent a tenth of its time on them) and few. */
function remembered<Options extends object, Format>(
  make: (languageTag: string, options: Options) => Format,
): (languageTag: string, options: Options) => Format {
  const made = new Map<string, Format>();
  return (languageTag, options) => {
    const key = `${languageTag} ${JSON.stringify(options)}`;
    let format = made.get(key);
    if (format === undefined) made.set(key, (format = make(languageTag, options)));
    return format;
  };
}

const numberFormat = remembered(
  (languageTag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(languageTag, options),
);
const dateFormat = remembered(
  (languageTag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(languageTag, options),
);

/** @param amount hundredths of the main unit; whole prices are shown without decimals */
export function formatPrice(amount: number, currency: Currency, languageTag: string): string {
  const digits = amount % 100 === 0 ? 0 : 2;
  return numberFormat(languageTag, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 100);
}

export const formatNumber = (value: number, languageTag: string): string =>
  numberFormat(languageTag, {}).format(value);

/** The site's English is British; a plain `en` would write dates and times as in the United States. */
export const dateLanguage = (languageTag: string): string => (languageTag === "en" ? "en-GB" : languageTag);

/** @param date as `2026-03-10` */
export function formatDate(date: string, languageTag: string): string {
  const format = dateFormat(dateLanguage(languageTag), { dateStyle: "long", timeZone: "UTC" });
  return unbroken(format.format(new Date(date)));
}

/** The text with no-break spaces: a line never ends within a date, nor between a number and its unit. */
export const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0");

/** @param bytes shown in kB or MB, powers of ten */
export function formatFileSize(bytes: number, languageTag: string): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1_000, "kilobyte"] : [bytes / 1_000_000, "megabyte"];
  const format = numberFormat(languageTag, { style: "unit", unit, maximumFractionDigits: 1 });
  // Unicode's Kazakh for a megabyte begins with a Latin M.
  return unbroken(format.format(value)).replace("MБ", "МБ");
}

/** As it stands beside amounts in the language, for example `€` or `Kč`. */
export function currencySymbol(currency: Currency, languageTag: string): string {
  const format = numberFormat(languageTag, { style: "currency", currency });
  return format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currency;
}

/** @param kilometres shown with one decimal below ten */
export const formatDistance = (kilometres: number, languageTag: string): string =>
  unbroken(
    numberFormat(languageTag, {
      style: "unit",
      unit: "kilometer",
      maximumFractionDigits: kilometres < 10 ? 1 : 0,
    }).format(kilometres),
  );
