import type { LocaleCode } from "#app/site/markets.ts";

import type { Content, LocalizedContent } from "./localize-content.ts";
import type { ImportMemory } from "./import-memory.ts";
import type { Translate } from "./translatable.ts";
import type { RowWriter } from "./write-rows.repo.server.ts";

export type ImportJob = {
  content: Content;
  mediaFolder: string;
  writer: RowWriter;
  memory?: ImportMemory | undefined;
  locales: LocaleJob[];
};

export type LocaleJob = {
  locale: LocaleCode;
  languageTag: string;
  translate: Translate;
  /** Without products, which may not fit into memory in all languages. */
  localized: Omit<LocalizedContent, "products">;
};
