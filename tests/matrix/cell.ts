import type { Finding } from "./check.ts";
import type { EngineName } from "./engines.ts";
import type { Pictures } from "./pictures.ts";

/** What a check found, with a picture of it where it can be seen. */
export type CellFinding = Finding & { check: string; picture?: Buffer };

/** One site, one route, one width, in one browser. */
export type Cell = {
  browser: EngineName;
  site: string;
  route: string;
  width: number;
  /** Of the last look. */
  findings: CellFinding[];
  /** Of earlier looks, and not of the last. */
  flaky: CellFinding[];
  /** How often the page was looked at again. */
  retries: number;
  /** Of the page with all its widths. */
  milliseconds: number;
  /** None of a page that could not be opened. */
  pictures?: Pictures;
  /** File in the folder of the report, of a page that was looked at again. */
  trace?: string;
};

export const nameOf = ({ browser, site, route, width }: Pick<Cell, "browser" | "site" | "route" | "width">) =>
  `${browser} ${site} ${route} ${width}`;

/** For files: addresses may have any letters. */
export const fileNameOf = (cell: Parameters<typeof nameOf>[0]) => {
  const route = encodeURIComponent(cell.route.slice(1) || "home")
    .replaceAll(/%2F/g, "~")
    .replaceAll("%", "+");
  return `${cell.browser}/${cell.site}/${route.slice(0, 120)}-${cell.width}`;
};

export const isFailing = ({ findings }: Pick<Cell, "findings">) => findings.length > 0;

/** Where `npm start` and `npm run dev` show the page. */
export const addressOf = ({ site, route }: Pick<Cell, "site" | "route">) =>
  `http://${site}.localhost:3000${route}`;
