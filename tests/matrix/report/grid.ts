import { type Cell, nameOf } from "../cell.ts";
import { escape, image } from "./html.ts";

/** A table of thumbnails: a row for each site, a column for each route, in it one for each width. */
export function grid(cells: readonly Cell[], changed: ReadonlySet<Cell>): string {
  const sites = [...new Set(cells.map(({ site }) => site))];
  const routes = [...new Set(cells.map(({ route }) => route))];
  const places = Map.groupBy(cells, ({ site, route }) => `${site} ${route}`);
  const head = routes.map((route) => `<th scope="col" data-route="${escape(route)}">${escape(route)}</th>`);
  const rows = sites.map((site) => {
    const columns = routes.map((route) => {
      const pictures = (places.get(`${site} ${route}`) ?? []).map((cell) =>
        gridCell(cell, changed.has(cell)),
      );
      return `<td data-route="${escape(route)}">${pictures.join("")}</td>`;
    });
    return `<tr data-site="${site}"><th scope="row">${site}</th>${columns.join("\n")}</tr>`;
  });
  return `<div class="scroll" role="region" aria-label="Grid of pages" tabindex="0"><table><thead><tr><th scope="col">site</th>${head.join("")}</tr></thead><tbody>${rows.join("\n")}</tbody></table></div>`;
}

function gridCell(cell: Cell, isChanged: boolean): string {
  const { site, route, width, findings, pictures } = cell;
  const checks = [...new Set(findings.map(({ check }) => check))];
  const state = checks.length > 0 ? `✗ ${checks.join(", ")}` : "✓";
  const picture = pictures
    ? image(pictures.thumbnail, `${site} ${route} at ${width} pixels`, 'width="100" height="150"')
    : "";
  return `<figure data-cell="${escape(nameOf(cell))}" data-width="${width}" data-checks="${checks.join(" ")}"${isChanged ? " data-changed" : ""}>${picture}<figcaption>${width} ${state}${isChanged ? " · changed" : ""}</figcaption></figure>`;
}
