import { type Cell, type CellFinding, nameOf } from "../cell.ts";
import { cellLink, escape, image, traceLink } from "./html.ts";

/** A finding with all cells that have it. */
export type Failure = CellFinding & { cells: Cell[] };

export function lineOf({ check, says, words, selector }: CellFinding): string {
  const about = [words && `“${words.slice(0, 60)}”`, selector].filter(Boolean).join(" in ");
  return `${check}: ${says}${about && `: ${about}`}`;
}

/** Merges equal findings of several pages or widths, so that each is listed once. */
export function gatherFailures(
  cells: readonly Cell[],
  findingsOf: (cell: Cell) => CellFinding[] = ({ findings }) => findings,
): Failure[] {
  const failures = new Map<string, Failure>();
  for (const cell of cells) {
    for (const finding of findingsOf(cell)) {
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

export function failureList(failures: readonly Failure[], none = "Nothing is wrong."): string {
  if (failures.length === 0) return `<p>${none}</p>`;
  return `<ol class="failures">${failures.map(failureItem).join("\n")}</ol>`;
}

/** An attribute lists the cells, for the filters. */
function failureItem({ check, says, selector, words, picture, cells }: Failure): string {
  const where = cells.map((cell) => `<li>${cellLink(cell)}${traceLink(cell)}</li>`);
  return `<li data-check="${check}" data-cells="${escape(cells.map(nameOf).join("|"))}">
<p><strong>${check}</strong> ${escape(says)}</p>
${words ? `<p class="words">“<bdi>${escape(words)}</bdi>”</p>` : ""}
${selector ? `<p><code>${escape(selector)}</code></p>` : ""}
${picture ? `<button type="button" data-enlarge>${image(picture, "The element on its page")}</button>` : ""}
<details><summary>${cells.length === 1 ? "1 cell" : `${cells.length} cells`}: ${escape(nameOf(cells[0]!))}</summary><ul class="cells">${where.join("")}</ul></details>
</li>`;
}
