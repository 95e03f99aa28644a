import type { Change } from "../accepted.ts";
import { type Cell, nameOf } from "../cell.ts";
import { cellLink, escape, image } from "./html.ts";

export type ChangedCell = { cell: Cell; change: Change };

/** Differences from the accepted pictures, the largest first. */
export function changeList(changes: readonly ChangedCell[]): string {
  const items = changes
    .toSorted((a, b) => b.change.share - a.change.share)
    .map(({ cell, change }) => {
      const { before, after, difference, share } = change;
      const pictures = Object.entries({ before, after, difference }).map(
        ([name, picture]) =>
          `<figure><button type="button" data-enlarge>${image(picture, `${nameOf(cell)}: ${name}`)}</button><figcaption>${name}</figcaption></figure>`,
      );
      const percent = `${(share * 100).toFixed(share < 0.01 ? 2 : 0)} %`;
      return `<li data-cells="${escape(nameOf(cell))}"><p><strong>${cellLink(cell)}</strong> ${percent} of the picture</p><div class="change">${pictures.join("")}</div></li>`;
    });
  return `<ol class="failures">${items.join("\n")}</ol>`;
}
