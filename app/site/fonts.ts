import { faces, files } from "virtual:fonts";

import type { Site } from "./site.ts";

type Subset = "latin" | "latin-ext" | "cyrillic" | "cyrillic-ext" | "greek";

/** Of headings extensions are missing on purpose: not every page has one of their letters in a heading. */
const inHeadings: Subset[] = ["latin", "cyrillic", "greek"];

/** Besides Latin, which every page needs for its figures, spaces and product names. */
const subsets: Record<string, Subset[]> = {
  bg: ["cyrillic"],
  cs: ["latin-ext"],
  el: ["greek"],
  hu: ["latin-ext"],
  kk: ["cyrillic", "cyrillic-ext"],
  lv: ["latin-ext"],
  pl: ["latin-ext"],
  ro: ["latin-ext"],
  ru: ["cyrillic"],
  sk: ["latin-ext"],
  "sr-Latn": ["latin-ext"],
  uk: ["cyrillic"],
};

/**
 * The rules that name the font files. They stand in each page, and only there: named once more by a sheet that comes
 * later, a font would come late and move what is already read.
 */
export { faces as fontFaces };

/** The font files that a site's pages cannot be drawn without, for `<link rel="preload">`. Browsers know none. */
export function fontPreloads({ languageTag, greece }: Pick<Site, "languageTag" | "greece">) {
  const needed: Subset[] = ["latin", ...(subsets[languageTag] ?? [])];
  const heading = (subset: Subset) =>
    greece ? `fira-sans-extra-condensed-${subset}-600-normal` : `oswald-${subset}-wght-normal`;
  return needed
    .flatMap((subset) => [
      `noto-sans-${subset}-wght-normal`,
      ...(inHeadings.includes(subset) ? [heading(subset)] : []),
    ])
    .map((name) => files[`${name}.woff2`])
    .filter((href) => href !== undefined)
    .map((href) => ({
      rel: "preload",
      as: "font",
      type: "font/woff2",
      href,
      // Fonts are always fetched without credentials; without this the file would come twice.
      crossOrigin: "anonymous" as const,
    }));
}
