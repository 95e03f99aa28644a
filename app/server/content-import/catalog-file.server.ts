import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";

import { type GetTextTranslation, type GetTextTranslations, po } from "gettext-parser";

import type { Problem } from "./problem.ts";
import type { Message, Translate } from "./translatable.ts";

export type CatalogEntry = { context: string; source: string; translation: string };

export type CatalogFile = { file: string; entries: CatalogEntry[]; lineOf: (entry: CatalogEntry) => number };

/** @returns the catalog (empty when the file does not exist), or the problem that keeps it from being read */
export function readCatalog(root: string, path: string): CatalogFile | Problem {
  const file = relative(root, path);
  if (!existsSync(path)) return { file, entries: [], lineOf: () => 1 };
  const content = readFileSync(path, "utf8");
  try {
    return {
      file,
      entries: entriesOf(po.parse(content, { validation: true })),
      lineOf: (entry) => lineOf(content, entry),
    };
  } catch (error) {
    const line = error instanceof Error && "lineNumber" in error ? Number(error.lineNumber) : 1;
    return { file, line, message: error instanceof Error ? error.message : String(error) };
  }
}

function entriesOf(parsed: GetTextTranslations): CatalogEntry[] {
  return Object.values(parsed.translations)
    .flatMap((messages) => Object.values(messages))
    .filter(({ msgid }) => msgid !== "")
    .map(({ msgctxt = "", msgid, msgstr }) => ({
      context: msgctxt,
      source: msgid,
      translation: msgstr[0] ?? "",
    }));
}

/** The parser keeps no positions, so the line is found by the text that opens the entry. */
function lineOf(content: string, { context, source }: CatalogEntry): number {
  const quoted = (value: string) => JSON.stringify(value).slice(1, -1);
  const needle = context ? `msgctxt "${quoted(context)}"` : `msgid "${quoted(source.split("\n")[0]!)}`;
  const index = content.indexOf(needle);
  return index < 0 ? 1 : content.slice(0, index).split("\n").length;
}

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

/** Writes the messages in their order with the translations that exist; an unknown one stays empty. */
export function writeCatalog(
  path: string,
  locale: string,
  messages: readonly Message[],
  entries: readonly CatalogEntry[],
) {
  const translate = createTranslate(entries);
  const translated = new Set(entries.filter(({ translation }) => translation).map(({ source }) => source));
  const translations: Record<string, Record<string, GetTextTranslation>> = {};
  for (const message of messages) {
    translations[message.context] = {
      [message.source]: {
        msgctxt: message.context,
        msgid: message.source,
        msgstr: [translated.has(message.source) ? translate(message) : ""],
        comments: { reference: "", translator: "", extracted: "", flag: "", previous: "" },
      },
    };
  }
  const headers = { Language: locale, "Content-Type": "text/plain; charset=UTF-8", "MIME-Version": "1.0" };
  writeFileSync(path, po.compile({ charset: "utf-8", headers, translations }, { foldLength: 0 }));
}
