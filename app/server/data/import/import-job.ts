import type { Content, LocalizedContent } from "./localize-content.ts";
import type { ImportMemory } from "./import-memory.ts";
import type { SiteWords } from "./site-overrides.ts";
import type { Versions } from "./site-versions.ts";
import type { Translate } from "./translatable.ts";
import type { RowWriter } from "./write-rows.repo.server.ts";

export type ImportJob = {
  content: Content;
  mediaFolder: string;
  writer: RowWriter;
  memory?: ImportMemory | undefined;
  locales: LocaleJob[];
};

/** Excludes products, which may not fit into memory in all languages. */
type Texts = Omit<LocalizedContent, "products">;

export type LocaleJob = Omit<Versions<Texts>, "versions"> & {
  /** Tag of its first site. */
  languageTag: string;
  translate: Translate;
  versions: readonly { site: string; words: SiteWords; localized: Texts }[];
};
