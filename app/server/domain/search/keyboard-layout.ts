/** What a visitor has typed without changing the keyboard to the other alphabet: `vbif` for миша. */
import type { LocaleCode } from "#app/site/markets.ts";

const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";

/** The letters on the same keys. */
const layouts: Partial<Record<LocaleCode, string>> = {
  ru: "йцукенгшщзхъфывапролджэячсмитьбю",
  uk: "йцукенгшщзхїфівапролджєячсмитьбю",
  kz: "йцукенгшщзхъфывапролджэячсмитьбю",
  el: ";ςερτυθιοπ[]ασδφγηξκλ΄'ζχψωβνμ,.",
};

/** @returns the query as the other alphabet's keys would have written it; nothing where there is only one alphabet */
export function onOtherKeyboard(query: string, locale: LocaleCode): string | undefined {
  const local = layouts[locale];
  if (!local) return undefined;
  const text = query.toLowerCase();
  const [from, to] = /[a-z]/.test(text) ? [latin, local] : [local, latin];
  const other = [...text].map((letter) => to[from.indexOf(letter)] ?? letter).join("");
  return other === text ? undefined : other;
}
