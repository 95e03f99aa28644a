import type { Page } from "playwright-core";

import { everything, layout, violationsOf } from "#tests/support/axe.ts";

import type { Box, Check } from "../check.ts";

/** axe with the rules of WCAG 2.2 AA and good practice; at further widths only those that depend on layout. */
export const accessibility: Check = async ({ page, isFirstWidth }) =>
  Promise.all(
    (await violationsOf(page, isFirstWidth ? everything : layout)).map(async ({ rule, selector, says }) => ({
      says: `${rule}: ${says.trim()}`,
      selector,
      box: await boxOf(page, selector),
    })),
  );

const boxOf = (page: Page, selector: string): Promise<Box | undefined> =>
  page.evaluate((path) => {
    const element = document.querySelector(path);
    if (!element) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left: left + scrollX, top: top + scrollY, width, height };
  }, selector);
