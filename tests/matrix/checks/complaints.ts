import { missingPath } from "#tests/support/paths.ts";

import type { Check } from "../check.ts";

/** The browser has nothing to complain about: no error on the console, no request that fails. */
export const complaints: Check = ({ route, complaints: lines }) =>
  [...new Set(lines)]
    .filter((line) => !(route === missingPath && line.includes("404")))
    .map((line) => ({ says: line.slice(0, 300) }));
