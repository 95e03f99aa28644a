import { describe, expect, test } from "vitest";

import { hydrated, openSite, visit } from "../support/browser.ts";
import { walkedSites } from "../support/sites.ts";

const { browser, address, fetch } = await openSite();

describe("the cookie notice", () => {
  test("is hidden in the server's HTML, which is the same for all", async () => {
    const { body } = await fetch("en", "/");
    expect(body).toMatch(/<section id="cookie-notice"[^>]* data-nosnippet="" hidden="">/);
  });

  test("appears and is answered before the application has loaded, which then applies the choice", async () => {
    await visit(browser, "about:blank", async ({ page }) => {
      await page.goto(address("en", "/help"));
      const notice = page.getByRole("region", { name: "Cookie notice" });
      await notice.waitFor();
      await page.evaluate(() => document.querySelector<HTMLElement>("#cookie-notice button")!.click());
      await notice.waitFor({ state: "hidden" });
      expect(await page.evaluate(() => document.querySelectorAll("script[src]").length)).toBe(0);
      await hydrated(page);
      await page.getByRole("contentinfo").getByRole("button", { name: "Change cookie choice" }).waitFor();
    });
  });

  test("appears, can be accepted and does not appear again", async () => {
    await visit(browser, address("en", "/"), async ({ page }) => {
      const notice = page.getByRole("region", { name: "Cookie notice" });
      await notice.waitFor();
      expect(await notice.getByRole("link", { name: "More details" }).getAttribute("href")).toBe(
        "/privacy-policy",
      );
      await notice.getByRole("button", { name: "Accept" }).click();
      await notice.waitFor({ state: "hidden" });
      const [cookie] = await page.context().cookies();
      expect(cookie).toMatchObject({ name: "accept-cookies", value: "true", path: "/", sameSite: "Lax" });
      const days = (cookie!.expires - Date.now() / 1000) / 86_400;
      expect(Math.round(days)).toBe(365);
      await page.reload({ waitUntil: "networkidle" });
      expect(await notice.count()).toBe(0);
    });
  });

  test("can be declined as easily as accepted, and does not appear again", async () => {
    await visit(browser, address("en", "/"), async ({ page }) => {
      const notice = page.getByRole("region", { name: "Cookie notice" });
      await notice.waitFor();
      await notice.getByRole("button", { name: "Decline" }).click();
      await notice.waitFor({ state: "hidden" });
      const [cookie] = await page.context().cookies();
      expect(cookie).toMatchObject({ name: "accept-cookies", value: "false", path: "/", sameSite: "Lax" });
      await page.reload({ waitUntil: "networkidle" });
      expect(await notice.count()).toBe(0);
    });
  });

  test.each(walkedSites)(
    "has two buttons of the same size and style on $code, and covers at most a quarter of a small window",
    async ({ code }) => {
      await visit(
        browser,
        address(code, "/help"),
        async ({ page }) => {
          const notice = page.locator(".cookie-notice__root");
          await notice.waitFor();
          expect((await notice.boundingBox())!.height).toBeLessThanOrEqual(640 / 4);
          for (const width of [360, 1280]) {
            await page.setViewportSize({ width, height: 640 });
            const looks = await notice.locator("button").evaluateAll((elements) =>
              elements.map((element) => {
                const { width: wide, height } = element.getBoundingClientRect();
                const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(element);
                const isCut = element.scrollWidth > element.clientWidth;
                return [Math.round(wide), height, backgroundColor, color, fontSize, fontWeight, isCut];
              }),
            );
            expect(looks).toHaveLength(2);
            expect(looks[1]).toEqual(looks[0]);
            expect(looks[0]!.at(-1)).toBe(false);
          }
        },
        { viewport: { width: 360, height: 640 }, reducedMotion: "reduce" },
      );
    },
  );

  test.each(["/", "/not-there"])(
    "can be reopened from the footer of %s, also before the application has loaded",
    async (path) => {
      await visit(browser, "about:blank", async ({ page, complaints }) => {
        await page.goto(address("en", path));
        const notice = page.locator(".cookie-notice__root");
        await notice.getByRole("button", { name: "Accept" }).click();
        await notice.waitFor({ state: "hidden" });
        await page.context().addCookies([{ name: "_ga", value: "GA1", url: address("en", "/") }]);
        await page.getByRole("contentinfo").getByRole("button", { name: "Change cookie choice" }).click();
        await notice.waitFor();
        expect(await page.context().cookies()).toEqual([]);
        if (path === "/not-there") complaints.length = 0;
      });
    },
  );

  test("can be reopened with the keyboard alone", async () => {
    await visit(browser, address("en", "/help"), async ({ page }) => {
      const notice = page.locator(".cookie-notice__root");
      await notice.getByRole("button", { name: "Accept" }).press("Enter");
      await notice.waitFor({ state: "hidden" });
      const links = page.getByRole("contentinfo").getByRole("link");
      await links.last().focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await notice.waitFor();
      expect(await page.context().cookies()).toEqual([]);
    });
  });

  test("does not cover the last control of a page", async () => {
    await visit(
      browser,
      address("en", "/help"),
      async ({ page }) => {
        const notice = page.locator(".cookie-notice__root");
        await notice.waitFor();
        const last = page.getByRole("contentinfo").getByRole("button", { name: "Change cookie choice" });
        await last.focus();
        const [control, cover] = [await last.boundingBox(), await notice.boundingBox()];
        expect(control!.y + control!.height).toBeLessThanOrEqual(cover!.y);
      },
      { viewport: { width: 360, height: 640 }, reducedMotion: "reduce" },
    );
  });

  test("causes no layout shift", async () => {
    await visit(browser, address("uk", "/about"), async ({ page }) => {
      // With cached fonts: first-visit.slow tests how far late fonts may move a page.
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.reload();
      await page.getByRole("region", { name: "Повідомлення про файли cookie" }).waitFor();
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) =>
              resolve(list.getEntries().reduce((sum, entry) => sum + (entry as LayoutShift).value, 0)),
            ).observe({ type: "layout-shift", buffered: true });
            setTimeout(() => resolve(0), 500);
          }),
      );
      expect(shift).toBeLessThan(0.01);
    });
  });
});

type LayoutShift = PerformanceEntry & { value: number };
