/** The Arabic site of the demo content. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { printedCatalogPath } from "#app/site/pages.ts";

import { openSite, visit } from "../support/browser.ts";
import { walked } from "../support/paths.ts";
import { misdirected } from "../support/misdirected.ts";
import { readPdf } from "../support/pdf.ts";
import { fetchPatiently } from "../support/server.ts";
import { wordsOutOfPlace } from "../support/words-out-of-place.ts";
import { sitePort } from "../support/site-port.ts";

const site = await openSite();
const { browser } = site;
const address = (path: string) => site.address("ar", path);

/** Left and right edges of an element, in pixels. */
const edges = (element: Element) => {
  const { left, right } = element.getBoundingClientRect();
  return { left, right };
};

describe.each(walked([360, 768, 1440], [360, 1440]))("in a window of %i px", (width) => {
  test.each(
    walked(
      ["/", "/category/mice", "/product/facet", "/service-center", "/where-to-buy", "/faq"],
      ["/", "/product/facet", "/where-to-buy"],
    ),
  )("%s runs from right to left, and all of its words fit their boxes", async (path) => {
    await visit(
      browser,
      address(path),
      async ({ page }) => {
        const root = page.locator("html");
        expect(await root.getAttribute("lang")).toBe("ar");
        expect(await root.getAttribute("dir")).toBe("rtl");
        expect(await misdirected(page, "rtl")).toEqual([]);
        expect(await wordsOutOfPlace(page)).toEqual([]);
      },
      { viewport: { width, height: 900 }, reducedMotion: "reduce" },
    );
  });
});

test("the interface is in Arabic", async () => {
  await visit(browser, address("/service-center"), async ({ page }) => {
    await page.getByLabel("البريد الإلكتروني").first().waitFor();
  });
});

/** Names of the fonts that render an element's text, and whether each was loaded by the page. */
async function fontsOf(page: Page, selector: string) {
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont }));
}

test("Arabic letters are rendered with the site's fonts, and they join", async () => {
  await visit(browser, address("/service-center"), async ({ page }) => {
    // A font that arrives late is used from the next page on.
    await page.reload();
    await page.evaluate(async () => {
      document.body.insertAdjacentHTML(
        "afterbegin",
        `<p id="text">كيبورد</p><h2 id="heading" style="font-family: var(--fonts-heading)">كيبورد</h2>
         <p><span id="joined">بب</span> <span id="parted">ب\u200cب</span></p>`,
      );
      await document.fonts.ready;
    });
    expect(await fontsOf(page, "#text")).toEqual([{ familyName: "Noto Sans Arabic", isCustomFont: true }]);
    const [heading, ...others] = await fontsOf(page, "#heading");
    expect(heading).toMatchObject({
      familyName: expect.stringContaining("Noto Sans Arabic"),
      isCustomFont: true,
    });
    expect(others).toEqual([]);
    const widthOf = (id: string) =>
      page.locator(id).evaluate((element) => element.getBoundingClientRect().width);
    // A joined letter is narrower than a separate one.
    expect(await widthOf("#joined")).toBeLessThan((await widthOf("#parted")) * 0.8);
  });
});

test("an English page neither names nor loads fonts for Arabic letters", async () => {
  const loaded: string[] = [];
  await visit(browser, "about:blank", async ({ page }) => {
    page.on("request", (request) => loaded.push(request.url()));
    await page.goto(site.address("en", "/"), { waitUntil: "networkidle" });
    const html = await page.content();
    expect(html).toContain("/assets/noto-sans-latin-");
    // The language menu has the name of the language in Arabic letters.
    expect(html).toContain("العربية");
    expect(html).not.toMatch(/(?:noto-sans|oswald)-arabic|U\+06/);
  });
  const fonts = loaded.filter((url) => url.endsWith(".woff2"));
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.join()).not.toContain("arabic");
});

test("the PDF catalog is in English: documents cannot be set from right to left", async () => {
  const answer = await fetchPatiently(sitePort, "ar.localhost", printedCatalogPath);
  expect(answer.headers["content-type"]).toBe("application/pdf");
  const { language, pages } = await readPdf(answer.bytes);
  expect(language).toBe("en");
  expect(pages.map(({ text }) => text).join(" ")).not.toMatch(/\p{sc=Arabic}/u);
});

test("sliders move to the left", async () => {
  await visit(
    browser,
    address("/"),
    async ({ page }) => {
      const slider = page.locator(".slider__root").last();
      await slider.scrollIntoViewIfNeeded();
      const next = slider.locator("[data-direction=next]");
      const previous = slider.locator("[data-direction=previous]");
      await expect
        .poll(async () => (await next.evaluate(edges)).left)
        .toBeLessThan((await previous.evaluate(edges)).left);
      const first = slider.locator(".slider__slide").first();
      const before = (await first.evaluate(edges)).left;
      await expect
        .poll(async () => {
          await next.click();
          return (await first.evaluate(edges)).left;
        })
        .toBeGreaterThan(before);
    },
    { viewport: { width: 1440, height: 900 } },
  );
});
