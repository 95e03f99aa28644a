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
  return { api: createHttpPlatformApi({ client, site: { code: "de", locale: "de" }, stored }), warn };
}

const messageOf = (error: unknown) => (error as Error).message;

const failures: [string, Reply | "stop", RegExp][] = [
  ["an error status", json(500, { message: "boom" }), /answered 500/],
  ["a refusal", json(404, { message: "no such thing" }), /answered 404/],
  ["HTML instead of JSON", html(200), /something else than JSON/],
  ["JSON that is cut off", { status: 200, body: '{"menu_main": [{"data": [' }, /something else than JSON/],
  ["another shape", json(200, ["menus"]), /expected an object/],
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

test.each(failures)("%s does not replace the last valid answer", async (_name, reply) => {
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

const fieldsOf = (warn: ReturnType<typeof open>["warn"]) =>
  warn.mock.calls.map(([details]) => (details as unknown as { fields?: string }).fields);

test("invalid values are left out, and are logged once as long as they do not change", async () => {
  platform.content.menus.de = { menu_main: [shop, null, { ...shop, url: "javascript:alert(1)" }] };
  const { api, warn } = open();
  await expect
    .poll(async () => {
      expect(await api.fetchMenus(["menu_main"])).toEqual({ menu_main: [shop] });
      return platform.asked.length;
    })
    .toBeGreaterThan(3);
  expect(fieldsOf(warn)).toEqual(["menu_main[1], menu_main[2].url"]);
  platform.content.menus.de = { menu_main: [shop, { ...shop, name: "" }] };
  await expect
    .poll(async () => {
      await api.fetchMenus(["menu_main"]);
      return fieldsOf(warn);
    })
    .toEqual(["menu_main[1], menu_main[2].url", "menu_main[1].name"]);
});

test("an empty configuration does not change the stored configuration", async () => {
  platform.content.siteInfo.de = {};
  const { api, warn } = open();
  expect(await api.fetchSiteInfo()).toEqual({ brand, languages: [] });
  expect(warn).not.toHaveBeenCalled();
});

test("a configuration sets name, logos, addresses and services", async () => {
  platform.content.siteInfo.de = {
    language: [{ code: "de", name: "Deutsch" }],
    title: "Other",
    gtm: "GTM-ABC123",
    clarity: "abc",
    maps: "key",
    chat: "https://chat.example/widget.js",
    cdn_url: "https://cdn.example/",
    cdn_url_proxy: "https://proxy.example",
    logotype_mobile: "/logo.svg",
    social: [{ name: "youtube", src: "https://youtube.example/brand" }],
    social_links: [
      { url: "https://youtube.example/brand" },
      { url: "https://www.instagram.com/brand" },
      { url: "https://forum.example/brand" },
    ],
  };
  expect(await open().api.fetchSiteInfo()).toEqual({
    brand: {
      ...brand,
      name: "Other",
      logo: { desktop: "/logo.svg", mobile: "/logo.svg" },
      cdn: "https://proxy.example",
      services: {
        tagManager: "GTM-ABC123",
        sessionAnalytics: "abc",
        maps: { key: "key" },
        chat: "https://chat.example/widget.js",
      },
      social: [
        { name: "youtube", src: "https://youtube.example/brand" },
        { name: "instagram", src: "https://www.instagram.com/brand" },
      ],
      profiles: ["https://forum.example/brand"],
    },
    languages: [{ code: "de", name: "Deutsch", default: false }],
  });
});

test("a change is reported without a request, a repeated response is not", async () => {
  const log = createLog({ LOG_LEVEL: "silent", APP_VERSION: "test" });
  const client = createPlatformClient({ baseUrl: platform.url, log, times: shortTimes });
  const api = createHttpPlatformApi({ client, site: { code: "de", locale: "de" }, stored });
  await api.fetchMenus(["menu_main"]);
  const onChange = vi.fn<() => void>();
  const stop = client.watch(onChange);
  await expect.poll(() => platform.asked.length).toBeGreaterThan(3);
  expect(onChange).not.toHaveBeenCalled();
  platform.content.menus.de = { menu_main: [{ ...shop, name: "Store" }] };
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  expect(await api.fetchMenus(["menu_main"])).toMatchObject({ menu_main: [{ name: "Store" }] });
  stop();
});

test("the first response after a failure is a change", async () => {
  const log = createLog({ LOG_LEVEL: "silent", APP_VERSION: "test" });
  const client = createPlatformClient({ baseUrl: platform.url, log, times: shortTimes });
  const api = createHttpPlatformApi({ client, site: { code: "de", locale: "de" }, stored });
  const onChange = vi.fn<() => void>();
  const stop = client.watch(onChange);
  platform.reply = json(500, {});
  await expect(api.fetchSiteInfo()).rejects.toThrow(/answered 500/);
  platform.reply = undefined;
  await expect.poll(() => api.fetchSiteInfo().catch(() => undefined)).toBeDefined();
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
});

test.each<[string, unknown, object]>([
  ["under data", { data: { title: "Told", open: false } }, { title: "Told", open: false }],
  ["without an envelope", { text: "Told" }, { text: "Told" }],
  ["in the first element, as menus are", [{ data: [{ title: "Told" }] }], { title: "Told" }],
  ["with invalid fields", { data: { title: 7, text: "", open: "yes" } }, {}],
  ["without fields", { data: {} }, {}],
])("an invitation is read %s, and other fields are those that are stored", async (_name, body, expected) => {
  platform.reply = json(200, body);
  expect(await open().api.fetchInvitation("first")).toEqual({ ...invitation, ...expected });
});

test("an award that is not stored is not requested", async () => {
  expect(await open().api.fetchInvitation("../../users")).toBeUndefined();
  expect(platform.asked).toEqual([]);
});

test("a platform that fails repeatedly gets no requests for a while", async () => {
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

test("every locale and every request has its own response", async () => {
  platform.content.menus.el = { menu_main: [{ ...shop, name: "Κατάστημα" }] };
  const client = createPlatformClient({
    baseUrl: platform.url,
    log: createLog({ LOG_LEVEL: "silent", APP_VERSION: "test" }),
  });
  const [german, greek] = (["de", "el"] as const).map((locale) =>
    createHttpPlatformApi({ client, site: { code: locale, locale }, stored }),
  );
  for (let page = 0; page < 2; page++) {
    expect(await german!.fetchMenus(["menu_main"])).toMatchObject({ menu_main: [{ name: "Shop" }] });
    expect(await greek!.fetchMenus(["menu_main"])).toMatchObject({ menu_main: [{ name: "Κατάστημα" }] });
    expect(await german!.fetchMenus(["menu_footer"])).toEqual({});
  }
  expect(platform.asked).toHaveLength(3);
});
