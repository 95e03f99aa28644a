import { parse, type Token } from "@messageformat/parser";

import type { Mistake } from "./checker.ts";

/** `{name}` placeholders, `<0>` tags and Markdown link targets. */
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

export function comparePlaceholders(source: string, translation: string): Mistake[] {
  let expected: string[];
  try {
    expected = placeholdersOf(source);
  } catch {
    return []; // Plain text with braces.
  }
  try {
    const actual = placeholdersOf(translation);
    const missing = expected.filter((name) => !actual.includes(name));
    const unknown = actual.filter((name) => !expected.includes(name));
    if (missing.length + unknown.length === 0) return [];
    return [
      {
        got: unknown.join(" ") || `no ${missing.join(" ")}`,
        wanted: missing.join(" ") || `no ${unknown.join(" ")}`,
      },
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0]! : String(error);
    return [{ got: `a message that cannot be read (${reason})`, wanted: "one like the English" }];
  }
}
