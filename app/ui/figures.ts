import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";

/** A count in the figures of the language: `۱٬۲۰۰`. Plurals do the same for their `#`, plain placeholders do not. */
export const figure = (i18n: I18n, value: number): string =>
  formatOf(i18n.locales ?? i18n.locale).format(value);

const formats = new Map<string, Intl.NumberFormat>();

/** One is dear to make: those of all slides took a twelfth of the time that the home page is drawn in. */
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
