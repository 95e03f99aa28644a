/** Words that identify the demo: names of its products, its trade, and its colors and fonts, which are the defaults. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { projectRoot } from "#app/server/ops/project-root.server.ts";

import { defaultAlternate, defaultColors, defaultFonts } from "../../styles/default-theme.ts";

const demo = join(projectRoot, "content");

export const demoNames = readdirSync(join(demo, "products")).map(
  (file) => /^name: (.+)$/m.exec(readFileSync(join(demo, "products", file), "utf8"))![1]!,
);

/** Names of two words. Single common words such as Halo would match in code by chance. */
export const demoProducts = demoNames.filter((name) => name.includes(" "));

const colorsIn = (values: object): string[] =>
  Object.values(values).flatMap((value: unknown) =>
    typeof value === "string" ? value : colorsIn(value as object),
  );

const neutral = new Set(["#ffffff"]);
export const demoColors = [...new Set(colorsIn([defaultColors, defaultAlternate]))].filter(
  (color) => !neutral.has(color),
);

export const demoFonts = [defaultFonts.heading.name, defaultFonts.greek.name];

export const demoWords = new RegExp(
  [
    "ametrin",
    ...demoProducts.map((name) => `\\b${name}\\b`),
    ...demoColors,
    "#90f\\b",
    ...demoFonts,
    "crystal",
    "hexagon",
    "amethyst",
    "citrine",
    "\\bgaming\\b",
    "\\bheadsets?\\b",
    "mouse ?pads?",
  ].join("|"),
  "gi",
);
