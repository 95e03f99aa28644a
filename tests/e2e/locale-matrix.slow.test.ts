/** The checks of the locale matrix find faults, and accept correct pages. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { comparePictures } from "../matrix/accepted.ts";
import { type Check, type View, takeOut } from "../matrix/check.ts";
import { accessibility } from "../matrix/checks/accessibility.ts";
import { direction, letters, places } from "../matrix/checks/words.ts";
import { english } from "../matrix/checks/english.ts";
import { formats } from "../matrix/checks/formats.ts";
import { glyphs } from "../matrix/checks/glyphs.ts";
import { head } from "../matrix/checks/head.ts";
import { links } from "../matrix/checks/links.ts";
import { messages } from "../matrix/checks/messages.ts";
import { spelling } from "../matrix/checks/spelling.ts";
import { withoutScripts } from "../matrix/checks/without-scripts.ts";
import { readTexts } from "../matrix/page-texts.ts";
import { takePictures } from "../matrix/pictures.ts";
import { openSite } from "../support/browser.ts";
import { runScript } from "../support/process.ts";
import { sites } from "../support/sites.ts";

const { browser } = await openSite();
const siteOf = (code: string) => sites.find((site) => site.code === code)!;

let page: Page;
let plainPage: Page;
beforeAll(async () => {
  page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  plainPage = await browser.newPage({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
  // Every URL responds with the same page, so that the page has a URL and its links lead nowhere else.
  for (const each of [page, plainPage])
    await each.route("**/*", (route) => route.fulfill({ contentType: "text/html", body: shown }));
});
afterAll(async () => {
  await page.close();
  await plainPage.close();
});

let shown = "";

/** Findings of a check for a page with this body, in order. */
async function findingsOf(check: Check, body: string, { code = "bg", htmlLang = "" } = {}) {
  const site = siteOf(code);
  const lang = htmlLang || site.languageTag;
  shown = `<!doctype html><html lang="${lang}" dir="${code === "ar" ? "rtl" : "ltr"}"><meta charset="utf-8"><style>* { margin: 0; font: 16px/1.3 "DejaVu Sans", sans-serif }</style><body>${body}</body></html>`;
  const address = `http://${code}.localhost/faq`;
  await Promise.all([page.goto(address), plainPage.goto(address)]);
  const view: View = {
    site,
    sites,
    route: "/faq",
    page,
    plainPage,
    isFirstWidth: true,
    status: 200,
    texts: await readTexts(page),
    complaints: [],
    englishTexts: new Set(["Ask us anything", "Facet Mini", "Windows, macOS, Linux", "Search"]),
    withoutNames: takeOut(["Facet Mini", "Οδός Αμεθύστου"]),
    unknownWords: (text) => text.split(/[ ,.]+/).filter((word) => word.startsWith("Мишш")),
    statusOf: async (path) => (path === "/gone" ? 404 : 200),
  };
  return (await check(view)).map(({ says, words = "" }) => `${says}: ${words}`);
}

test("untranslated English is reported, names and allowed texts are not", async () => {
  const body = `<p>Ask us anything</p><p>Facet Mini</p><p>Windows, macOS, Linux</p><p lang="en">Ask us anything</p>`;
  expect(await findingsOf(english, body)).toEqual(["the English text: Ask us anything"]);
  expect(await findingsOf(english, `<img src="data:," alt="Ask us anything">`)).toHaveLength(1);
  expect(await findingsOf(english, body, { code: "en" })).toEqual([]);
});

test("words in another script or in two scripts are reported, names are not", async () => {
  const body = "<p>Мишка за игрa</p><p>Πληκτρολόγιο</p><p>Οδός Αμεθύστου 5</p><p>Клавиатура с USB</p>";
  const found = await findingsOf(letters, body);
  expect(found).toHaveLength(2);
  expect(found[0]).toMatch(/Cyrillic and Latin letters in the word "игрa"/);
  expect(found[1]).toMatch(/Greek letters in the word "Πληκτρολόγιο"/);
});

test("words in no dictionary are reported, words of another language and names are not checked", async () => {
  const body = `<p>Мишшка, мишка</p><p lang="en">Мишшка</p><img src="data:," alt="Мишшки">`;
  expect(await findingsOf(spelling, body)).toEqual([
    "in no dictionary: Мишшка: Мишшка, мишка",
    "in no dictionary: Мишшки: Мишшки",
  ]);
});

test("keys, placeholders and tags of messages are reported", async () => {
  const body =
    "<p>validation_file_heic</p><p>Здравей, {name}</p><p>Прочетете <0>това</0></p><p>NaN лв</p><p>Търсене</p>".replaceAll(
      /<(\/?0)>/g,
      "&lt;$1&gt;",
    );
  expect((await findingsOf(messages, body)).map((line) => line.split(": ")[0])).toEqual([
    "the id of a message is shown",
    '"{name}" is left over of a message',
    '"<0>" is left over of a message',
    '"NaN" is left over of a message',
  ]);
});

