import { join } from "node:path";

import type { Page } from "playwright-core";

import { hydrated, scrollThrough } from "#tests/support/page-state.ts";

import { type Cell, type CellFinding, fileNameOf, isFailing } from "./cell.ts";
import type { Check, Finding, Site, View } from "./check.ts";
import type { EngineName } from "./engines.ts";
import { lastChecks, pageChecks, widthChecks } from "./checks.ts";
import { readTexts } from "./page-texts.ts";
import { takeElement, takePictures } from "./pictures.ts";
import type { Visitor } from "./visitor.ts";

/** Per check and page; further findings are usually similar. */
const mostPictures = 4;

export type Job = { browser: EngineName; site: Site; route: string; widths: number[] };
type Surroundings = Pick<View, "sites" | "withoutNames" | "englishTexts" | "statusOf" | "unknownWords">;
type Looking = {
  /** Whether pictures show the full page. */
  keepsWhole: boolean;
  retries: number;
  /** Folder of the report. */
  report: string;
};

/** One cell for each width of a page. */
const cellsOf = ({ browser, site, route, widths }: Job, findings: CellFinding[] = []): Cell[] =>
  widths.map((width) => ({
    browser,
    site: site.code,
    route,
    width,
    findings: [...findings],
    flaky: [],
    retries: 0,
    milliseconds: 0,
  }));

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The page fails, and the others are still checked. @param error why its window could not be opened */
export const withoutWindow = (job: Job, error: unknown): Cell[] =>
  cellsOf(job, [{ check: "browser", says: `${job.browser} did not open the site: ${reasonOf(error)}` }]);

/**
 * Opens a page once and checks it in windows of all widths, from the narrowest. The server sends the same page to all
 * windows, so resizing has the same result as reloading.
 */
async function lookOnce(
  job: Job,
  visitor: Visitor,
  address: string,
  surroundings: Surroundings,
  keepsWhole: boolean,
): Promise<Cell[]> {
  const { site, route, widths } = job;
  const { page, plainPage } = visitor;
  const cells = cellsOf(job);
  try {
    visitor.complaints.length = 0;
    const pages = [page, ...(plainPage ? [plainPage] : [])];
    await Promise.all(pages.map((each) => each.setViewportSize(windowOf(widths[0]!))));
    const [answer] = await Promise.all(pages.map((each) => each.goto(address)));
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
    const says = `the page could not be looked at: ${reasonOf(error)}`;
    for (const cell of cells) cell.findings.push({ check: "page", says });
  }
  return cells;
}

/**
 * Repeats a failed check with a trace. On a busy machine a font or a page may be late: findings of earlier attempts
 * only are flaky.
 */
export async function lookAtPage(
  job: Job,
  visitor: Visitor,
  address: string,
  surroundings: Surroundings,
  { keepsWhole, retries, report }: Looking,
): Promise<Cell[]> {
  const started = performance.now();
  const look = () => lookOnce(job, visitor, address, surroundings, keepsWhole);
  let cells = await look();
  for (let retry = 1; retry <= retries && cells.some(isFailing); retry += 1) {
    const trace = `traces/${fileNameOf({ ...cells[0]!, width: retry })}.zip`;
    const endTrace = await visitor.trace(`${job.browser} ${address}`);
    const again = await look();
    await endTrace(join(report, trace));
    cells = again.map((cell, index) => ({
      ...cell,
      flaky: onlyBefore([...cells[index]!.flaky, ...cells[index]!.findings], cell.findings),
      retries: retry,
      trace,
    }));
  }
  const milliseconds = Math.round(performance.now() - started);
  return cells.map((cell) => ({ ...cell, milliseconds }));
}

const keyOf = ({ says, selector, words }: Finding) => `${says} ${selector} ${words}`;

function onlyBefore(before: CellFinding[], now: CellFinding[]): CellFinding[] {
  const still = new Set(now.map(keyOf));
  return distinct(before).filter((finding) => !still.has(keyOf(finding)));
}

const windowOf = (width: number) => ({ width, height: width < 768 ? 740 : 900 });

/** Loads lazy pictures, which would be missing in the page's picture. */
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

const distinct = <Found extends Finding>(findings: Found[]): Found[] => [
  ...new Map(findings.map((finding) => [keyOf(finding), finding])).values(),
];
