/** Failures; tests/integration/platform-contract.test.ts covers the contract. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { html, json, type Reply } from "#tests/support/fake-server.ts";
import { type FakePlatform, startPlatform } from "#tests/support/platform.ts";

import { createLog } from "../../ops/log.server.ts";
import { createHttpPlatformApi } from "./http-platform-api.server.ts";
import type { PlatformApi } from "./platform-api.ts";
import { createPlatformClient } from "./platform-client.server.ts";

const shop = { id: "shop", name: "Shop", url: "/shop" };
const languages = [{ code: "de", name: "Deutsch", default: true }];
const brand = {
  name: "Brand",
  tagline: "Tagline",
  copyright: "© Brand",
  icon: "icon.svg",
  shareImage: { src: "share.webp", alt: "" },
  social: [],
};
const invitation = {
  name: "Award",
  title: "Stored title",
  text: "Stored text",
  email: "award@brand.example",
  open: true,
};
const stored: PlatformApi = {
  fetchMenus: async () => ({}),
  fetchSiteInfo: async () => ({ brand, languages: [] }),
  fetchInvitation: async (award) => (award === "first" ? invitation : undefined),
};

let platform: FakePlatform;
beforeEach(async () => {
  platform = await startPlatform({
    menus: { de: { menu_main: [shop] } },
    siteInfo: { de: { languages } },
    invitations: { de: { first: { title: "Told title" } } },
  });
});
afterEach(() => platform.stop());

/** Milliseconds. With `freshFor: 0` every call is a new request. */
const shortTimes = { patience: 150, timeout: 400, freshFor: 0, rest: 300 };

function open(times = shortTimes) {
  const log = createLog({ LOG_LEVEL: "silent", APP_VERSION: "test" });
  const warn = vi.spyOn(log, "warn");
  const client = createPlatformClient({ baseUrl: platform.url, log, times });
  return { api: createHttpPlatformApi({ client, locale: "de", stored }), warn };
}

const messageOf = (error: unknown) => (error as Error).message;

const failures: [string, Reply | "stop", RegExp][] = [
  ["an error status", json(500, { message: "boom" }), /answered 500/],
  ["a refusal", json(404, { message: "no such thing" }), /answered 404/],
  ["HTML instead of JSON", html(200), /something else than JSON/],
  ["JSON that is cut off", { status: 200, body: '{"menu_main": [{"data": [' }, /something else than JSON/],
  ["another shape", json(200, ["menus"]), /wants an object/],
  ["a redirect", { status: 302, body: "", headers: { location: "/v2/login" } }, /fetch failed/],
  ["an answer without end", { status: 200, body: " ".repeat(600 * 1024) }, /more than 524288 bytes/],
  ["no answer", "hang", /Not waited for longer than 150 ms/],
  ["a broken connection", "reset", /fetch failed/],
  ["a refused connection", "stop", /fetch failed/],
];

test.each(failures)("%s is a failure, not an answer", async (_name, reply, message) => {
  const { api } = open();
  if (reply === "stop") await platform.stop();
  else platform.reply = reply;
  await expect(api.fetchMenus(["menu_main"])).rejects.toThrow(message);
  if (reply === "stop") await platform.start();
});

test.each(failures)("%s leaves the last good answer in place", async (_name, reply) => {
  const { api, warn } = open();
  expect(await api.fetchMenus(["menu_main"])).toEqual({ menu_main: [shop] });
  if (reply === "stop") await platform.stop();
  else platform.reply = reply;
  for (let page = 0; page < 3; page++) {
    const started = performance.now();
    expect(await api.fetchMenus(["menu_main"])).toEqual({ menu_main: [shop] });
    expect(performance.now() - started).toBeLessThan(100);
  }
  await expect.poll(() => warn.mock.calls.length).toBeGreaterThan(0);
  expect(await api.fetchMenus(["menu_main"])).toEqual({ menu_main: [shop] });
  if (reply === "stop") await platform.start();
});

