import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

import { type GetTextTranslation, type GetTextTranslations, po } from "gettext-parser";

import { type TextRole, textRoles } from "#app/validation/fields.ts";

import { ContentError, type Problem } from "../problem.ts";
import type { Translate } from "../translatable.ts";

export type CatalogEntry = {
  file: string;
  line: number;
  context: string;
  source: string;
  /** Empty when missing or outdated; `former` has the outdated one. */
  translation: string;
  role?: TextRole;
  former?: FormerText;
};

/** Source text and translation before the last change: a hint for translators only. */
export type FormerText = { source: string; translation: string };

export type CatalogFile = { file: string; entries: CatalogEntry[] };

export function readCatalog(root: string, path: string): CatalogFile | Problem {
  const file = relative(root, path);
  if (!existsSync(path)) return { file, entries: [] };
  return parseCatalog(file, readFileSync(path, "utf8"));
}

/** Parses a catalog without mistakes on first use. @throws {ContentError} if it has one after all */
export function catalogOnDemand(root: string, path: string): CatalogFile {
  let parsed: CatalogFile | undefined;
  return {
    file: relative(root, path),
    get entries() {
      const catalog = (parsed ??= withoutProblem(readCatalog(root, path)));
      return catalog.entries;
    },
  };
}

function withoutProblem(catalog: CatalogFile | Problem): CatalogFile {
  if ("entries" in catalog) return catalog;
  throw new ContentError([catalog]);
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
        line: lines.get(entryStart(msgctxt, msgid)) ?? lines.get(contextLine(msgctxt)) ?? 1,
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

/** First line of each entry by its raw text; the parser reports no positions. */
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

const contextLine = (context: string) => `msgctxt "${escaped(context)}"`;

const entryStart = (context: string, source: string) => {
  const text = `msgid "${escaped(source)}"`;
  return context ? `${contextLine(context)}\n${text}` : text;
};

const escaped = (value: string) => JSON.stringify(value).slice(1, -1);

/** Looks up by context and source, then by source alone, so that repeated texts are translated once. */
export function createTranslate(entries: readonly CatalogEntry[]): Translate {
  const exact = new Map<string, string>();
  const bySource = new Map<string, string>();
  for (const { context, source, translation } of entries) {
    if (!translation) continue;
    exact.set(`${context}\u0004${source}`, translation);
    if (!bySource.has(source)) bySource.set(source, translation);
  }
  return ({ context, source }) => exact.get(`${context}\u0004${source}`) ?? bySource.get(source) ?? source;
}
