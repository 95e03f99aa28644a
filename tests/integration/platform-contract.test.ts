/**
 * The contract of every platform API, both of the own database and of a server. Network failures are tested in
 * `app/server/outbound/platform/http-platform-api.test.ts`.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import type { DatabaseHandle } from "#app/server/data/database/client.server.ts";
import { award, brand, menu, site } from "#app/server/data/database/schema.ts";
import { createLog } from "#app/server/ops/log.server.ts";
import { createDatabasePlatformApi } from "#app/server/outbound/platform/database-platform-api.repo.server.ts";
import { createHttpPlatformApi } from "#app/server/outbound/platform/http-platform-api.server.ts";
import type { PlatformApi } from "#app/server/outbound/platform/platform-api.ts";
import { createPlatformClient } from "#app/server/outbound/platform/platform-client.server.ts";
import type { LocaleCode } from "#app/site/markets.ts";
import type { MenuItem } from "#app/site/site.ts";
import { createTestDatabase, databaseAvailable, type TestDatabase } from "#tests/support/database.ts";
import { startPlatform } from "#tests/support/platform.ts";

const main: MenuItem[] = [
  { id: "products", name: "Produkte", url: "/category" },
  {
    id: "help",
    name: "Hilfe",
    url: "/help",
    children: [{ id: "manuals", name: "Anleitungen", url: "/drivers-and-manuals" }],
  },
  { id: "shop", name: "Laden", url: "https://shop.example/de" },
];
const copyright: MenuItem[] = [{ id: "privacy", name: "Datenschutz", url: "/privacy-policy" }];
const languages = [
  { code: "en", name: "English", default: true },
  { code: "de", name: "Deutsch", default: false },
  { code: "el", name: "Ελληνικά", default: false },
] as const;
const domains: MenuItem[] = languages.map(({ code, name }) => ({
  id: code,
  name,
  url: `https://${code}.brand.example`,
}));
const social = [{ name: "youtube" as const, src: "https://youtube.example/brand" }];
const usual = {
  name: "Brand",
  tagline: "Tagline",
  copyright: "© {year} Brand",
  icon: "icon.svg",
  shareImage: { src: "share.webp", alt: "" },
  social: [],
};
const firstCut = { name: "Erster Schliff", email: "award@brand.example" };
const words = { title: "Zeigen Sie es uns", text: "Einmal im Jahr laden wir ein." };
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A platform with the German menus, configuration and awards above. */
type World = { api: (locale: LocaleCode) => PlatformApi; close: () => Promise<void> };

async function storeCommon({ db }: DatabaseHandle) {
  await db.insert(site).values(
    languages.map(({ code, name, default: isDefault }, position) => ({
      code,
      locale: code,
      languageTag: code,
      name,
      currency: "EUR",
      priceList: "EUR",
      theme: "default" as const,
      greece: false,
      isDefault,
      position,
    })),
  );
}

/** All data is stored. */
async function databaseWorld(handle: DatabaseHandle): Promise<World> {
  const { db } = handle;
  await storeCommon(handle);
  await db.insert(menu).values([
    { key: "menu_main", locale: "de", items: main },
    { key: "menu_footer_2", locale: "de", items: copyright },
    { key: "menu_header_1", locale: "de", items: domains },
    { key: "menu_main", locale: "el", items: [] },
  ]);
  await db.insert(brand).values([
    { locale: "de", data: { ...usual, social, copyright: "© {year} Brand, Berlin" } },
    { locale: "el", data: usual },
  ]);
  const stored = { ...firstCut, ...words, locale: "de" } as const;
  await db.insert(award).values([
    { ...stored, slug: "endless" },
    { ...stored, slug: "until-tomorrow", closes: day(1) },
    { ...stored, slug: "until-yesterday", closes: day(-1) },
  ]);
  return {
    api: (locale) => createDatabasePlatformApi(db, { code: locale, locale }),
    close: async () => undefined,
  };
}

