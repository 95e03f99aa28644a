/** Navigation in Chromium, Firefox and WebKit: links, going back, anchors. */
import { setTimeout as sleep } from "node:timers/promises";

import { expect, test } from "vitest";

import { address, desktop, inEachEngine, phone } from "../support/engines/each-engine.ts";
import { sitePort } from "../support/site-port.ts";
import { startHoldingProxy } from "../support/engines/holding-proxy.ts";
import { Visitor } from "../support/engines/visitor.ts";
import { fetchFrom } from "../support/server.ts";

inEachEngine(({ engine, visit }) => {
  // Browsers abort pending imports of a page that is left. The site must not reload the page for that.
  test("a link that is followed while the page hydrates leads to its page", async () => {
    const { body: html } = await fetchFrom(sitePort, `en.localhost:${sitePort}`, "/help");
    const isLater = (path: string) => path.endsWith(".js") && !html.includes(path);
    const proxy = await startHoldingProxy(sitePort, (path) => path === "/journal" || isLater(path));
    const driver = await engine.visit({ window: desktop });
    try {
      const visitor = new Visitor(driver, (code, path) => `http://${code}.localhost:${proxy.port}${path}`);
      await visitor.open("/help");
      await driver.press("Shift");
      await expect.poll(() => proxy.held.some(({ path }) => isLater(path))).toBe(true);
      // Drivers run no script in a page that is being left.
      await visitor.read(() => {
        const heading = () => document.querySelector("h1")?.textContent ?? "none";
        addEventListener("pagehide", () => sessionStorage.setItem("left", heading()));
      });
      await visitor.click({ in: "header .main-menu__link", named: "Journal" });
      const next = () => proxy.held.find(({ path }) => path === "/journal");
      await expect.poll(next).toBeDefined();
      await sleep(3_000);
      next()!.pass();
      await sleep(1_000);
      await expect.poll(() => visitor.read(() => location.pathname)).toBe("/journal");
      expect(await visitor.read(() => sessionStorage.getItem("left"))).toBe("How can we help?");
    } finally {
      await driver.close();
      proxy.stop();
    }
  });

  test("going back restores the scroll position", async () => {
    await visit(desktop, async (visitor) => {
      await visitor.open("/help");
      await visitor.hydrated();
      await visitor.read(() => scrollTo({ top: 1_500, behavior: "instant" }));
      await sleep(500);
      await visitor.driver.open(address("en", "/contacts"));
      await visitor.driver.back();
      await expect.poll(() => visitor.read(() => location.pathname)).toBe("/help");
      await sleep(1_000);
      const top = await visitor.read(() => scrollY);
      expect(top).toBeGreaterThan(1_300);
      expect(top).toBeLessThan(1_700);
    });
  });

  test.each([desktop, phone])("an anchor keeps its position, $width px", async (window) => {
    await visit(window, async (visitor) => {
      for (const [path, id] of [
        ["/help", "form-contact"],
        ["/product/facet", "reviews"],
      ] as const) {
        await visitor.open(`${path}#${id}`);
        const places: number[] = [];
        const look = async () =>
          places.push(
            await visitor.driver.evaluate((wanted) => {
              const header = document.querySelector("header")!.getBoundingClientRect().bottom;
              return document.getElementById(wanted)!.getBoundingClientRect().top - header;
            }, id),
          );
        await sleep(1_500);
        await look();
        await visitor.driver.press("Shift");
        await sleep(3_000);
        await look();
        for (const place of places) {
          expect(place).toBeGreaterThanOrEqual(-1);
          expect(place).toBeLessThan(160);
        }
      }
    });
  });
});
