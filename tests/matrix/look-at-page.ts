import type { Page } from "playwright-core";

import { hydrated, scrollThrough } from "#tests/support/page-state.ts";

import type { Cell, CellFinding } from "./cell.ts";
import type { Check, Finding, Site, View } from "./check.ts";
import { lastChecks, pageChecks, widthChecks } from "./checks.ts";
import { readTexts } from "./page-texts.ts";
import { takeElement, takePictures } from "./pictures.ts";
import type { Visitor } from "./visitor.ts";

/** Of a check on a page: the rest is of the same kind. */
const mostPictures = 4;

/** Checks of what a busy machine can spoil. */
const passing = new Set(["page", "places", "direction", "without-scripts", "complaints"]);

export type Job = { site: Site; route: string; widths: number[] };
type Surroundings = Pick<View, "sites" | "withoutNames" | "englishTexts" | "isTranslated" | "statusOf">;

/**
 * Opens a page once and looks at it in windows of each width, from the narrowest. The server sends
 * the same page to all windows, so to resize one shows what loading it anew would.
 */
async function lookOnce(
  { site, route, widths }: Job,
  visitor: Visitor,
  address: string,
  surroundings: Surroundings,
  keepsWhole: boolean,
): Promise<Cell[]> {
  const { page, plainPage } = visitor;
  const cells = widths.map((width): Cell => ({ site: site.code, route, width, findings: [] }));
  try {
    visitor.complaints.length = 0;
    await Promise.all([page, plainPage].map((each) => each.setViewportSize(windowOf(widths[0]!))));
    const [answer] = await Promise.all([page.goto(address), plainPage.goto(address)]);
    await hydrated(page);
    await scrollThrough(page);
    const shared: CellFinding[] = [];
    const texts = await readTexts(page);
    const { complaints } = visitor;
    const seen = {
      ...surroundings,
      site,
      route,
      page,
      plainPage,
      status: answer!.status(),
      texts,
      complaints,
    };
    for (const [index, cell] of cells.entries()) {
      await page.setViewportSize(windowOf(cell.width));
      await standStill(page);
      const view: View = { ...seen, isFirstWidth: index === 0 };
      if (index === 0) shared.push(...(await runChecks(pageChecks, view)));
      cell.findings.push(...(await runChecks(widthChecks, view)));
      if (index === cells.length - 1) shared.push(...(await runChecks(lastChecks, view)));
      cell.pictures = await takePictures(page, keepsWhole);
    }
    for (const cell of cells) cell.findings.unshift(...shared);
  } catch (error) {
    const says = `the page could not be looked at: ${error instanceof Error ? error.message : String(error)}`;
    for (const cell of cells) cell.findings.push({ check: "page", says });
  }
  return cells;
}

/** Looks again where something is wrong, and tells what was wrong the second time. */
export async function lookAtPage(...page: Parameters<typeof lookOnce>): Promise<Cell[]> {
  const cells = await lookOnce(...page);
  // On a busy machine a font may come too late to be taken, and a line in another font has another width;
  // or a page is not there in time. What is wrong with the page is wrong twice.
  return cells.some(({ findings }) => findings.some(({ check }) => passing.has(check)))
    ? lookOnce(...page)
    : cells;
}

const windowOf = (width: number) => ({ width, height: width < 768 ? 740 : 900 });

/** Pictures that wait to come near would be missing in the picture of the page. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) Object.assign(image, { loading: "eager", decoding: "sync" });
    scrollTo({ top: 0, behavior: "instant" });
    await document.fonts.ready;
  });
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
}

async function runChecks(checks: Record<string, Check>, view: View): Promise<CellFinding[]> {
  const found: CellFinding[] = [];
  for (const [check, run] of Object.entries(checks)) {
    const findings = distinct(await run(view));
    for (const [index, finding] of findings.entries()) {
      const { box } = finding;
      const picture = box && index < mostPictures ? await takeElement(view.page, box) : undefined;
      found.push({ ...finding, check, picture });
    }
  }
  return found;
}

const distinct = (findings: Finding[]) => [
  ...new Map(
    findings.map((finding) => [`${finding.says} ${finding.selector} ${finding.words}`, finding]),
  ).values(),
];
