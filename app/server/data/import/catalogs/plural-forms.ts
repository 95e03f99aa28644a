import { parse, type Token } from "@messageformat/parser";

import type { Mistake } from "./checker.ts";

/** Expects exactly the CLDR categories of the language; exact forms such as `=0` are also allowed. */
export function comparePluralForms(source: string, translation: string, languageTag: string): Mistake[] {
  const expected = pluralsOf(source);
  const actual = pluralsOf(translation);
  if (!expected || !actual) return []; // `comparePlaceholders` reports syntax errors.
  return [
    ...[...expected.keys()]
      .filter((name) => !actual.has(name))
      .map((name) => ({ got: `no plural of {${name}}`, wanted: "one like the English" })),
    ...[...actual.values()].flat().flatMap(({ type, forms }) => {
      const categories = new Intl.PluralRules(languageTag, { type }).resolvedOptions().pluralCategories;
      if (forms.length === categories.length && categories.every((form) => forms.includes(form))) return [];
      return [{ got: `the plural forms ${forms.join(" ")}`, wanted: categories.join(" ") }];
    }),
  ];
}

type Plural = { type: "cardinal" | "ordinal"; forms: string[] };

/** By argument name; undefined after a syntax error. */
function pluralsOf(message: string): Map<string, Plural[]> | undefined {
  const plurals = new Map<string, Plural[]>();
  if (!message.includes("{")) return plurals; // Skips most of the content; parsing it would take seconds.
  const visit = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if (!("cases" in token)) continue;
      if (token.type !== "select") {
        const type = token.type === "selectordinal" ? "ordinal" : "cardinal";
        const forms = token.cases.map(({ key }) => key).filter((key) => !key.startsWith("="));
        plurals.set(token.arg, [...(plurals.get(token.arg) ?? []), { type, forms }]);
      }
      for (const option of token.cases) visit(option.tokens);
    }
  };
  try {
    visit(parse(message));
  } catch {
    return undefined;
  }
  return plurals;
}
