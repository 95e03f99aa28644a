import { colorPairs, contrast } from "#app/validation/contrast.ts";

import type { ContentFiles } from "./content-files.server.ts";
import { type Problem, problemAt } from "./problem.ts";

/** Checks the colors of the file together with the defaults for those that it omits. */
export function checkTheme({ theme }: Pick<ContentFiles, "theme">): Problem[] {
  if (!theme) return [];
  return colorPairs(theme.value).flatMap(({ path, color, on, ground, least }) => {
    const ratio = contrast(color, on);
    if (ratio >= least) return [];
    const shown = Math.floor(ratio * 100) / 100;
    const text = `${color} on ${on} (${ground}) has a contrast of ${shown}:1, expected ${least}:1`;
    return [problemAt(theme, path, text, "contrast of colors")];
  });
}