/** Stores the fields that the specification does not give to a platform, and other values for those that it does. */
async function networkWorld(handle: DatabaseHandle): Promise<World> {
  const { db } = handle;
  await storeCommon(handle);
  await db.insert(brand).values([
    { locale: "de", data: usual },
    { locale: "el", data: usual },
  ]);
  const stored = { ...firstCut, title: "Stored", text: "Stored", locale: "de" } as const;
  await db.insert(award).values([
    { ...stored, slug: "endless" },
    { ...stored, slug: "until-tomorrow" },
    { ...stored, slug: "until-yesterday" },
  ]);
  const items = domains.map(({ id, name, url }) => ({ name, badge_text: id, url }));
  const platform = await startPlatform({
    menus: {
      de: { menu_main: main, menu_footer_2: copyright, menu_header_1: items },
      el: { menu_main: [] },
    },
    siteInfo: {
      de: { languages, social, copyright: "© {year} Brand, Berlin" },
      el: { languages },
    },
    invitations: {
      de: {
        endless: words,
        "until-tomorrow": { ...words, open: true },
        "until-yesterday": { ...words, open: false },
      },
    },
  });
  const log = createLog({ LOG_LEVEL: "silent", APP_VERSION: "test" });
  const client = createPlatformClient({ baseUrl: platform.url, log, times: { patience: 5_000 } });
  return {
    api: (locale) => {
      const key = { code: locale, locale };
      return createHttpPlatformApi({ client, site: key, stored: createDatabasePlatformApi(db, key) });
    },
    close: platform.stop,
  };
}

describe.skipIf(!databaseAvailable).each([
  ["the own database", databaseWorld],
  ["the network", networkWorld],
] as const)("a platform API from %s", (_name, openWorld) => {
  let testDatabase: TestDatabase;
  let handle: DatabaseHandle;
  let world: World;
  let api: PlatformApi;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    handle = await testDatabase.open();
    world = await openWorld(handle);
  });
  beforeEach(() => {
    api = world.api("de");
  });
  afterAll(async () => {
    await world?.close();
    await handle?.close();
    await testDatabase?.remove();
  });

  test("answers menus by their keys, with nested items in their order", async () => {
    expect(await api.fetchMenus(["menu_main", "menu_footer_2"])).toEqual({
      menu_main: main,
      menu_footer_2: copyright,
    });
    expect(await api.fetchMenus(["menu_footer_2"])).toEqual({ menu_footer_2: copyright });
  });

  test("answers languages as items whose id is the locale and whose url is its domain", async () => {
    expect(await api.fetchMenus(["menu_header_1"])).toEqual({ menu_header_1: domains });
  });

  test("omits a missing menu, but not an empty menu", async () => {
    expect(await api.fetchMenus(["menu_footer"])).toEqual({});
    expect(await world.api("el").fetchMenus(["menu_main", "menu_footer"])).toEqual({ menu_main: [] });
  });

  test("answers the configuration of a locale with its languages and brand", async () => {
    expect(await api.fetchSiteInfo()).toEqual({
      brand: { ...usual, social, copyright: "© {year} Brand, Berlin" },
      languages,
    });
    expect(await world.api("el").fetchSiteInfo()).toEqual({ brand: usual, languages });
  });

  test("fails if it has no configuration, instead of returning that of another site", async () => {
    await expect(world.api("hu").fetchSiteInfo()).rejects.toThrow(Error);
  });

  test.each([
    ["endless", true],
    ["until-tomorrow", true],
    ["until-yesterday", false],
  ])("answers the texts of an award, and whether it can be requested: %s, %s", async (slug, open) => {
    expect(await api.fetchInvitation(slug)).toEqual({ ...firstCut, ...words, open });
  });

  test("has no invitation for an award that is missing, also if only in this locale", async () => {
    expect(await api.fetchInvitation("second-cut")).toBeUndefined();
    expect(await world.api("el").fetchInvitation("endless")).toBeUndefined();
  });
});
