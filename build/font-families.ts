/** Generates the font files for pages from the fonts in `theme.yaml`: each has the letters of one subset. */
import type { Family, Letters } from "virtual:fonts";

import { isVariable, isWhole, staticFiles, variableFile } from "../app/server/ops/theme-fonts.server.ts";
import { readTheme } from "../app/server/ops/theme.server.ts";
import type { FontFamily, FontScript, FontSource } from "../app/validation/theme.schema.ts";
import { headingFamilyName } from "./theme.ts";

export type FontFile = {
  family: Family;
  letters: Letters;
  /** Absolute path. */
  source: string;
  name: string;
  /** CSS syntax: one weight, or the lightest and heaviest. */
  weight: string;
  axes?: Record<string, number | { min: number; max: number }>;
};

const { text, heading, greek } = readTheme().fonts;

/** Font families by role, as far as the theme has them. */
export const families: Partial<Record<Family, FontFamily>> = { text, joined: text, heading, greek };

export const familyNames: Record<Family, string> = {
  text: text.name,
  joined: text.name,
  heading: headingFamilyName(text, heading),
  greek: greek ? headingFamilyName(text, greek) : "",
};

const separate: Record<FontScript, Letters[]> = {
  latin: ["latin", "latin-basic", "latin-ext", "latin-names", "currency"],
  cyrillic: ["cyrillic", "cyrillic-more", "cyrillic-ext"],
  greek: ["greek"],
  vietnamese: [],
  arabic: ["arabic"],
  hebrew: ["hebrew"],
  georgian: ["georgian"],
  armenian: ["armenian"],
  thai: ["thai"],
};

/** Subsets of fonts that have all of their scripts in one file. */
const withLatin: Partial<Record<FontScript, Letters[]>> = {
  latin: ["latin-marks"],
  cyrillic: ["latin-cyrillic", "latin-cyrillic-more", "latin-cyrillic-ext"],
  greek: ["latin-greek"],
  vietnamese: ["latin-vietnamese"],
};

/** Subset in the package, if its name differs. */
const subsetOf: Partial<Record<Letters, string>> = {
  currency: "latin-ext",
  "latin-basic": "latin",
  "latin-names": "latin",
  "cyrillic-more": "cyrillic",
};

const weightNames: Record<number, string> = { 400: "regular", 500: "medium", 600: "semibold" };

const [regular, medium, bold] = [400, 500, 600];

const kebab = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");

function filesOf(family: Family, source: FontSource, letters: Letters): FontFile[] {
  const subset = subsetOf[letters] ?? letters;
  const isText = family === "text" || family === "joined";
  const name = `${kebab(familyNames[family])}-${letters}`;
  if (isVariable(source)) {
    const path = variableFile(source, subset);
    const wght = isText ? { min: regular, max: bold } : bold;
    const weight = isText ? `${regular} ${bold}` : `${bold}`;
    return path ? [{ family, letters, source: path, name, weight, axes: { wght, ...source.axes } }] : [];
  }
  return staticFiles(source, isText ? [regular, medium, bold] : [bold], { subset }).map(
    ({ weight, path }) => ({
      family,
      letters,
      source: path,
      name: isText ? `${name}-${weightNames[weight]}` : name,
      weight: `${weight}`,
    }),
  );
}

/** A variable font, because it is smaller than files of several weights. */
const sourceFor = (family: Family, script: FontScript) => {
  const sources = families[family]!.from.filter(({ scripts }) => scripts.includes(script));
  return (family === "text" && sources.find(isVariable)) || sources[0];
};

const scripts = Object.keys(separate) as FontScript[];

const separateFiles = (family: Family): FontFile[] =>
  scripts.flatMap((script) => {
    const source = sourceFor(family, script);
    return source ? separate[script].flatMap((letters) => filesOf(family, source, letters)) : [];
  });

const isStaticAndWhole = (source: FontSource) => isWhole(source) && !isVariable(source);

function joinedFiles(family: Family, source: FontSource): FontFile[] {
  if (!source.scripts.includes("latin")) return [];
  return source.scripts
    .flatMap((script) => withLatin[script] ?? [])
    .filter((letters) => !(family === "joined" && letters === "latin-cyrillic"))
    .flatMap((letters) => filesOf(family, source, letters));
}

const staticText = text.from.find(isStaticAndWhole);
const hasVariableText = text.from.some(isVariable);

/** `joined`: one file for languages whose letters are in several variable files. */
const joined = (): FontFile[] =>
  staticText && hasVariableText
    ? [
        ...staticText.scripts.flatMap((script) =>
          separate[script].flatMap((letters) => filesOf("joined", staticText, letters)),
        ),
        ...joinedFiles("joined", staticText),
      ]
    : [];

const allOf = (family: "text" | "heading" | "greek"): FontFile[] => [
  ...separateFiles(family),
  ...(family === "text" && hasVariableText
    ? []
    : families[family]!.from.filter(isStaticAndWhole)
        .slice(0, 1)
        .flatMap((source) => joinedFiles(family, source))),
];

export const fontFiles: FontFile[] = [
  ...allOf("text"),
  ...joined(),
  ...allOf("heading"),
  ...(greek ? allOf("greek") : []),
];
