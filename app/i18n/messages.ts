import { type I18n, type Messages as Catalog, setupI18n } from "@lingui/core";

import { isLeaving, untilStays } from "#app/browser/leaving.ts";
import { markDispensable } from "#app/framework/missing-files.ts";
import { withDigits } from "#app/site/format.ts";
import { type LocaleCode, pseudoLocale, sourceLocale } from "#app/site/markets.ts";

import type { Area } from "./areas.ts";
import { pseudoCatalog } from "./pseudo-text.ts";

/** One chunk per locale and area, loaded on demand. Browsers fetch files instead. */
const catalogs =
  import.meta.env.SSR || import.meta.env.DEV
    ? import.meta.glob<Catalog>("../locales/*/*.po", { import: "messages" })
    : {};

/** URLs by area (`build/message-catalogs.ts`). Empty in development. */
export type CatalogAddresses = Partial<Record<Area, string>>;

export type MessagesState = {
  locale: LocaleCode;
  languageTag: string;
  areas: Area[];
  addresses: CatalogAddresses;
  /** Messages that the site overrides, as JSON, because they are nested arrays of any depth. */
  own?: string;
};

export class Messages {
  readonly i18n: I18n = setupI18n();
  #state: MessagesState | undefined;
  #own: Catalog = {};

  use(
    locale: LocaleCode,
    languageTag: string,
    {
      addresses = {},
      own = {},
    }: { addresses?: CatalogAddresses | undefined; own?: Catalog | undefined } = {},
  ): void {
    this.#state = { locale, languageTag, areas: [], addresses };
    this.#own = own;
    // The language tag instead of the code: `kz` and `rs` have no plural rules.
    this.i18n.loadAndActivate({
      locale: languageTag,
      // Browsers lack Central Kurdish. Arabic with this extension uses the same digits.
      locales: languageTag === "ckb" ? ["ckb", "ar-u-nu-arab"] : [withDigits(languageTag)],
      messages: {},
    });
  }

  /** Loads missing areas. If loading fails, the English source texts are shown. */
  async load(areas: readonly Area[]): Promise<void> {
    const state = this.#state;
    if (!state) throw new Error("Messages.use must be called before Messages.load");
    const missing = areas.filter((area) => !state.areas.includes(area));
    const loaded = await Promise.all(missing.map((area) => loadCatalog(state, area)));
    if (missing.length === 0) return;
    state.areas.push(...missing);
    this.i18n.load(state.languageTag, Object.assign({}, ...loaded, this.#own));
  }

  dehydrate(): MessagesState {
    if (!this.#state) throw new Error("Messages.use must be called before Messages.dehydrate");
    const own = Object.keys(this.#own).length > 0 && { own: JSON.stringify(this.#own) };
    return { ...this.#state, ...own };
  }

  async hydrate({ locale, languageTag, areas, addresses, own }: MessagesState): Promise<void> {
    this.use(locale, languageTag, { addresses, own: own === undefined ? {} : (JSON.parse(own) as Catalog) });
    await this.load(areas);
  }
}

async function loadCatalog(
  { locale, addresses }: Pick<MessagesState, "locale" | "addresses">,
  area: Area,
): Promise<Catalog> {
  try {
    const address = addresses[area];
    if (!import.meta.env.SSR && address) return await fetchCatalog(address);
    return await importCatalog(locale, area);
  } catch (error) {
    if (!import.meta.env.SSR && isLeaving()) {
      await untilStays();
      return loadCatalog({ locale, addresses }, area);
    }
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
