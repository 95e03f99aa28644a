import { type Cell, type CellFinding, nameOf } from "../cell.ts";
import { escape, image } from "./html.ts";

/** One thing that is wrong, wherever it was found. */
export type Failure = CellFinding & { cells: Cell[] };

/** Of several pages or widths with the same flaw one is made, so that it is read once. */
export function gatherFailures(cells: readonly Cell[]): Failure[] {
  const failures = new Map<string, Failure>();
  for (const cell of cells) {
    for (const finding of cell.findings) {
      const key = JSON.stringify([finding.check, finding.says, finding.words, finding.selector]);
      const known = failures.get(key);
      if (known) known.cells.push(cell);
      else failures.set(key, { ...finding, cells: [cell] });
    }
  }
  return [...failures.values()].sort(
    (a, b) => a.check.localeCompare(b.check) || b.cells.length - a.cells.length,
  );
}

export function failureList(failures: readonly Failure[]): string {
  if (failures.length === 0) return "<p>Nothing is wrong.</p>";
  return `<ol class="failures">${failures.map(failureItem).join("\n")}</ol>`;
}

/** Cells are named in an attribute, one after the other, for the filters. */
function failureItem({ check, says, selector, words, picture, cells }: Failure): string {
  const where = cells.map(
    ({ site, route, width }) => `<li>${site} <code>${escape(route)}</code> ${width}</li>`,
  );
  return `<li data-check="${check}" data-cells="${escape(cells.map(nameOf).join("|"))}">
<p><strong>${check}</strong> ${escape(says)}</p>
${words ? `<p class="words">“<bdi>${escape(words)}</bdi>”</p>` : ""}
${selector ? `<p><code>${escape(selector)}</code></p>` : ""}
${picture ? image(picture, "The element on its page") : ""}
<details><summary>${cells.length === 1 ? "1 cell" : `${cells.length} cells`}: ${escape(nameOf(cells[0]!))}</summary><ul class="cells">${where.join("")}</ul></details>
</li>`;
}
