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
  vi: "latin-vietnamese",
};

/** Letters that a file holds together with the Latin ones. */
const joinedWithLatin: Partial<Record<Letters, Letters>> = {
  cyrillic: "latin-cyrillic",
  "cyrillic-ext": "latin-cyrillic-ext",
  "cyrillic-more": "latin-cyrillic-more",
  greek: "latin-greek",
  "latin-ext": "latin-marks",
  "latin-vietnamese": "latin-vietnamese",
};

const hasFile = (family: Family, letters: Letters | undefined) =>
  faces.some((face) => face.family === family && face.letters === letters);

/** The letters that a site's pages cannot be rendered without; the Latin ones have figures, spaces and product names. */
function lettersOf({ languageTag }: FontsOf) {
  const language = languageTag.split("-", 1)[0]!;
  const scriptCode = scriptOf(languageTag) ?? "";
  const script = ofScript[scriptCode];
  const ofItsOwn = ofLanguage[`${language}-${scriptCode}`] ?? ofLanguage[language];
  const latin: Letters = script || language === "en" ? "latin-basic" : "latin";
  const separate = [latin, script, ofItsOwn].filter((letters) => letters !== undefined);
  return { joined: joinedWithLatin[ofItsOwn ?? script ?? "latin"], separate };
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
  const { joined, separate } = lettersOf(site);
  // Headings first: they are what a page is known by.
  for (const family of [
    site.greece ? "fira" : "oswald",
    hasFile("joined", joined) ? "joined" : "text",
  ] as const) {
    const needed = new Set(hasFile(family, joined) ? [joined!] : separate);
    for (const { family: itsFamily, letters, weight, rule, href } of faces) {
      if (itsFamily !== family || !(everywhere.has(letters) || needed.has(letters))) continue;
      chosen.faces += rule;
      // Medium and bold text comes when the page has some.
      const isFirst = family !== "joined" || weight === "400";
      if (href && isFirst && needed.has(letters)) chosen.preloads.push(preloadOf(href));
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
 * once more by a sheet that comes later, browsers would look for each font again and render the text anew.
 */
export const fontFaces = (site: FontsOf): string => fontsOf(site).faces;

/** The font files that a site's pages cannot be drawn without, for `<link rel="preload">`. Browsers know none. */
export const fontPreloads = (site: FontsOf): FontPreload[] => fontsOf(site).preloads;
