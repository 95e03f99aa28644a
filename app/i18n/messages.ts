import { type I18n, type Messages as Catalog, setupI18n } from "@lingui/core";

import { markDispensable } from "#app/browser/dispensable-imports.ts";
import { type LocaleCode, pseudoLocale, sourceLocale } from "#app/site/markets.ts";

import type { Area } from "./areas.ts";
import { pseudoCatalog } from "./pseudo-text.ts";

/** One chunk for each locale and area; only those that a page shows are loaded. Browsers ask for files instead. */
const catalogs =
  import.meta.env.SSR || import.meta.env.DEV
    ? import.meta.glob<Catalog>("../locales/*/*.po", { import: "messages" })
    : {};

/** Where browsers find the catalogs of a locale (`build/message-catalogs.ts`). None in development. */
export type CatalogAddresses = Partial<Record<Area, string>>;

export type MessagesState = {
  locale: LocaleCode;
  languageTag: string;
  areas: Area[];
  addresses: CatalogAddresses;
};

/**
 * The messages of one request, or of one browser tab. The server says which locale and areas the
 * page was drawn with; the browser loads exactly these and detects nothing itself.
 */
export class Messages {
  readonly i18n: I18n = setupI18n();
  #state: MessagesState | undefined;

  /** Must come before the first `load`. */
  use(locale: LocaleCode, languageTag: string, addresses: CatalogAddresses = {}): void {
    this.#state = { locale, languageTag, areas: [], addresses };
    // The tag, not the code: `kz` and `rs` are no languages and have no plural rules.
    this.i18n.loadAndActivate({
      locale: languageTag,
      // Browsers know no Central Kurdish; Arabic writes its figures, if it is told to.
      locales: languageTag === "ckb" ? ["ckb", "ar-u-nu-arab"] : [languageTag],
      messages: {},
    });
  }

  /** Loads what is missing. An area that cannot be loaded shows its English source texts. */
  async load(areas: readonly Area[]): Promise<void> {
    const state = this.#state;
    if (!state) throw new Error("Messages.use must be called before Messages.load");
    const missing = areas.filter((area) => !state.areas.includes(area));
    const loaded = await Promise.all(missing.map((area) => loadCatalog(state, area)));
    if (missing.length === 0) return;
    state.areas.push(...missing);
    this.i18n.load(state.languageTag, Object.assign({}, ...loaded));
  }

  dehydrate(): MessagesState {
    if (!this.#state) throw new Error("Messages.use must be called before Messages.dehydrate");
    return this.#state;
  }

  async hydrate({ locale, languageTag, areas, addresses }: MessagesState): Promise<void> {
    this.use(locale, languageTag, addresses);
    await this.load(areas);
  }
}

async function loadCatalog({ locale, addresses }: MessagesState, area: Area): Promise<Catalog> {
  try {
    const address = addresses[area];
    if (!import.meta.env.SSR && address) return await fetchCatalog(address);
    return await importCatalog(locale, area);
  } catch (error) {
    markDispensable(error);
    console.error(`The ${area} messages of ${locale} could not be loaded`, error);
    return {};
  }
}

async function importCatalog(locale: LocaleCode, area: Area): Promise<Catalog> {
  if (!import.meta.env.SSR && !import.meta.env.DEV) return {};
  const isPseudo = locale === pseudoLocale;
  const catalog = await catalogs[`../locales/${isPseudo ? sourceLocale : locale}/${area}.po`]?.();
  return isPseudo ? pseudoCatalog(catalog ?? {}) : (catalog ?? {});
}

async function fetchCatalog(address: string): Promise<Catalog> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  const { messages } = (await response.json()) as { messages: Catalog };
  return messages;
}
