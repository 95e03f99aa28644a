import type { Page } from "playwright-core";

import type { Check, Finding } from "../check.ts";

/** Headings and paragraphs that are visible, possibly after scrolling. */
const readMain = (page: Page) =>
  page
    .locator("main :is(h1, h2, h3, h4, p, dt, dd, th, td, label, legend, summary)")
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        // Live regions and the map have texts only with scripts.
        .filter((element) => !element.closest("[role=status], [aria-live], .maplibregl-map"))
        .map((element) => ({
          tag: element.localName,
          words: element.textContent.replaceAll(/\s+/g, " ").trim(),
        }))
        .filter(({ words }) => words !== ""),
    );

/** Without JavaScript a browser shows the same headings and texts. */
export const withoutScripts: Check = async ({ page, plainPage }) => {
  if (!plainPage) return [];
  const [scripted, plain] = await Promise.all([readMain(page), readMain(plainPage)]);
  const plainWords = new Set(plain.map(({ words }) => words));
  return scripted
    .filter(({ words }) => !plainWords.has(words))
    .map(({ tag, words }): Finding => ({
      says: "not there without JavaScript",
      selector: `main ${tag}`,
      words: words.slice(0, 120),
    }));
};
