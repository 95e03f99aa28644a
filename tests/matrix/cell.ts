import type { Finding } from "./check.ts";
import type { Pictures } from "./pictures.ts";

/** What a check found, with a picture of it where it can be seen. */
export type CellFinding = Finding & { check: string; picture?: Buffer };

/** One site, one route, one width. */
export type Cell = {
  site: string;
  route: string;
  width: number;
  findings: CellFinding[];
  /** None of a page that could not be opened. */
  pictures?: Pictures;
};

export const nameOf = ({ site, route, width }: Pick<Cell, "site" | "route" | "width">) =>
  `${site} ${route} ${width}`;
