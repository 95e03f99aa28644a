/** Whether labels fit where the layout has a place of bounded width for them. */
import { parse, type Token } from "@messageformat/parser";

import type { TextRole } from "#app/validation/fields.ts";
import type { CatalogEntry } from "#app/server/data/import/catalogs/catalog-file.server.ts";
import type { Mistake } from "#app/server/data/import/catalogs/checker.ts";

/**
 * Characters in one line of the narrowest place of a label, which always fit.
 *
 * A button on the narrowest phone, 320 px, has 240 px for its label; a capital of the heading font with its spacing takes
 * 9.3 px at 16 px. A column of the footer has 144 px (9rem), a small letter takes 8 px; the main menu has room for more.
 */
const line = { button: 25, menu: 18 };

/** Two lines, less what is lost where a button's words break: more would push the page's next line away. */
const most = { button: 40, menu: 36 };

type Label = keyof typeof line;

const isLabel = (role: TextRole | undefined): role is Label => role !== undefined && role in line;

/**
 * The length that a label may have: a third more than in English, which rows of buttons and of menu entries are laid
 * out with; short words get eight characters more, and what fits into one line is never too long.
 */
export function longestLabel(english: string, role: Label): number {
  const length = lengthOf(english);
  return Math.min(most[role], Math.max(Math.ceil(1.35 * length), length + 8, line[role]));
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

/** Characters as they are seen: an accent adds none, a Chinese character is as wide as two letters. */
function lengthOf(message: string): number {
  let length = 0;
  for (const { segment } of graphemes.segment(longestForm(message))) length += wide.test(segment) ? 2 : 1;
  return length;
}

/** A number or a name in the text is counted as two characters. */
const placeholder = "00";

/** The message with its longest plural form, as a visitor may read it. */
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
