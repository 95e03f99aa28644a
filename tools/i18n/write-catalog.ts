import { writeFileSync } from "node:fs";

import { type GetTextTranslation, po } from "gettext-parser";

import type { Message } from "#app/server/data/import/translatable.ts";
import {
  type CatalogEntry,
  createTranslate,
  type FormerText,
} from "#app/server/data/import/catalogs/catalog-file.server.ts";

/** Preserves existing translations; new messages are untranslated. */
export function writeCatalog(
  path: string,
  locale: string,
  messages: readonly Message[],
  entries: readonly CatalogEntry[],
) {
  writeFileSync(path, composeCatalog(locale, messages, entries));
}

/**
 * If the English text has changed, the translation stays as gettext's `fuzzy` entry with the previous text in `#|
 * msgid`. It counts as untranslated until a translator removes the flag.
 */
export function composeCatalog(
  locale: string,
  messages: readonly Message[],
  entries: readonly CatalogEntry[],
): Buffer {
  const translate = createTranslate(entries);
  const translated = new Set(entries.filter(({ translation }) => translation).map(({ source }) => source));
  const formerAt = formerTexts(messages, entries);
  const translations: Record<string, Record<string, GetTextTranslation>> = {};
  for (const message of messages) {
    const done = translated.has(message.source);
    const former = done ? undefined : formerAt.get(message.context);
    translations[message.context] = {
      [message.source]: {
        msgctxt: message.context,
        msgid: message.source,
        msgstr: [done ? translate(message) : (former?.translation ?? "")],
        comments: {
          reference: "",
          translator: "",
          extracted: [message.role, message.note].filter(Boolean).join("\n"),
          flag: former ? "fuzzy" : "",
          previous: former ? `msgid ${JSON.stringify(former.source)}` : "",
        },
      },
    };
  }
  const headers = { Language: locale, "Content-Type": "text/plain; charset=UTF-8", "MIME-Version": "1.0" };
  return po.compile({ charset: "utf-8", headers, translations }, { foldLength: 0 });
}

/** Previous texts by position. Moved texts are excluded, because their translation is preserved. */
function formerTexts(
  messages: readonly Message[],
  entries: readonly CatalogEntry[],
): Map<string, FormerText> {
  const current = new Set(messages.map(keyInEntry));
  const former = new Map<string, FormerText>();
  for (const { context, source, translation, former: hint } of entries) {
    if (translation && !current.has(keyInEntry({ context, source })))
      former.set(context, { source, translation });
    else if (!translation && hint) former.set(context, hint);
  }
  return former;
}

const keyInEntry = ({ context, source }: Message) => `${context.split(":", 1)[0]}\u0004${source}`;
