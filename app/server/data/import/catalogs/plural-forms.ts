import { parse, type Token } from "@messageformat/parser";

import type { Mistake } from "./checker.ts";

/** A plural has the forms that CLDR gives its language, no fewer and no others; `=0` and the like may stand beside them. */
export function comparePluralForms(source: string, translation: string, languageTag: string): Mistake[] {
  const wanted = pluralsOf(source);
  const got = pluralsOf(translation);
  if (!wanted || !got) return []; // What cannot be read is told by `comparePlaceholders`.
  return [
    ...[...wanted.keys()]
      .filter((name) => !got.has(name))
      .map((name) => ({ got: `no plural of {${name}}`, wanted: "one like the English" })),
    ...[...got.values()].flat().flatMap(({ type, forms }) => {
      const own = new Intl.PluralRules(languageTag, { type }).resolvedOptions().pluralCategories;
      if (forms.length === own.length && own.every((form) => forms.includes(form))) return [];
      return [{ got: `the plural forms ${forms.join(" ")}`, wanted: own.join(" ") }];
    }),
  ];
}

type Plural = { type: "cardinal" | "ordinal"; forms: string[] };

/** By the name of the number; nothing when the message cannot be read. */
function pluralsOf(message: string): Map<string, Plural[]> | undefined {
  const plurals = new Map<string, Plural[]>();
  if (!message.includes("{")) return plurals; // Most of the content; reading it would take seconds.
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
