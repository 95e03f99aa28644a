/** Corrects text typed in the wrong keyboard layout: `vbif` for миша. */
import type { LocaleCode } from "#app/site/markets.ts";

const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";

/** In the key order of `latin`. */
const layouts: Partial<Record<LocaleCode, string>> = {
  ru: "йцукенгшщзхъфывапролджэячсмитьбю",
  uk: "йцукенгшщзхїфівапролджєячсмитьбю",
  kz: "йцукенгшщзхъфывапролджэячсмитьбю",
  el: ";ςερτυθιοπ[]ασδφγηξκλ΄'ζχψωβνμ,.",
};

/** @returns the query in the other alphabet; undefined for locales with one alphabet */
export function onOtherKeyboard(query: string, locale: LocaleCode): string | undefined {
  const local = layouts[locale];
  if (!local) return undefined;
  const text = query.toLowerCase();
  const [from, to] = /[a-z]/.test(text) ? [latin, local] : [local, latin];
  const other = [...text].map((letter) => to[from.indexOf(letter)] ?? letter).join("");
  return other === text ? undefined : other;
}
