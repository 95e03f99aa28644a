import type { LocaleCode } from "#app/site/markets.ts";

import type { Content, LocalizedContent } from "./localize-content.ts";
import type { ImportMemory } from "./import-memory.ts";
import type { Translate } from "./translatable.ts";
import type { RowWriter } from "./write-rows.repo.server.ts";

/** What the parts of an import share. */
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
  /** All but the products: there may be too many of them to keep every language in memory at once. */
  localized: Omit<LocalizedContent, "products">;
};
