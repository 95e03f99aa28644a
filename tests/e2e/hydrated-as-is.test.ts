import { expect, test } from "vitest";

import { hydrated, openSite, visit } from "../support/browser.ts";
import { walked, walkedScreens } from "../support/paths.ts";

const { browser, address } = await openSite();

/** A mutation observer detects nodes that React inserts because it renders them differently from the server. */
test.each([...walkedScreens, ...walked(["/about", "/help", "/partners"], ["/about"])])(
  "%s is hydrated without changes to its elements",
  async (path) => {
    await visit(browser, "about:blank", async ({ page }) => {
      await page.goto(address("uk", path), { waitUntil: "load" });
      await page.evaluate(() => {
        const changes: string[] = [];
        const describe = (sign: string, node: Node) =>
          `${sign} ${node instanceof Element ? node.outerHTML.slice(0, 120) : JSON.stringify(node.textContent)}`;
        // Ignores empty texts, markers of React's server renderer, and scripts that have run.
        const isPage = (node: Node) =>
          node instanceof Text ? node.data !== "" : !(node instanceof Comment) && node.nodeName !== "SCRIPT";
        const observer = new MutationObserver((records) => {
          for (const { target, addedNodes, removedNodes } of records) {
            // Ignores the interactive map, and the buttons over films.
            if ((target as Element).closest(".maplibregl-map, .video__root, .looping-video__root")) continue;
            changes.push(
              ...[...removedNodes].filter(isPage).map((node) => describe("-", node)),
              ...[...addedNodes].filter(isPage).map((node) => describe("+", node)),
            );
          }
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

test("sections keep their height while their code loads and the keyboard is used", async () => {
  await visit(browser, "about:blank", async ({ page }) => {
    // The code of blocks arrives after the application.
    await page.route(/slide|slider/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue().catch(() => {}); // The page may have been left.
    });
    await page.goto(address("en", "/more-blocks"), { waitUntil: "load" });
    await page.evaluate(() => {
      const empty = new Set<string>();
      const look = () => {
        for (const block of document.querySelectorAll<HTMLElement>("[data-block]"))
          if (block.getBoundingClientRect().height === 0) empty.add(block.dataset.block!);
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { emptySections: () => [...empty] });
    });
    for (let stop = 0; stop < 40; stop++) await page.keyboard.press("Tab");
    await hydrated(page);
    expect(
      await page.evaluate(() => (window as unknown as { emptySections: () => string[] }).emptySections()),
    ).toEqual([]);
  });
});

test("another page replaces a page that is not hydrated yet", async () => {
  await visit(browser, "about:blank", async ({ page, complaints }) => {
    const linksOf = () =>
      page.locator("main a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    await page.goto(address("uk", "/faq"));
    const wanted = [await page.getByRole("main").textContent(), await linksOf()];
    /** @returns the parts that were not hydrated when the page was left */
    const leaveHalfHydrated = async () => {
      await page.goto(address("uk", "/"), { waitUntil: "load" });
      return page.evaluate(async () => {
        const isHydrated = (element: Element) =>
          Object.keys(element).some((name) => name.startsWith("__reactFiber$"));
        const isUnhydrated = (part: string) => !isHydrated(document.querySelector(part)!);
        const { port1, port2 } = new MessageChannel();
        const nextTask = () =>
          new Promise((resolve) => {
            port1.addEventListener("message", resolve, { once: true });
            port1.start();
            port2.postMessage(null);
          });
        dispatchEvent(new Event("touchstart"));
        while (isUnhydrated("body")) await nextTask();
        history.pushState({}, "", "/faq");
        return ["header", "footer"].filter(isUnhydrated);
      });
    };
    // If the page was hydrated in one task, the result is empty.
    await expect.poll(leaveHalfHydrated).not.toEqual([]);
    await expect
      .poll(async () => [await page.getByRole("main").textContent(), await linksOf()])
      .toEqual(wanted);
    // React would report parts that it cannot hydrate and render them again.
    expect(complaints).toEqual([]);
  });
});
