/** Every page: no layout shifts, no motion if the visitor wants none, and usable without mouse or scripts. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { hydrated, openSite, visit } from "../support/browser.ts";
import { scrollThrough } from "../support/page-state.ts";
import { walkedPaths as paths, walkedScreens as screens } from "../support/paths.ts";
import { walk } from "../support/walk.ts";

const site = await openSite();

const phone = { viewport: { width: 360, height: 740 } };
const desktop = { viewport: { width: 1440, height: 900 } };
const still = { reducedMotion: "reduce" as const };
const everything = [...paths, "/gallery"];

/** Maximum layout shift of a page when fonts arrive, as browsers sum it up. */
const mostShift = 0.02;

/** One line for each unexpected layout shift if their sum is too high, and for a page that is too wide. */
async function movements(page: Page): Promise<string[]> {
  await scrollThrough(page);
  // Lazy pictures that are hidden or outside the window, such as in sliders, never load.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { left, right } = image.getBoundingClientRect();
      return image.complete || !image.checkVisibility() || right <= 0 || left >= innerWidth;
    }),
  );
  return page.evaluate(
    (most) =>
      new Promise<string[]>((resolve) => {
        type Shift = PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const name = (node: Node | null) =>
          node instanceof Element
            ? `${node.parentElement?.className} > ${node.localName}.${node.getAttribute("class")}`
            : (node?.nodeName ?? "gone");
        const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ");
        const lines: string[] = [];
        let total = 0;
        const observer = new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
            if (hadRecentInput) continue;
            const moved = sources.map(
              ({ node, previousRect, currentRect }) =>
                `${name(node)} from ${place(previousRect)} to ${place(currentRect)}`,
            );
            total += value;
            lines.push(`${value.toFixed(4)}: ${moved.join(", ")}`);
          }
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // Sliders are hydrated by now. Their slides must not make the page wider.
        const { scrollWidth, clientWidth } = document.documentElement;
        const wide =
          scrollWidth > clientWidth ? [`${scrollWidth} px wide in a window of ${clientWidth} px`] : [];
        // The brand's fonts replace their fallbacks, which have nearly the same metrics.
        setTimeout(() => resolve(total > most ? [...lines, ...wide] : wide), 100);
      }),
    mostShift,
  );
}

describe("nothing moves while a page loads and is read", { timeout: 240_000 }, () => {
  test("in a phone's window", async () => {
    expect(await walk(site, "uk", screens, movements, phone)).toEqual({});
  });
  test("in a desktop's window", async () => {
    expect(await walk(site, "en", paths, movements, desktop)).toEqual({});
  });
  test("when the fonts load late, and the application after them", async () => {
    await visit(site.browser, "about:blank", async ({ page }) => {
      await page.route(/\.woff2$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        await route.continue().catch(() => {}); // The page may have been left.
      });
      await page.goto(site.address("uk", "/about"), { waitUntil: "networkidle" });
      await hydrated(page);
      expect(await movements(page)).toEqual([]);
    });
  });
});

async function animations(page: Page): Promise<string[]> {
  await scrollThrough(page);
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === "running" && effect!.getTiming().duration !== 0)
      .map(({ effect }) => (effect as KeyframeEffect).target?.className ?? "gone"),
  );
}

describe("visitors who want no motion", () => {
  test("get no animation on any page", async () => {
    expect(await walk(site, "en", everything, animations, { ...desktop, ...still })).toEqual({});
  });
  test("differ from other visitors, for whom the check finds animations", async () => {
    const moving = await walk(site, "en", ["/gallery"], animations, desktop);
    expect(moving["/gallery"]?.join(" ")).toMatch(/marquee/);
  });
});

/** Headings that are visible, possibly after scrolling. */
const headings = (page: Page) =>
  page
    .locator("main :is(h1, h2, h3)")
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((element) => element.textContent.trim()),
    );

test("without scripts every page shows the same headings", { timeout: 240_000 }, async () => {
  const withScripts = await walk(site, "en", paths, headings, still);
  const without = await walk(site, "en", paths, headings, { ...still, javaScriptEnabled: false });
  for (const path of paths) {
    expect(withScripts[path]?.length).toBeGreaterThan(0);
    expect({ path, headings: without[path] }).toEqual({
      path,
      headings: expect.arrayContaining(withScripts[path]!),
    });
  }
});

/** Runs in the page. @returns what is wrong with the focused element, `end` after the last one, or nothing */
const flawOfFocus = () => {
  const marks = window as { first?: Element };
  const element = document.activeElement!;
  // After the last element, the focus moves to the browser's own controls or to the first element.
  if (element === document.body || element === marks.first) return "end";
  marks.first ??= element;
  const name = `${element.localName}.${element.className} “${element.textContent.trim().slice(0, 40)}”`;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  if (right < 0 || bottom < 0 || left > innerWidth || top > innerHeight) return `outside: ${name}`;
  const isRinged = (part: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo);
    return outlineStyle !== "none" && outlineWidth !== "0px";
  };
  // The focus ring of a hidden input is on its label, that of a stretched link on its card.
  const ringed = [...element.querySelectorAll("*"), element.nextElementSibling ?? element];
  for (let part: Element | null = element; part; part = part.parentElement) ringed.push(part);
  if (!isRinged(element, "::after") && !ringed.some((part) => isRinged(part))) return `no ring: ${name}`;
  const [x, y] = [
    Math.min(Math.max((left + right) / 2, 1), innerWidth - 1),
    Math.min(Math.max((top + bottom) / 2, 1), innerHeight - 1),
  ];
  const over = document.elementFromPoint(x, y);
  const covering = over?.closest("header, .cookie-notice__root");
  return covering && !covering.contains(element) ? `covered: ${name}` : undefined;
};

/** Tabs through all elements. One line for each that is not visible while focused. */
async function focusTrouble(page: Page): Promise<string[]> {
  const trouble: string[] = [];
  let stops = 0;
  for (; stops < 400; stops += 1) {
    await page.keyboard.press("Tab");
    let flaw = await page.evaluate(flawOfFocus);
    // A section that is hydrated as it comes near may still move the element.
    if (flaw?.startsWith("outside")) {
      await page.waitForTimeout(500);
      flaw = await page.evaluate(flawOfFocus);
    }
    if (flaw === "end") break;
    if (flaw) trouble.push(flaw);
  }
  if (stops === 400) trouble.push("the focus never leaves the page");
  if (stops < 20) trouble.push(`only ${stops} elements take the focus`);
  return trouble;
}

describe(
  "with the keyboard alone every link and field is reachable and visible",
  { timeout: 360_000 },
  () => {
    test("in a desktop's window", async () => {
      expect(await walk(site, "en", paths, focusTrouble, { ...desktop, ...still })).toEqual({});
    });
    test("in a phone's window", async () => {
      expect(await walk(site, "en", screens, focusTrouble, { ...phone, ...still })).toEqual({});
    });
  },
);
