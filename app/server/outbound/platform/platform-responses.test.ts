import { expect, test } from "vitest";

import { readMenusResponse, readSiteInfoResponse } from "./platform-responses.schema.ts";

const shop = { id: "shop", name: "Shop", url: "/shop" };

function collect<Result>(read: (drop: (field: string) => void) => Result) {
  const dropped: string[] = [];
  const result = read((field) => dropped.push(field));
  return { result, dropped };
}
const menusOf = (response: Record<string, unknown>) =>
  collect((drop) => readMenusResponse(response, ["menu_main", "menu_footer_2", "menu_header_1"], drop));
const siteInfoOf = (data: unknown) => collect((drop) => readSiteInfoResponse({ data }, drop));
const given = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

test("missing menus are left out, and invalid entries are left out and reported", () => {
  const { result, dropped } = menusOf({
    menu_main: [
      {
        data: [
          shop,
          null,
          "Shop",
          { id: "evil", name: "Evil", url: "javascript:alert(1)" },
          { id: "long", name: "x".repeat(61), url: "/long" },
          { id: 7, name: " About ", url: "/about", children: [{ id: "team", name: "Team" }, shop] },
        ],
      },
    ],
    menu_header_1: [
      {
        data: [
          { name: "Klingon", badge_text: "t l h", url: "tlh.example" },
          { name: "Deutsch", badge_text: "de", url: "Brand.example/" },
          { name: "English", badge_text: "en", url: "javascript:alert(1)" },
        ],
      },
    ],
  });
  expect(result).toEqual({
    menu_main: [shop, { id: "7", name: "About", url: "/about", children: [shop] }],
    menu_header_1: [{ id: "de", name: "Deutsch", url: "https://brand.example" }],
  });
  expect(dropped).toEqual([
    "menu_main[1]",
    "menu_main[2]",
    "menu_main[3].url",
    "menu_main[4].name",
    "menu_main[5].children[0].url",
    "menu_header_1[0].badge_text",
    "menu_header_1[2].url",
  ]);
});

test("entries of a menu need no id", () => {
  const entries = [
    { name: "Privacy", url: "/privacy-policy" },
    { name: "Terms", url: "/terms" },
  ];
  const { result, dropped } = menusOf({ menu_footer_2: [{ data: entries }] });
  expect(result.menu_footer_2).toMatchObject(entries);
  expect(new Set(result.menu_footer_2!.map(({ id }) => id)).size).toBe(2);
  expect(dropped).toEqual([]);
});

test.each([["Shop"], [[]], [["Shop"]], [{ data: [shop] }], [[{ data: {} }]]])(
  "the invalid menu %j does not change the other menus",
  (menu) => {
    const { result, dropped } = menusOf({ menu_main: menu, menu_footer_2: [{ data: [shop] }] });
    expect(result).toEqual({ menu_footer_2: [shop] });
    expect(dropped).toEqual(["menu_main"]);
  },
);

test.each<[field: string, value: unknown, dropped: string]>([
  ["title", "", "title"],
  ["title", 7, "title"],
  ["gtm", "UA-1", "gtm"],
  ["clarity", "<script>", "clarity"],
  ["maps", { key: "key", script: "http://maps.example/js" }, "maps.script"],
  ["maps", "a key", "maps"],
  ["chat", "http://chat.example/widget.js", "chat"],
  ["cdn_url", "http://cdn.example", "cdn_url"],
  ["cdn_url_proxy", "https://cdn.example/; script-src *", "cdn_url_proxy"],
  ["logotype_desktop", "javascript:alert(1)", "logotype_desktop"],
  ["logotype_desktop", "//logos.example/a.svg", "logotype_desktop"],
  ["logotype_mobile", '/logo.svg"onload="x', "logotype_mobile"],
  ["social", [{ name: "myspace", src: "https://myspace.example" }], "social[0].name"],
  ["social_links", "https://youtube.example/brand", "social_links"],
  ["social_links", [{ url: "/brand" }], "social_links[0].url"],
  ["languages", [{ code: "t l h", name: "Klingon" }], "languages[0].code"],
  ["language", [null], "language[0]"],
  ["default_language", "t l h", "default_language"],
  ["sites", ["https://"], "sites[0]"],
  ["sites", [{ code: "de" }], "sites[0]"],
  ["greece", "yes", "greece"],
  ["copyright", 2026, "copyright"],
])("the field %s of a configuration with the value %j is left out and reported", (field, value, name) => {
  const { result, dropped } = siteInfoOf({
    [field]: value,
    gtm: "GTM-ABC123",
    ...(field === "gtm" && { gtm: value }),
  });
  expect(dropped).toEqual([name]);
  const { languages, sites, social, socialLinks, gtm, ...rest } = result;
  expect(gtm).toBe(field === "gtm" ? undefined : "GTM-ABC123");
  expect([languages, sites, social, socialLinks].map((list) => list?.length ?? 0)).toEqual([0, 0, 0, 0]);
  expect(given(rest)).toEqual({});
});

test("a field that is null is missing", () => {
  const nulls = { title: null, languages: null, social: null, maps: null, greece: null, cdn_url: null };
  const { result, dropped } = siteInfoOf(nulls);
  expect(given(result)).toEqual({});
  expect(dropped).toEqual([]);
});

test("domains are read as text or with the code of their site, with or without https", () => {
  const { result } = siteInfoOf({
    sites: ["Brand.example", { code: "el", url: "https://brand.gr.example/" }, "http://de.localhost:3000"],
    languages: [{ code: "de", name: "Deutsch", default: true }],
  });
  expect(result.sites).toEqual([
    { origin: "https://brand.example" },
    { code: "el", origin: "https://brand.gr.example" },
    { origin: "http://de.localhost:3000" },
  ]);
  expect(result.defaultLanguage).toBe("de");
});
