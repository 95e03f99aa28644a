import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";

/** A count in the figures of the language: `۱٬۲۰۰`. Plurals do the same for their `#`, plain placeholders do not. */
export const figure = (i18n: I18n, value: number): string =>
  value.toLocaleString(i18n.locales ?? i18n.locale);

export function useFigure(): (value: number) => string {
  const { i18n } = useLingui();
  return (value) => figure(i18n, value);
}
