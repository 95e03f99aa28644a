import type { Currency } from "./markets.ts";

/** Cached: without it, formats took a tenth of the render time of a page with twenty prices. */
function memoized<Options extends object, Format>(
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

/**
 * Locale for `Intl`, with explicit digits where browsers differ: older CLDR versions have Arabic digits for `ar`, newer
 * ones Latin digits.
 */
export const withDigits = (languageTag: string): string =>
  languageTag === "ar" ? "ar-u-nu-latn" : languageTag;

const numberFormat = memoized(
  (languageTag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(withDigits(languageTag), options),
);
const dateFormat = memoized(
  (languageTag, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(withDigits(languageTag), options),
);

/** `lei` in Romanian instead of `RON`. */
const currencyDisplay = "narrowSymbol";

/** @param amount in hundredths of the main unit; whole amounts are shown without decimals */
export function formatPrice(amount: number, currency: Currency, languageTag: string): string {
  const digits = amount % 100 === 0 ? 0 : 2;
  return numberFormat(languageTag, {
    style: "currency",
    currency,
    currencyDisplay,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 100);
}

/** CLDR groups four digits in these languages, their rules of typography do not. */
const ungroupedThousands = new Set(["kk", "ru", "uk"]);

export const groupingOf = (languageTag: string): Intl.NumberFormatOptions =>
  ungroupedThousands.has(languageTag.split("-", 1)[0]!) ? { useGrouping: "min2" } : {};

export const formatNumber = (value: number, languageTag: string): string =>
  numberFormat(languageTag, groupingOf(languageTag)).format(value);

/** @param share 1 is 100 % */
export const formatPercent = (share: number, languageTag: string): string =>
  numberFormat(languageTag, { style: "percent", maximumFractionDigits: 1 }).format(share);

/** Day before month, as in most countries of the English site; `en` alone puts the month first. */
export const dateLanguage = (languageTag: string): string => (languageTag === "en" ? "en-GB" : languageTag);

export function formatDate(date: string, languageTag: string): string {
  const format = dateFormat(dateLanguage(languageTag), { dateStyle: "long", timeZone: "UTC" });
  return unbroken(format.format(new Date(date)));
}

export const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0");

/** @param bytes shown in kB or MB, powers of ten */
export function formatFileSize(bytes: number, languageTag: string): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1_000, "kilobyte"] : [bytes / 1_000_000, "megabyte"];
  const format = numberFormat(languageTag, { style: "unit", unit, maximumFractionDigits: 1 });
  // In CLDR the Kazakh unit for megabyte starts with a Latin M, and the Arabic one is short where that for kilobyte is long.
  return unbroken(format.format(value)).replace("MБ", "МБ").replace("م.ب", "ميغابايت");
}

export const formatDays = (days: number, languageTag: string): string =>
  unbroken(numberFormat(languageTag, { style: "unit", unit: "day", unitDisplay: "long" }).format(days));

/** Narrow symbol in the language, for example `€` or `Kč`. */
export function currencySymbol(currency: Currency, languageTag: string): string {
  const format = numberFormat(languageTag, { style: "currency", currency, currencyDisplay });
  return format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currency;
}

/** @param kilometers shown with one decimal below ten */
export const formatDistance = (kilometers: number, languageTag: string): string =>
  unbroken(
    numberFormat(languageTag, {
      style: "unit",
      unit: "kilometer",
      maximumFractionDigits: kilometers < 10 ? 1 : 0,
    }).format(kilometers),
  );

/** ISO 15924 code of a language's script, for example `Latn`. @param languageTag BCP 47 */
export const scriptOf = (languageTag: string): string | undefined =>
  new Intl.Locale(languageTag).maximize().script;

const rightToLeft = new Set<string | undefined>(["Arab", "Hebr"]);

export const directionOf = (languageTag: string): "ltr" | "rtl" =>
  rightToLeft.has(scriptOf(languageTag)) ? "rtl" : "ltr";
