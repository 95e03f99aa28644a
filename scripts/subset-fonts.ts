/**
 * Makes the site's font files before a build: those of fontsource with the letters and weights that the site uses.
 * Its Latin extension alone would be 168 KB for the sake of one Czech name.
 */
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

import subsetFont from "subset-font";
import type { Plugin } from "vite";

import { projectRoot } from "../app/server/project-root.server.ts";
import { assetAddress } from "./asset-address.ts";

const folder = join(projectRoot, "styles/fonts");
const sheet = join(folder, "fonts.css");

const moduleName = "virtual:fonts";

type Family = {
  name: string;
  package: string;
  /** Beginning and end of the file names, around the subset. */
  file: readonly [string, string];
  /** Lightest and heaviest; the same for a font that has one. */
  weights: readonly [number, number];
};

const families: Family[] = [
  {
    name: "Noto Sans Variable",
    package: "@fontsource-variable/noto-sans",
    file: ["noto-sans-", "-wght-normal"],
    weights: [400, 600],
  },
  {
    name: "Oswald Variable",
    package: "@fontsource-variable/oswald",
    file: ["oswald-", "-wght-normal"],
    weights: [600, 600],
  },
  {
    name: "Fira Sans Extra Condensed",
    package: "@fontsource/fira-sans-extra-condensed",
    file: ["fira-sans-extra-condensed-", "-600-normal"],
    weights: [600, 600],
  },
];

/** What is left of fontsource's subsets. */
const ranges: Record<string, string> = {
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+2215,U+FEFF,U+FFFD",
  // The languages of Europe, and signs of currencies.
  "latin-ext":
    "U+0100-0130,U+0132-0151,U+0154-017F,U+0192,U+0218-021B,U+02C7,U+02D8-02D9,U+02DB,U+02DD,U+1E80-1E85,U+1E9E,U+20A0-20AB,U+20AD-20B3,U+20B5-20C0,U+2113",
  cyrillic: "U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116",
  "cyrillic-ext": "U+0462-0463,U+0472-0475,U+048A-048F,U+0492-04AF,U+04B2-04FF,U+20B4",
  greek: "U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF",
  "greek-ext": "U+1F00-1FFF",
  vietnamese: "U+0300,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9",
};

/** Browsers get the files, the server their addresses and the rules that name them. */
export const subsetFonts = (): Plugin => ({
  name: "subset-fonts",
  async buildStart() {
    if (!existsSync(sheet) || statSync(sheet).mtimeMs < statSync(import.meta.filename).mtimeMs)
      await makeFonts();
    const { name, mode } = this.environment;
    if (name !== "client" || mode !== "build") return;
    for (const { path, address } of fontFiles())
      this.emitFile({ type: "asset", fileName: address.slice(1), source: readFileSync(path) });
  },
  resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
  load(id) {
    if (id !== `\0${moduleName}`) return undefined;
    const { name, mode } = this.environment;
    if (name === "client") return `export const files = {}, faces = "";`;
    const files: Record<string, string> = {};
    let faces = readFileSync(sheet, "utf8").replaceAll(/\n */g, "");
    for (const { path, address } of fontFiles()) {
      const file = basename(path);
      files[file] = mode === "build" ? address : `/styles/fonts/${file}`;
      faces = faces.replace(`./${file}`, files[file]);
    }
    return `export const files = ${JSON.stringify(files)}, faces = ${JSON.stringify(faces)};`;
  },
});

/** With the addresses that they have in the built site. */
const fontFiles = () =>
  globSync(join(folder, "*.woff2")).map((path) => ({
    path,
    address: assetAddress(basename(path, ".woff2"), "woff2", readFileSync(path)),
  }));

async function makeFonts(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const faces: string[] = [];
  for (const family of families)
    for (const [subset, range] of Object.entries(ranges)) {
      const face = await makeFace(family, subset, range);
      if (face) faces.push(face);
    }
  // Last: it says that all files are there.
  writeFileSync(sheet, faces.join("\n"));
}

/**
 * `optional`: a font that is not there with the first paint is for the next page, and nothing moves.
 * @returns nothing where the family has no letters  of that subset
 */
async function makeFace(family: Family, subset: string, range: string): Promise<string | undefined> {
  const { name, file, weights } = family;
  const fileName = `${file.join(subset)}.woff2`;
  const source = join(projectRoot, "node_modules", family.package, "files", fileName);
  if (!existsSync(source)) return undefined;
  const [min, max] = weights;
  const font = await subsetFont(readFileSync(source), lettersOf(range), {
    targetFormat: "woff2",
    // Of Latin letters no other shapes are wanted; Bulgarian and others have some of their own.
    noLayoutClosure: subset.startsWith("latin"),
    ...(file[1].includes("-wght-") && { variationAxes: { wght: min < max ? { min, max } : min } }),
  });
  writeFileSync(join(folder, fileName), font);
  return `@font-face {
  font-family: "${name}";
  font-style: normal;
  font-display: optional;
  font-weight: ${min < max ? `${min} ${max}` : min};
  src: url("./${fileName}") format("woff2");
  unicode-range: ${range};
}`;
}

/** @param range as in CSS: `U+0000-00FF,U+0131` */
const lettersOf = (range: string): string =>
  range
    .split(",")
    .map((part) => {
      const [from = 0, to = from] = part
        .slice(2)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
    })
    .join("");
