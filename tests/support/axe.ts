import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";

import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules of WCAG 2.2 AA and good practice. */
export const everything = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
/** Rules that another theme can break, because its colors differ. */
export const colors = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/** Rules that another width can break, because elements appear, disappear and move. */
export const layout = {
  type: "rule",
  values: ["color-contrast", "target-size", "scrollable-region-focusable", "link-in-text-block"],
};

/** One element that breaks a rule. */
export type Violation = { rule: string; selector: string; says: string };

/**
 * Waits until the progress bar is hidden. A locator would also wait for navigations of the router, whose end Firefox
 * does not report.
 */
async function navigationIsShown(page: Page): Promise<void> {
  const isUnderWay = () =>
    [...document.querySelectorAll("[role=progressbar]")].some((bar) =>
      bar.checkVisibility({ visibilityProperty: true }),
    );
  while (await page.evaluate(isUnderWay)) await sleep(50);
}

export async function violationsOf(page: Page, runOnly = everything): Promise<Violation[]> {
  // The progress bar is in no landmark, and disappears in a moment.
  await navigationIsShown(page);
  await page.evaluate(axeSource);
  const options = { runOnly, resultTypes: ["violations"] };
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({
      rule: id,
      selector: target.join(" "),
      says: failureSummary?.split("\n")[1] ?? "",
    })),
  );
}

/** Violations that axe finds, one line per element. */
export const findings = async (page: Page, runOnly = everything): Promise<string[]> =>
  (await violationsOf(page, runOnly)).map(({ rule, selector, says }) => `${rule}: ${selector} ${says}`);
