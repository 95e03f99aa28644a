import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { catalogPath, readContentFiles } from "#app/server/data/import/content-files.server.ts";
import type { Content } from "#app/server/data/import/localize-content.ts";
import { projectRoot } from "#app/server/ops/project-root.server.ts";

import { collectNotedMessages } from "../i18n/languages.ts";
import { writeCatalog } from "../i18n/write-catalog.ts";
import { filesOf } from "./files.ts";
import type { NewBrand } from "./options.ts";
import { productNames } from "./pages.ts";
import { translationsOf } from "./texts.ts";

export async function writeBrand(folder: string, brand: NewBrand): Promise<void> {
  for (const [path, text] of Object.entries(await filesOf(brand))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  writeTranslations(folder, brand);
}

/** Languages without starter translations get untranslated texts. */
function writeTranslations(folder: string, { name, sites }: NewBrand) {
  const content = readContentFiles(projectRoot, folder) as Content;
  const messages = collectNotedMessages(content, folder);
  const sets = productNames.map((product) => ({ name, product }));
  mkdirSync(join(folder, "locales"), { recursive: true });
  for (const locale of new Set(sites.map((site) => site.locale).filter((code) => code !== "en"))) {
    const translations = translationsOf(locale, sets);
    const entries = messages.flatMap((message) => {
      // Page bodies begin and end with line breaks, which the translation preserves.
      const source = message.source.trim();
      // Names are the same in every language.
      const isName = message.role === "name" || source === name;
      const words = translations.get(source) ?? (isName ? source : undefined);
      if (words === undefined) return [];
      const translation = message.source.replace(source, () => words);
      return [{ ...message, translation, file: "", line: 0 }];
    });
    writeCatalog(catalogPath(folder, locale), locale, messages, entries);
  }
}
