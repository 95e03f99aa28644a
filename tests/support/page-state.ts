/** Waits for states of a page in a browser, and collects its errors. */
import { setTimeout as sleep } from "node:timers/promises";

import type { Page } from "playwright-core";

/**
 * Messages about the machine or the test, not about the page: software rendering, a picture preloaded for a window that
 * the test has since made narrower, and the hash of `body {}`, a style that Playwright inserts in Firefox before a
 * screenshot and that the page's policy blocks.
 */
const ofTheTest =
  /GL Driver Message|rAF timed out in updateSource|was preloaded using link preload but not used|YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA=/;

/** Errors and warnings of the page from now on, in order. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const { type, text } = { type: message.type(), text: message.text() };
    if (["error", "warning"].includes(type) && !ofTheTest.test(text)) complaints.push(text);
  });
  page.on("pageerror", ({ message }) => {
    // Firefox reports violations of the policy here.
    if (!ofTheTest.test(message)) complaints.push(message);
  });
  return complaints;
}

/**
 * Runs in the page.
 * @returns the parts that React has not hydrated: document, `<Suspense>` boundaries and blocks. Boundaries inside of
 * blocks are ignored.
 */
export const partsWithoutReact = (): string[] => {
  const isReacts = (element: Element) =>
    Object.keys(element).some((name) => name.startsWith("__reactFiber$"));
  const parts = [...document.querySelectorAll("html, head, body, header, main, footer, [data-block]")];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  for (let mark = walker.nextNode() as Comment | null; mark; mark = walker.nextNode() as Comment | null)
    if (mark.data === "$" && !mark.parentElement!.closest("[data-block]") && mark.nextElementSibling)
      parts.push(mark.nextElementSibling);
  return parts
    .filter((part) => !isReacts(part) && !part.parentElement?.closest("[data-block]"))
    .map((part) => (part.cloneNode() as Element).outerHTML);
};

/** Milliseconds; high enough for a busy machine. */
const hydrationTime = 60_000;

/** Simulates a first interaction, and waits until React has hydrated the page and run its effects. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("touchstart")));
  const until = Date.now() + hydrationTime;
  for (;;) {
    const parts = await page.evaluate(partsWithoutReact);
    if (parts.length === 0) break;
    if (Date.now() > until) throw new Error(`Not hydrated: ${parts.join(" ")}`);
    await sleep(50);
  }
  await page.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 2_000 }), 100)),
  );
}

/** Scrolls through the page once, so that pictures load and blocks are hydrated. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 20));
        // A browser with many open pages does not render each of them.
        setTimeout(resolve, 1_000);
      });
    }
  });
