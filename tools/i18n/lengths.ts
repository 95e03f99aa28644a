/** Checks that labels fit into places of limited width. */
import { parse, type Token } from "@messageformat/parser";

import type { TextRole } from "#app/validation/fields.ts";
import type { CatalogEntry } from "#app/server/data/import/catalogs/catalog-file.server.ts";
import type { Mistake } from "#app/server/data/import/catalogs/checker.ts";

/**
 * Characters that always fit into one line. Button: 240 px on a 320 px phone, 9.3 px per capital at 16 px.
 * Menu: a footer column of 144 px (9rem), 8 px per letter.
 */
const lineLength = { button: 25, menu: 18 };

/** Two lines, minus the loss at line breaks. */
const maxLength = { button: 40, menu: 36 };

type Label = keyof typeof lineLength;

const isLabel = (role: TextRole | undefined): role is Label => role !== undefined && role in lineLength;

/** A third more than in English. Short words may be eight characters longer, and one line always fits. */
export function longestLabel(english: string, role: Label): number {
  const length = lengthOf(english);
  return Math.min(maxLength[role], Math.max(Math.ceil(1.35 * length), length + 8, lineLength[role]));
}

export function compareLength({
  source,
  translation,
  role,
}: Pick<CatalogEntry, "source" | "translation" | "role">): Mistake[] {
  if (!isLabel(role)) return [];
  const limit = longestLabel(source, role);
  const length = lengthOf(translation);
  if (length <= limit) return [];
  return [
    {
      got: `${length} characters (${JSON.stringify(translation)})`,
      wanted: `at most ${limit} of a ${role} label`,
    },
  ];
}

const graphemes = new Intl.Segmenter("en");
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Graphemes; Chinese, Japanese and Korean ones count twice. */
function lengthOf(message: string): number {
  let length = 0;
  for (const { segment } of graphemes.segment(longestForm(message))) length += wide.test(segment) ? 2 : 1;
  return length;
}

const placeholder = "00";

function longestForm(message: string): string {
  const write = (tokens: readonly Token[]): string =>
    tokens
      .map((token) => {
        if (token.type === "content") return token.value.replaceAll(/<\/?\d+\/?>/g, "");
        if (!("cases" in token)) return placeholder;
        return token.cases
          .map(({ tokens: form }) => write(form))
          .reduce((longest, form) => (form.length > longest.length ? form : longest), "");
      })
      .join("");
  try {
    return write(parse(message));
  } catch {
    return message;
  }
}