describe("numbers and dates", () => {
  test.each([
    ["bg", "Обхват 2.4 GHz", ["the number 2.4 is not written as in bg"]],
    ["bg", "Обхват 2,4 GHz, Bluetooth 5.3, USB 3.2", []],
    ["de", "26.000 dpi, 0,1 mm", []],
    ["de", "26,000 Hz", ["the number 26,000 is not written as in de"]],
    ["en", "26,000 dpi, 0.1 mm", []],
    ["en", "0,1 mm", ["the number 0,1 is not written as in en"]],
    ["cs", "Cena 3 790 Kč", []],
    ["cs", "Cena Kč 3 790", ["the price Kč 3 790 is not written as in cs"]],
    ["de", "149,90 €", []],
    ["de", "€ 149,90", ["the price € 149,90 is not written as in de"]],
    ["bg", "Обновено на 2026-03-10", ["the date 2026-03-10 is for computers"]],
    ["pl", "10 March 2026", ["the English month March"]],
    ["de", "4. August 2026", []],
  ])("are checked against the format of %s: %s", async (code, words, wanted) => {
    const found = await findingsOf(formats, `<p>${words}</p>`, { code });
    expect(found).toEqual(wanted.map((line) => expect.stringContaining(line)));
  });

  test("a date in a time element is written in the language of the page", async () => {
    const time = (words: string) => `<time datetime="2026-03-10">${words}</time>`;
    expect(await findingsOf(formats, time("10\u00a0marca\u00a02026"), { code: "pl" })).toEqual([]);
    expect(await findingsOf(formats, time("10.03.2026"), { code: "pl" })).toHaveLength(1);
  });
});

test("a language other than the site's is reported", async () => {
  const found = await findingsOf(head, "", { htmlLang: "en" });
  expect(found).toContainEqual(expect.stringContaining("lang is en instead of bg"));
  expect(found).toContainEqual(expect.stringContaining("canonical is nothing"));
  expect(found).toContainEqual(expect.stringContaining("no hreflang x-default https://ametrin.example/faq"));
});

test("words that overflow their box are reported", async () => {
  const found = await findingsOf(
    places,
    `<div style="width: 60px; overflow: hidden; white-space: nowrap">отрязани думи</div>`,
  );
  expect(found).toContainEqual("cut off: отрязани думи");
});

test("a character without a glyph is reported, others are not", async () => {
  const found = await findingsOf(
    glyphs,
    "<p>Ясни букви, цифри 123 и знаци €&nbsp;№&shy;</p><p>Празно \u{10fff0} тук \u{378}</p>",
  );
  expect(found.map((line) => /\((.*)\)/.exec(line)?.[1])).toEqual(["U+10FFF0, U+0378"]);
});

test("a dead link and a missing anchor are reported", async () => {
  const body = `<a href="/gone">Изчезнал</a><a href="/about">За нас</a><a href="#part">Част</a><a href="#here">Тук</a><p id="here">Тук</p><a href="https://other.example/gone">Друг</a>`;
  expect(await findingsOf(links, body)).toEqual([
    "the link /gone answers 404: Изчезнал",
    "leads to a part that is not on the page: Част",
  ]);
});

test("content that requires a script is reported", async () => {
  const body = `<main><h1>Заглавие</h1><script>document.querySelector("main").append(Object.assign(document.createElement("p"), { textContent: "по-късно" }))</script></main>`;
  expect(await findingsOf(withoutScripts, body)).toEqual(["not there without JavaScript: по-късно"]);
});

test("a picture without an alternative text is reported", async () => {
  const found = await findingsOf(
    accessibility,
    `<main><h1>Заглавие</h1><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="9" height="9"></main>`,
  );
  expect(found).toContainEqual(expect.stringMatching(/^image-alt/));
});

test("a right-to-left page that is not mirrored is reported", async () => {
  const heading = (style: string) =>
    `<header><a href="/" style="position: absolute; ${style}: 0"><svg width="40" height="20"></svg></a></header><main style="padding-top: 30px"><h1 style="text-align: ${style}">عنوان</h1></main>`;
  expect(await findingsOf(direction, heading("left"), { code: "ar" })).toEqual([
    "the heading does not begin at the right: ",
    "the logo is not at the right: ",
  ]);
  expect(await findingsOf(direction, heading("right"), { code: "ar" })).toEqual([]);
});

test("a page that looks different is reported", async () => {
  const picture = async (body: string) => {
    await findingsOf(places, body);
    return (await takePictures(page, true)).large!;
  };
  const before = await picture("<p>Преди</p>");
  expect(await comparePictures(before, await picture("<p>Преди</p>"))).toBeUndefined();
  const change = await comparePictures(
    before,
    await picture(`<p>Преди</p><div style="height: 40px; background: #c00"></div>`),
  );
  expect(change!.share).toBeGreaterThan(0.04);
});

test("a single cell is checked, and its report needs no other files", { timeout: 240_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "site-matrix-report-"));
  const { code, output } = await runScript(
    [
      ..."tests/matrix/run.ts --browser chromium --site bg --route /faq --width 360".split(" "),
      ...`--baseline ${join(folder, "baseline")} --report ${folder}`.split(" "),
    ],
    { CHROMIUM: process.env.CHROMIUM, HOME: process.env.HOME },
  );
  expect(output).toMatch(/1 cells green, 0 failing, \d+ s\n$/);
  expect(code).toBe(0);
  await page.unrouteAll();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(pathToFileURL(join(folder, "report.html")).href);
  expect(requests.filter((url) => !/^(?:data|file):/.test(url))).toEqual([]);
  const cell = page.locator('figure[data-cell="chromium bg /faq 360"]');
  expect(await cell.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(150);
  expect(await cell.getByText("chromium 360 ✓").isVisible()).toBe(true);
  const address = await cell.getByRole("link", { name: "chromium 360" }).getAttribute("href");
  expect(address).toBe("http://bg.localhost:3000/faq");
  await cell.locator("img").click();
  const large = page.getByRole("dialog", { name: "Picture" }).locator("img");
  await expect
    .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  await page.keyboard.press("Escape");
  await page.getByLabel("Failing only").check();
  expect(await cell.isVisible()).toBe(false);
  rmSync(folder, { recursive: true });
});
