/** Emits one file per area and locale for browsers and provides their URLs to the server. */
import { createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import type { Messages } from "@lingui/core";
import type { Plugin } from "vite";

import { pseudoCatalog } from "../app/i18n/pseudo-text.ts";
import { projectRoot } from "../app/server/ops/project-root.server.ts";
import { pseudoLocale } from "../app/site/markets.ts";
import { assetAddress } from "./compressed-assets.ts";

const name = "virtual:message-catalogs";

type CatalogFile = { locale: string; area: string; address: string; source: string };

export const messageCatalogs = (): Plugin => ({
  name: "message-catalogs",
  async buildStart() {
    const { name: environment, mode } = this.environment;
    if (environment !== "client" || mode !== "build") return;
    for (const { address, source } of await compileAll())
      this.emitFile({ type: "asset", fileName: address.slice(1), source });
  },
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  async load(id) {
    if (id !== `\0${name}`) return undefined;
    const addresses: Record<string, Record<string, string>> = {};
    const { name: environment, mode } = this.environment;
    if (environment !== "client" && mode === "build")
      for (const { locale, area, address } of await compileAll()) (addresses[locale] ??= {})[area] = address;
    return `export default ${JSON.stringify(addresses)};`;
  },
});

const isForBrowsers = (area: string) => area !== "mail";

async function compileAll(): Promise<CatalogFile[]> {
  const config = getConfig({ cwd: projectRoot });
  const { locales, fallbackLocales, sourceLocale } = config;
  const files: CatalogFile[] = [];
  for (const catalog of await getCatalogs(config)) {
    const area = catalog.path.split("/").at(-1)!;
    if (!isForBrowsers(area)) continue;
    for (const locale of locales) {
      const { messages } = await catalog.getTranslations(locale, { fallbackLocales, sourceLocale });
      const { source, errors } = createCompiledCatalog(locale, messages, { namespace: "json" });
      if (errors.length > 0) throw new Error(`${locale}/${area}: ${errors[0]!.error.message}`);
      files.push(fileOf(locale, area, source));
      if (locale === sourceLocale) files.push(fileOf(pseudoLocale, area, pseudoSource(source)));
    }
  }
  return files;
}

const fileOf = (locale: string, area: string, source: string): CatalogFile => ({
  locale,
  area,
  address: assetAddress(`messages-${locale}-${area}`, "json", source),
  source,
});

const pseudoSource = (source: string) =>
  JSON.stringify({ messages: pseudoCatalog((JSON.parse(source) as { messages: Messages }).messages) });
