import { addressOf, type CellFinding, isFailing, nameOf } from "../cell.ts";
import type { Run } from "./report.ts";

const withoutPicture = ({ check, says, words, selector }: CellFinding) => ({ check, says, words, selector });

/** Machine-readable results as JSON. `change` is the fraction of the picture that differs from the accepted one. */
export function resultsOf({ cells, changes, added, versions, notes, seconds, finished }: Run): string {
  const shares = new Map(changes?.map(({ cell, change }) => [cell, change.share]));
  const isNew = new Set(added);
  return `${JSON.stringify(
    {
      finished,
      seconds: Math.round(seconds),
      browsers: versions,
      notes,
      failing: cells.filter(isFailing).length,
      flaky: cells.filter(({ flaky }) => flaky.length > 0).length,
      cells: cells.map((cell) => ({
        name: nameOf(cell),
        address: addressOf(cell),
        browser: cell.browser,
        site: cell.site,
        route: cell.route,
        width: cell.width,
        findings: cell.findings.map(withoutPicture),
        flaky: cell.flaky.map(withoutPicture),
        retries: cell.retries,
        milliseconds: cell.milliseconds,
        change: shares.get(cell),
        isNew: isNew.has(cell) || undefined,
        trace: cell.trace,
      })),
    },
    undefined,
    1,
  )}\n`;
}
