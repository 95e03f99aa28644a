import { parse, type Token } from "@messageformat/parser";

/**
 * What a translation must carry over unchanged: `{name}` placeholders, `<0>` tags, and in Markdown
 * the targets of links.
 */
export function placeholdersOf(message: string): string[] {
  const found = new Set<string>();
  const visit = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if ("arg" in token) found.add(`{${token.arg}}`);
      if ("cases" in token) for (const option of token.cases) visit(option.tokens);
      if (token.type === "content") {
        for (const [tag] of token.value.matchAll(/<\/?\d+\/?>/g)) found.add(tag);
        for (const [, target] of token.value.matchAll(/\]\(([^)\s]+)\)/g)) found.add(`](${target})`);
      }
    }
  };
  visit(parse(message));
  return [...found].sort();
}

/** @returns what is wrong with a translation, in words, or nothing */
export function compareTranslation(source: string, translation: string, languageTag: string): string[] {
  let wanted: string[];
  let got: string[];
  try {
    wanted = placeholdersOf(source);
  } catch {
    return []; // Not a message format: plain text with braces of its own.
  }
  try {
    got = placeholdersOf(translation);
  } catch (error) {
    return [`not a valid message: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`];
  }
  return [
    ...wanted.filter((name) => !got.includes(name)).map((name) => `missing placeholder ${name}`),
    ...got.filter((name) => !wanted.includes(name)).map((name) => `unknown placeholder ${name}`),
    ...comparePluralForms(translation, languageTag),
  ];
}

/** A plural has the forms of its language, no fewer and no others; `=0` and the like may stand beside them. */
function comparePluralForms(message: string, languageTag: string): string[] {
  const problems = new Set<string>();
  const visit = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if (!("cases" in token)) continue;
      if (token.type !== "select") {
        const type = token.type === "selectordinal" ? "ordinal" : "cardinal";
        const forms = new Intl.PluralRules(languageTag, { type }).resolvedOptions().pluralCategories;
        const given: string[] = token.cases.map(({ key }) => key).filter((key) => !key.startsWith("="));
        // "many" of Spanish is for millions, "other" says the same.
        const optional = languageTag === "es" ? ["many"] : [];
        for (const form of forms)
          if (!given.includes(form) && !optional.includes(form))
            problems.add(`missing plural form "${form}"`);
        for (const form of given)
          if (!(forms as string[]).includes(form))
            problems.add(`${languageTag} has no plural form "${form}"`);
      }
      for (const option of token.cases) visit(option.tokens);
    }
  };
  visit(parse(message));
  return [...problems];
}
