import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";

/** Formats a count in the locale's digits (`۱٬۲۰۰`), as plurals do for `#`. Plain placeholders are not formatted. */
export const figure = (i18n: I18n, value: number): string =>
  formatOf(i18n.locales ?? i18n.locale).format(value);

const formats = new Map<string, Intl.NumberFormat>();

/** Cached: constructing a format for every slide took a twelfth of the home page's render time. */
function formatOf(locales: string | string[]): Intl.NumberFormat {
  const key = String(locales);
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(locales)));
  return format;
}

export function useFigure(): (value: number) => string {
  const { i18n } = useLingui();
  return (value) => figure(i18n, value);
}