test("menus that are not there are missing, entries that do not fit are left out", async () => {
  platform.content.menus.de = {
    menu_main: [
      shop,
      null,
      "Shop",
      { id: "evil", name: "Evil", url: "javascript:alert(1)" },
      { id: "long", name: "x".repeat(61), url: "/long" },
      { id: 7, name: " About ", url: "/about", children: [{ id: "team", name: "Team" }, shop] },
    ],
    menu_header_1: [{ name: "Klingon", badge_text: "tlh", url: "tlh.example" }],
  };
  expect(await open().api.fetchMenus(["menu_main", "menu_footer", "menu_header_1"])).toEqual({
    menu_main: [shop, { id: "7", name: "About", url: "/about", children: [shop] }],
    menu_header_1: [],
  });
});

test("of a configuration only what fits is applied", async () => {
  platform.content.siteInfo.de = {
    languages: [...languages, { code: "tlh", name: "Klingon" }, null],
    gtm: "GTM-ABC123",
    clarity: "<script>",
    maps: { key: "key" },
    cdn_url: "http://cdn.example",
    social: [{ name: "youtube", src: "https://youtube.example/brand" }, { name: "myspace" }],
    copyright: 2026,
  };
  expect(await open().api.fetchSiteInfo()).toEqual({
    brand: {
      ...brand,
      services: { tagManager: "GTM-ABC123", maps: { key: "key" } },
      social: [{ name: "youtube", src: "https://youtube.example/brand" }],
    },
    languages,
  });
});

test.each<[string, unknown, object]>([
  ["under data", { data: { title: "Told", open: false } }, { title: "Told", open: false }],
  ["without an envelope", { text: "Told" }, { text: "Told" }],
  ["in the first element, as menus are", [{ data: [{ title: "Told" }] }], { title: "Told" }],
  ["with fields that do not fit", { data: { title: 7, text: "", open: "yes" } }, {}],
  ["with nothing in it", { data: {} }, {}],
])("an invitation is read %s; the rest stays as it is stored", async (_name, body, expected) => {
  platform.reply = json(200, body);
  expect(await open().api.fetchInvitation("first")).toEqual({ ...invitation, ...expected });
});

test("an award that is not stored is not requested", async () => {
  expect(await open().api.fetchInvitation("../../users")).toBeUndefined();
  expect(platform.asked).toEqual([]);
});

test("a platform that fails again and again is left alone, and called again after a while", async () => {
  const { api } = open();
  platform.reply = json(503, {});
  const request = () => api.fetchMenus(["menu_main"]).catch(messageOf);
  await expect.poll(request).toMatch(/left alone/);
  expect(platform.asked).toHaveLength(5);
  platform.reply = undefined;
  expect(await request()).toMatch(/left alone|longer than 0 ms/);
  expect(platform.asked).toHaveLength(5);
  await expect.poll(request, { timeout: 2_000 }).toEqual({ menu_main: [shop] });
});

test("every locale and every question has an answer of its own", async () => {
  platform.content.menus.el = { menu_main: [{ ...shop, name: "Κατάστημα" }] };
  const client = createPlatformClient({
    baseUrl: platform.url,
    log: createLog({ LOG_LEVEL: "silent", APP_VERSION: "test" }),
  });
  const [german, greek] = (["de", "el"] as const).map((locale) =>
    createHttpPlatformApi({ client, locale, stored }),
  );
  for (let page = 0; page < 2; page++) {
    expect(await german!.fetchMenus(["menu_main"])).toMatchObject({ menu_main: [{ name: "Shop" }] });
    expect(await greek!.fetchMenus(["menu_main"])).toMatchObject({ menu_main: [{ name: "Κατάστημα" }] });
    expect(await german!.fetchMenus(["menu_footer"])).toEqual({});
  }
  expect(platform.asked).toHaveLength(3);
});
