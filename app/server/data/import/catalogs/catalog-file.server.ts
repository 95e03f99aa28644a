import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

import { type GetTextTranslation, type GetTextTranslations, po } from "gettext-parser";

import { type TextRole, textRoles } from "#app/validation/fields.ts";

import type { Problem } from "../problem.ts";
import type { Translate } from "../translatable.ts";

/** One text of a catalog and where it stands. */
export type CatalogEntry = {
  /** Path from the project's root. */
  file: string;
  line: number;
  context: string;
  source: string;
  /** Empty where there is none yet, and where it still says what the English said before (`former`). */
  translation: string;
  role?: TextRole;
  former?: FormerText;
};

/** The English of before a change with its translation: a hint for translators, never shown to visitors. */
export type FormerText = { source: string; translation: string };

export type CatalogFile = { file: string; entries: CatalogEntry[] };

/** @returns the catalog (empty when the file does not exist), or the problem that keeps it from being read */
export function readCatalog(root: string, path: string): CatalogFile | Problem {
  const file = relative(root, path);
  if (!existsSync(path)) return { file, entries: [] };
  return parseCatalog(file, readFileSync(path, "utf8"));
}

export function parseCatalog(file: string, content: string): CatalogFile | Problem {
  try {
    return { file, entries: entriesOf(po.parse(content, { validation: true }), file, linesOf(content)) };
  } catch (error) {
    const line = error instanceof Error && "lineNumber" in error ? Number(error.lineNumber) : 1;
    return { file, line, message: error instanceof Error ? error.message : String(error) };
  }
}

function entriesOf(
  { translations }: GetTextTranslations,
  file: string,
  lines: ReadonlyMap<string, number>,
): CatalogEntry[] {
  return Object.values(translations)
    .flatMap((messages) => Object.values(messages))
    .filter(({ msgid }) => msgid !== "")
    .map((message) => {
      const { msgctxt = "", msgid, msgstr, comments } = message;
      const role = textRoles.find((name) => comments?.extracted?.split("\n").includes(name));
      const former = formerOf(message);
      return {
        file,
        line: lines.get(opening(msgctxt, msgid)) ?? lines.get(contextLine(msgctxt)) ?? 1,
        context: msgctxt,
        source: msgid,
        translation: isFuzzy(message) ? "" : (msgstr[0] ?? ""),
        ...(role && { role }),
        ...(former && { former }),
      };
    });
}

const isFuzzy = ({ comments }: GetTextTranslation) => /\bfuzzy\b/.test(comments?.flag ?? "");

function formerOf(message: GetTextTranslation): FormerText | undefined {
  const previous = message.comments?.previous;
  const translation = message.msgstr[0];
  if (!isFuzzy(message) || !previous || !translation) return undefined;
  const parsed = Object.values(po.parse(`${previous}\nmsgstr ""\n`).translations);
  const source = parsed.flatMap((messages) => Object.keys(messages)).find((text) => text !== "");
  return source ? { source, translation } : undefined;
}

/** The parser keeps no positions; the first line of an entry is found by its words. */
function linesOf(content: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  const all = content.split("\n");
  for (const [index, line] of all.entries()) {
    const before = all[index - 1] ?? "";
    const [words, first] = before.startsWith("msgctxt ") ? [`${before}\n${line}`, index] : [line, index + 1];
    if (!lines.has(words)) lines.set(words, first);
  }
  return lines;
}

const contextLine = (context: string) => `msgctxt "${quoted(context)}"`;

const opening = (context: string, source: string) => {
  const text = `msgid "${quoted(source)}"`;
  return context ? `${contextLine(context)}\n${text}` : text;
};

const quoted = (value: string) => JSON.stringify(value).slice(1, -1);

/**
 * A translation is found by its context and source text, else by the source text alone: the same
 * words in another place (a menu, a list) need not be translated twice.
 */
export function createTranslate(entries: readonly CatalogEntry[]): Translate {
  const exact = new Map<string, string>();
  const anywhere = new Map<string, string>();
  for (const { context, source, translation } of entries) {
    if (!translation) continue;
    exact.set(`${context}\u0004${source}`, translation);
    if (!anywhere.has(source)) anywhere.set(source, translation);
  }
  return ({ context, source }) => exact.get(`${context}\u0004${source}`) ?? anywhere.get(source) ?? source;
}
