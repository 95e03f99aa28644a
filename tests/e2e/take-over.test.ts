import { expect, test } from "vitest";

import { hydrated, openSite, visit } from "../support/browser.ts";
import { screens } from "../support/paths.ts";

const { browser, address } = await openSite();

/**
 * The server's renderer and the browser's agree on every element (docs/decisions/025-preact-in-the-browser.md): what one of them
 * would draw otherwise is put into the page anew when the application takes it over, and that is seen here.
 */
test.each([...screens, "/about", "/help", "/partners"])(
  "the application takes %s over as it is",
  async (path) => {
    await visit(browser, "about:blank", async ({ page }) => {
      await page.goto(address("uk", path), { waitUntil: "load" });
      await page.evaluate(() => {
        const changes: string[] = [];
        const describe = (sign: string, node: Node) =>
          `${sign} ${node instanceof Element ? node.outerHTML.slice(0, 120) : JSON.stringify(node.textContent)}`;
        // Not empty texts, what the server's renderer says to its own kind, and scripts, which have done what they were for.
        const isPage = (node: Node) =>
          node instanceof Text ? node.data !== "" : !(node instanceof Comment) && node.nodeName !== "SCRIPT";
        const observer = new MutationObserver((records) => {
          for (const { addedNodes, removedNodes } of records)
            changes.push(
              ...[...removedNodes].filter(isPage).map((node) => describe("-", node)),
              ...[...addedNodes].filter(isPage).map((node) => describe("+", node)),
            );
        });
        observer.observe(document.body, { childList: true, subtree: true });
        Object.assign(window, { changes });
      });
      await hydrated(page);
      const changes = await page.evaluate(() => (window as unknown as { changes: string[] }).changes);
      expect(changes).toEqual([]);
    });
  },
);

test("another page is not drawn into parts that wait for their turn", async () => {
  await visit(browser, "about:blank", async ({ page }) => {
    const linksOf = () =>
      page.locator("main a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    await page.goto(address("uk", "/faq"));
    const wanted = [await page.getByRole("main").textContent(), await linksOf()];
    await page.goto(address("uk", "/"), { waitUntil: "load" });
    await page.evaluate(() => {
      // Somebody taps on and on, and leaves when the first part is there.
      const tap = () => dispatchEvent(new Event("pointerdown"));
      new PerformanceObserver(() => {
        tap();
        setInterval(tap, 50);
        history.pushState({}, "", "/faq");
      }).observe({ type: "mark" });
      dispatchEvent(new Event("touchstart"));
    });
    await expect
      .poll(async () => [await page.getByRole("main").textContent(), await linksOf()])
      .toEqual(wanted);
  });
});
