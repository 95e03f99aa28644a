import firaGreek from "../../styles/fonts/fira-sans-extra-condensed-greek-600-normal.woff2?url";
import firaLatin from "../../styles/fonts/fira-sans-extra-condensed-latin-600-normal.woff2?url";
import notoCyrillicExt from "../../styles/fonts/noto-sans-cyrillic-ext-wght-normal.woff2?url";
import notoCyrillic from "../../styles/fonts/noto-sans-cyrillic-wght-normal.woff2?url";
import notoGreek from "../../styles/fonts/noto-sans-greek-wght-normal.woff2?url";
import notoLatinExt from "../../styles/fonts/noto-sans-latin-ext-wght-normal.woff2?url";
import notoLatin from "../../styles/fonts/noto-sans-latin-wght-normal.woff2?url";
import oswaldCyrillic from "../../styles/fonts/oswald-cyrillic-wght-normal.woff2?url";
import oswaldLatin from "../../styles/fonts/oswald-latin-wght-normal.woff2?url";

import type { Site } from "./site.ts";

type Subset = "latin" | "latin-ext" | "cyrillic" | "cyrillic-ext" | "greek";

const body: Record<Subset, string> = {
  latin: notoLatin,
  "latin-ext": notoLatinExt,
  cyrillic: notoCyrillic,
  "cyrillic-ext": notoCyrillicExt,
  greek: notoGreek,
};

/** Extensions are missing on purpose: not every page has one of their letters in a heading. */
const oswald: Partial<Record<Subset, string>> = { latin: oswaldLatin, cyrillic: oswaldCyrillic };
const fira: Partial<Record<Subset, string>> = { latin: firaLatin, greek: firaGreek };

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

/** The font files that a site's pages cannot be drawn without, for `<link rel="preload">`. */
export function fontPreloads({ languageTag, greece }: Pick<Site, "languageTag" | "greece">) {
  const needed: Subset[] = ["latin", ...(subsets[languageTag] ?? [])];
  const heading = greece ? fira : oswald;
  return needed
    .flatMap((subset) => [body[subset], heading[subset]])
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
