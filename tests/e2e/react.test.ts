/** Browsers run React itself (docs/decisions/026-react-in-the-browser.md). */
import { version } from "react";
import { expect, test } from "vitest";

import { hydrated, openSite, visit } from "../support/browser.ts";
import { walkedScreens } from "../support/paths.ts";
import { walkedSites } from "../support/sites.ts";
import { walk } from "../support/walk.ts";

const site = await openSite();
const { browser, address } = site;

test("React's developer tools see its renderer", async () => {
  await visit(
    browser,
    "about:blank",
    async ({ page }) => {
      await page.addInitScript(() => {
        const renderers: unknown[] = [];
        const hook = {
          supportsFiber: true,
          isDisabled: false,
          inject: ({ rendererPackageName, version: named }: Record<string, unknown>) =>
            renderers.push([rendererPackageName, named]),
          onCommitFiberRoot: () => {},
          onCommitFiberUnmount: () => {},
          onPostCommitFiberRoot: () => {},
          checkDCE: () => {},
        };
        Object.assign(window, { renderers, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
      });
      await page.goto(address("en", "/"));
      const renderers = () => page.evaluate(() => (window as unknown as { renderers: unknown }).renderers);
      expect(await renderers()).toEqual([]);
      await hydrated(page);
      expect(await renderers()).toEqual([["react-dom", version]]);
    },
    { freshPage: true },
  );
});

test("every part of every page is hydrated by React", async () => {
  const parts = ["html", "title", "header nav a", "main h1", "main", "footer a", "#cookie-notice button"];
  const withoutReact = await walk(site, "en", walkedScreens, async (page) => {
    // The contents of a static block are not hydrated, but the block itself is.
    const found = await page.evaluate((selectors) => {
      const isReacts = (element: Element | null) =>
        element !== null && Object.keys(element).some((name) => name.startsWith("__reactFiber$"));
      return selectors.filter((selector) => {
        const element = document.querySelector(selector);
        return !isReacts(element?.closest("[data-block]") ?? element);
      });
    }, parts);
    return found;
  });
  expect(withoutReact).toEqual({});
});

test.each(walkedSites)("pages of $code are hydrated without console messages", async ({ code }) => {
  expect(await walk(site, code, ["/", "/product/arc", "/service-center"], async () => [])).toEqual({});
});

test("actions have a state, and their changes run in a transition", async () => {
  await visit(browser, address("en", "/gallery?kind=react"), async ({ page }) => {
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        Object.assign(window, { transition: start(update) });
        return (window as unknown as { transition: ViewTransition }).transition;
      };
    });
    await page.getByRole("button", { name: "Add one" }).click();
    await expect.poll(() => page.locator("#react output").textContent()).toBe("1");
    expect(await page.evaluate(() => "transition" in window)).toBe(true);
  });
});
