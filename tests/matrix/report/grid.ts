import { type Cell, nameOf } from "../cell.ts";
import { cellLink, escape, image, pictureOf, traceLink } from "./html.ts";

export type Marks = { changed: ReadonlySet<Cell>; added: ReadonlySet<Cell> };

/** A table of thumbnails: one row per site, one column per route; each cell of it has all browsers and widths. */
export function grid(cells: readonly Cell[], marks: Marks): string {
  const sites = [...new Set(cells.map(({ site }) => site))];
  const routes = [...new Set(cells.map(({ route }) => route))];
  const places = Map.groupBy(cells, ({ site, route }) => `${site} ${route}`);
  const head = routes.map((route) => `<th scope="col" data-route="${escape(route)}">${escape(route)}</th>`);
  const rows = sites.map((site) => {
    const columns = routes.map((route) => {
      const pictures = (places.get(`${site} ${route}`) ?? []).map((cell) => gridCell(cell, marks));
      return `<td data-route="${escape(route)}">${pictures.join("")}</td>`;
    });
    return `<tr data-site="${site}"><th scope="row">${site}</th>${columns.join("\n")}</tr>`;
  });
  return `<div class="scroll" role="region" aria-label="Grid of pages" tabindex="0"><table><thead><tr><th scope="col">site</th>${head.join("")}</tr></thead><tbody>${rows.join("\n")}</tbody></table></div>`;
}

function gridCell(cell: Cell, { changed, added }: Marks): string {
  const { browser, site, route, width, findings, flaky, pictures } = cell;
  const checks = [...new Set(findings.map(({ check }) => check))];
  const state = [
    checks.length > 0 ? `✗ ${checks.join(", ")}` : "✓",
    ...(flaky.length > 0 ? ["flaky"] : []),
    ...(added.has(cell) ? ["new"] : []),
  ];
  const alt = `${site} ${route} at ${width} pixels in ${browser}`;
  const picture = pictures
    ? `<a href="${pictureOf(cell)}" data-enlarge>${image(pictures.thumbnail, alt, 'width="100" height="150"')}</a>`
    : "";
  return `<figure data-cell="${escape(nameOf(cell))}" data-checks="${checks.join(" ")}"${changed.has(cell) ? " data-changed" : ""}>${picture}<figcaption>${cellLink(cell, `${browser} ${width}`)} ${state.join(" · ")}${traceLink(cell)}</figcaption></figure>`;
}
