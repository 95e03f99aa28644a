import { missingPath } from "#tests/support/paths.ts";

import type { Check } from "../check.ts";

/** The page is there, and the missing one is not. */
export const answer: Check = ({ route, status }) => {
  const wanted = route === missingPath ? 404 : 200;
  return status === wanted ? [] : [{ says: `status ${status} instead of ${wanted}` }];
};
