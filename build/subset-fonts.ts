/** Creates the site's font files before a build, reduced to the used letters and weights. The full Latin extension has 168 KB. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { FontFace, Letters } from "virtual:fonts";
import type { Plugin } from "vite";

import { projectRoot } from "../app/server/ops/project-root.server.ts";
import { readTheme } from "../app/server/ops/theme.server.ts";
import { assetAddress } from "./compressed-assets.ts";
import { fontFallbacks } from "./font-fallbacks.ts";
import { familyNames, type FontFile, fontFiles } from "./font-families.ts";
import { ranges } from "./letter-ranges.ts";

/** Hash of the theme and of the code that generates the files. */
const version = createHash("sha256")
  .update(JSON.stringify([readTheme().fonts, fontFiles, ranges]))
  .update(fontFiles.map(({ source }) => statSync(source).size).join())
  .update(readFileSync(join(import.meta.dirname, "subset-fonts.ts")))
  .update(readFileSync(join(import.meta.dirname, "font-fallbacks.ts")))
  .digest("hex")
  .slice(0, 12);

/** One folder per version, because two brands may be built at the same time. */
const folderPath = `styles/fonts/${version}`;
const folder = join(projectRoot, folderPath);
const sheet = join(folder, "fonts.css");

const moduleName = "virtual:fonts";
/** For pages of the development server; built pages have the rules inline. */
const sheetName = "virtual:fonts.css";

/** Emits the files for browsers; provides URLs and `@font-face` rules to the server. */
export const subsetFonts = (): Plugin => ({
  name: "subset-fonts",
  async buildStart() {
    if (!existsSync(sheet)) await makeFonts();
    const { name, mode } = this.environment;
    if (name !== "client" || mode !== "build") return;
    for (const file of fontFiles)
      this.emitFile({
        type: "asset",
        fileName: addressOf(file).slice(1),
        source: readFileSync(pathOf(file)),
      });
  },
  resolveId: (id) => (id === moduleName ? `\0${moduleName}` : id === sheetName ? sheet : undefined),
  load(id) {
    if (id !== `\0${moduleName}`) return undefined;
    const { name, mode } = this.environment;
    const address = mode === "build" ? addressOf : (file: FontFile) => `/${folderPath}/${file.name}.woff2`;
    return `export const faces = ${JSON.stringify(name === "client" ? [] : faces(address))};`;
  },
});

const pathOf = ({ name }: FontFile) => join(folder, `${name}.woff2`);

const addressOf = (file: FontFile) => assetAddress(file.name, "woff2", readFileSync(pathOf(file)));

const faces = (address: (file: FontFile) => string): FontFace[] => [
  ...fontFiles.map((file) => {
    const { family, letters, weight } = file;
    return { family, letters, weight, rule: ruleOf(file, address(file)), href: address(file) };
  }),
  ...fontFallbacks(),
];

/** `swap` shows the web font on the first page too. The adjusted fallbacks prevent layout shifts. */
const ruleOf = ({ family, letters, weight }: FontFile, href: string) =>
  `@font-face{font-family:"${familyNames[family]}";font-display:swap;font-weight:${weight};src:url("${href}") format("woff2");unicode-range:${ranges[letters]}}`;

async function makeFonts(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const file of fontFiles) await makeFont(file);
  // Written last: it marks all files as complete.
  writeFileSync(
    sheet,
    faces(({ name }) => `./${name}.woff2`)
      .map(({ rule }) => `${rule}\n`)
      .join(""),
  );
}

/** Subsets without alternate glyphs. Others need them, for example Bulgarian forms and Arabic joining. */
const withoutAlternates = new Set<Letters>([
  "latin",
  "latin-basic",
  "latin-ext",
  "latin-names",
  "latin-marks",
  "currency",
  "greek",
  "latin-greek",
  "latin-cyrillic-ext",
]);

type Options = NonNullable<Parameters<typeof subsetFont>[2]> & { noHinting: boolean };

async function makeFont(file: FontFile): Promise<void> {
  const source = readFileSync(file.source);
  const options: Options = {
    targetFormat: "woff2",
    noLayoutClosure: withoutAlternates.has(file.letters),
    // Hinting is used only by old Windows versions, and takes a third of the Greek heading fonts.
    noHinting: true,
    ...(file.axes && { variationAxes: file.axes }),
  };
  const font = await subsetFont(source, lettersIn(ranges[file.letters]), options);
  writeFileSync(pathOf(file), font);
}

const lettersIn = (range: string): string =>
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
