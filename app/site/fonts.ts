import { type Family, faces, type Letters } from "virtual:fonts";

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

/** Of languages, or of those in one script, that need more than the letters of their script. */
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
  "sr-Cyrl": "cyrillic-more",
  tr: "latin-ext",
  vi: "vietnamese",
};

/** Letters that a file of headings holds together with the Latin ones. */
const joinedWithLatin: Partial<Record<Letters, Letters>> = {
  cyrillic: "latin-cyrillic",
  "cyrillic-ext": "latin-cyrillic-ext",
  "cyrillic-more": "latin-cyrillic-more",
  greek: "latin-greek",
  "latin-ext": "latin-marks",
};

/** The letters of a family that a site's pages cannot be drawn without; the Latin ones have figures, spaces and product names. */
function neededBy({ languageTag }: FontsOf, family: Family): Set<Letters> {
  const language = languageTag.split("-", 1)[0]!;
  const scriptCode = scriptOf(languageTag) ?? "";
  const script = ofScript[scriptCode];
  const ofItsOwn = ofLanguage[`${language}-${scriptCode}`] ?? ofLanguage[language];
  const joined = joinedWithLatin[ofItsOwn ?? script ?? "latin"];
  if (faces.some((face) => face.family === family && face.letters === joined)) return new Set([joined!]);
  const latin: Letters = script || language === "en" ? "latin-basic" : "latin";
  return new Set([latin, script, ofItsOwn].filter((letters) => letters !== undefined));
}

type SiteFonts = { faces: string; preloads: FontPreload[] };
type FontPreload = { rel: "preload"; as: "font"; type: string; href: string; crossOrigin: "anonymous" };

/** Of each site that pages were drawn for. */
const known = new Map<string, SiteFonts>();

function fontsOf(site: FontsOf): SiteFonts {
  const key = `${site.languageTag} ${site.greece}`;
  let fonts = known.get(key);
  if (!fonts) known.set(key, (fonts = chooseFonts(site)));
  return fonts;
}

function chooseFonts(site: FontsOf): SiteFonts {
  const chosen: SiteFonts = { faces: "", preloads: [] };
  for (const family of ["text", site.greece ? "fira" : "oswald"] as const) {
    const needed = neededBy(site, family);
    for (const { family: itsFamily, letters, rule, href } of faces) {
      if (itsFamily !== family || !(everywhere.has(letters) || needed.has(letters))) continue;
      chosen.faces += rule;
      if (href && needed.has(letters)) chosen.preloads.push(preloadOf(href));
    }
  }
  return chosen;
}

const preloadOf = (href: string): FontPreload => ({
  rel: "preload",
  as: "font",
  type: "font/woff2",
  href,
  // Fonts are always fetched without credentials; without this the file would come twice.
  crossOrigin: "anonymous",
});

/**
 * The rules that name a site's font files, with the system's stand-ins. They stand in each page, and only there: named
 * once more by a sheet that comes later, a font would come late and move what is already read.
 */
export const fontFaces = (site: FontsOf): string => fontsOf(site).faces;

/** The font files that a site's pages cannot be drawn without, for `<link rel="preload">`. Browsers know none. */
export const fontPreloads = (site: FontsOf): FontPreload[] => fontsOf(site).preloads;
