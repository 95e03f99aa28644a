import { type Family, faces, type Letters } from "virtual:fonts";

import { scriptOf } from "./format.ts";
import type { Site } from "./site.ts";

type FontsOf = Pick<Site, "languageTag" | "greece">;

/** Every site may contain these, for example in names, addresses and units (Ω). */
const alwaysIncluded = new Set<Letters>([
  "latin",
  "latin-ext",
  "latin-names",
  "cyrillic",
  "cyrillic-more",
  "cyrillic-ext",
  "greek",
  "currency",
]);

const lettersByScript: Record<string, Letters> = {
  Arab: "arabic",
  Armn: "armenian",
  Cyrl: "cyrillic",
  Geor: "georgian",
  Grek: "greek",
  Hebr: "hebrew",
  Thai: "thai",
};

/** Languages, or language and script, that need more than their script's subset. */
const lettersByLanguage: Record<string, Letters> = {
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

/** Subsets that one file combines with Latin. */
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

/** Subsets needed to render a site's pages. The Latin one has digits, spaces and product names. */
function lettersOf({ languageTag }: FontsOf) {
  const language = languageTag.split("-", 1)[0]!;
  const scriptCode = scriptOf(languageTag) ?? "";
  const script = lettersByScript[scriptCode];
  const own = lettersByLanguage[`${language}-${scriptCode}`] ?? lettersByLanguage[language];
  const latin: Letters = script || language === "en" ? "latin-basic" : "latin";
  const separate = [latin, script, own].filter((letters) => letters !== undefined);
  return { joined: joinedWithLatin[own ?? script ?? "latin"], separate };
}

type SiteFonts = { faces: string; preloads: FontPreload[] };
type FontPreload = { rel: "preload"; as: "font"; type: string; href: string; crossOrigin: "anonymous" };

const cache = new Map<string, SiteFonts>();

function fontsOf(site: FontsOf): SiteFonts {
  const key = `${site.languageTag} ${site.greece}`;
  let fonts = cache.get(key);
  if (!fonts) cache.set(key, (fonts = chooseFonts(site)));
  return fonts;
}

function chooseFonts(site: FontsOf): SiteFonts {
  const chosen: SiteFonts = { faces: "", preloads: [] };
  const { joined, separate } = lettersOf(site);
  for (const family of [
    site.greece && faces.some((face) => face.family === "greek") ? "greek" : "heading",
    hasFile("joined", joined) ? "joined" : "text",
  ] as const) {
    const needed = new Set(hasFile(family, joined) ? [joined!] : separate);
    const ofFamily = faces.filter((face) => face.family === family);
    // If ranges overlap, browsers use the later file: letters of a preloaded one are never loaded again.
    for (const { letters, weight, rule, href } of [
      ...ofFamily.filter((face) => alwaysIncluded.has(face.letters) && !needed.has(face.letters)),
      ...ofFamily.filter((face) => needed.has(face.letters)),
    ]) {
      chosen.faces += rule;
      // Only the regular weight is preloaded.
      const isFirst = family === "heading" || family === "greek" || weight.startsWith("400");
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
  // Fonts are fetched anonymously. A preload without this attribute would be fetched twice.
  crossOrigin: "anonymous",
});

/** `@font-face` rules, inlined in each page. Repeating them in a style sheet would make browsers reload fonts and repaint. */
export const fontFaces = (site: FontsOf): string => fontsOf(site).faces;

export const fontPreloads = (site: FontsOf): FontPreload[] => fontsOf(site).preloads;
