import { type FontFace, faces, type Letters } from "virtual:fonts";

import { scriptOf } from "./script.ts";
import type { Site } from "./site.ts";

type FontsOf = Pick<Site, "languageTag" | "greece">;

/** Content has words of these on every site: a shop in Sofia, an address in Athens, 32 Ω. */
const everywhere = new Set<Letters>([
  "latin",
  "latin-ext",
  "cyrillic",
  "cyrillic-more",
  "cyrillic-ext",
  "greek",
  "currency",
]);

const ofScript: Record<string, Letters> = {
  Arab: "arabic",
  Armn: "armenian",
  Cyrl: "cyrillic",
  Geor: "georgian",
  Grek: "greek",
  Hebr: "hebrew",
  Thai: "thai",
};

/** Of languages that need more than the letters of their script. */
const ofLanguage: Record<string, Letters> = {
  az: "latin-ext",
  be: "cyrillic-more",
  bs: "latin-ext",
  cs: "latin-ext",
  hr: "latin-ext",
  hu: "latin-ext",
  kk: "cyrillic-ext",
  ky: "cyrillic-ext",
  lt: "latin-ext",
  lv: "latin-ext",
  mk: "cyrillic-more",
  mn: "cyrillic-ext",
  pl: "latin-ext",
  ro: "latin-ext",
  sk: "latin-ext",
  sl: "latin-ext",
  sr: "latin-ext",
  tr: "latin-ext",
  vi: "vietnamese",
};

/** Missing there on purpose: not every page has one of their letters in a heading. */
const notInHeadings = new Set<Letters>(["latin-ext", "cyrillic-more", "cyrillic-ext"]);

/** The letters that a site's pages cannot be drawn without; the Latin ones have figures, spaces and product names. */
function neededBy({ languageTag }: FontsOf): Set<Letters> {
  const language = languageTag.split("-", 1)[0]!;
  const script = ofScript[scriptOf(languageTag) ?? ""];
  const latin: Letters = script || language === "en" ? "latin-basic" : "latin";
  return new Set<Letters>([latin, script, ofLanguage[language]].filter((letters) => letters !== undefined));
}

const isOfFamily = ({ family }: FontFace, { greece }: FontsOf) =>
  family === "text" || family === (greece ? "fira" : "oswald");

/**
 * The rules that name a site's font files, with the system's stand-ins. They stand in each page, and only there: named
 * once more by a sheet that comes later, a font would come late and move what is already read.
 */
export function fontFaces(site: FontsOf): string {
  const needed = neededBy(site);
  return faces
    .filter((face) => isOfFamily(face, site) && (everywhere.has(face.letters) || needed.has(face.letters)))
    .map(({ rule }) => rule)
    .join("");
}

/** The font files that a site's pages cannot be drawn without, for `<link rel="preload">`. Browsers know none. */
export function fontPreloads(site: FontsOf) {
  const needed = neededBy(site);
  return faces.flatMap((face) => {
    const { family, letters, href } = face;
    const isNeeded = needed.has(letters) && (family === "text" || !notInHeadings.has(letters));
    if (!href || !isNeeded || !isOfFamily(face, site)) return [];
    return {
      rel: "preload",
      as: "font",
      type: "font/woff2",
      href,
      // Fonts are always fetched without credentials; without this the file would come twice.
      crossOrigin: "anonymous" as const,
    };
  });
}
