import type { Finding } from "./check.ts";
import type { EngineName } from "./engines.ts";
import type { Pictures } from "./pictures.ts";

/** A finding of a check, with a picture if it is visible. */
export type CellFinding = Finding & { check: string; picture?: Buffer };

/** One site, one route, one width, in one browser. */
export type Cell = {
  browser: EngineName;
  site: string;
  route: string;
  width: number;
  /** Findings of the last attempt. */
  findings: CellFinding[];
  /** Findings of earlier attempts that the last one does not have. */
  flaky: CellFinding[];
  /** Number of repeated attempts. */
  retries: number;
  /** Time for the page with all its widths. */
  milliseconds: number;
  /** Missing for a page that could not be opened. */
  pictures?: Pictures;
  /** File in the report's folder, for a page with repeated attempts. */
  trace?: string;
};

export const nameOf = ({ browser, site, route, width }: Pick<Cell, "browser" | "site" | "route" | "width">) =>
  `${browser} ${site} ${route} ${width}`;

/** A name for files; addresses may contain any characters. */
export const fileNameOf = (cell: Parameters<typeof nameOf>[0]) => {
  const route = encodeURIComponent(cell.route.slice(1) || "home")
    .replaceAll(/%2F/g, "~")
    .replaceAll("%", "+");
  return `${cell.browser}/${cell.site}/${route.slice(0, 120)}-${cell.width}`;
};

export const isFailing = ({ findings }: Pick<Cell, "findings">) => findings.length > 0;

/** URL of the page with `npm start` and `npm run dev`. */
export const addressOf = ({ site, route }: Pick<Cell, "site" | "route">) =>
  `http://${site}.localhost:3000${route}`;
