import { globSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";

import { expect, test } from "vitest";

import { projectRoot } from "#app/server/ops/project-root.server.ts";

import panda from "../../panda.config.ts";
import { globalCss } from "../../styles/global.ts";
import { keyframes } from "../../styles/keyframes.ts";
import { recipes, slotRecipes } from "../../styles/recipes.gen.ts";
import { semanticTokens } from "../../styles/semantic-tokens.ts";
import { textStyles } from "../../styles/text-styles.ts";

/** A color or a length that should be a token, also inside an `[escape]`. */
const raw = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|[\d.]px\b/i;
/** SVG images: the crystal of list items. */
const drawing = /url\("data:image\/svg\+xml,[^"]*"\)/g;

/** Every string of a style object with its path, including keys. */
function* strings(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === "string") yield [path, value.replaceAll(drawing, "")];
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield [path, key];
    yield* strings(inner, `${path}.${key}`);
  }
}

const rawValues = (styles: object) =>
  Object.entries(styles).flatMap(([name, style]) =>
    [...strings(style, name)].filter(([, text]) => raw.test(text)).map(([path, text]) => `${path}: ${text}`),
  );

test.each([
  ["recipes", recipes],
  ["slot recipes", slotRecipes],
  ["global styles", globalCss],
  ["semantic tokens", semanticTokens],
  ["text styles", textStyles],
  ["keyframes", keyframes],
])("%s take colors and lengths from tokens", (_, styles) => {
  expect([...strings(styles, "")].length).toBeGreaterThan(20);
  expect(rawValues(styles)).toEqual([]);
});

test.each([
  [{ color: "#d4000f" }],
  [{ boxShadow: "[0 0 12px black]" }],
  [{ "& a": { color: "[rgb(0 0 0 / .5)]" } }],
  [{ "@media (min-width: 700px)": { color: "ink" } }],
])("a raw value is seen: %j", (style) => {
  expect(rawValues({ style })).toHaveLength(1);
});

test("styles are defined with the functions that know the tokens", () => {
  const files = globSync(["styles/{recipes/*,global}.ts", "app/blocks/*/*.recipes.ts"], { cwd: projectRoot });
  const loose = /import\s+\{[^}]*\bdefine(?:Slot)?(?:Recipe|GlobalStyles)\b[^}]*\}\s+from\s+"@pandacss\/dev"/;
  expect(files.filter((file) => loose.test(readFileSync(join(projectRoot, file), "utf8")))).toEqual([]);
});

test("variants made for content are variants of their recipe", () => {
  type Recipe = {
    variants?: Record<string, object>;
    staticCss?: readonly Record<string, readonly string[]>[];
  };
  const withStatic = Object.entries<Recipe>({ ...recipes, ...slotRecipes } as Record<string, Recipe>).filter(
    ([, { staticCss }]) => staticCss,
  );
  expect(withStatic.length).toBeGreaterThan(10);
  for (const [name, { variants = {}, staticCss = [] }] of withStatic)
    for (const [variant, values] of staticCss.flatMap((made) => Object.entries(made)))
      expect({ name, values: Object.keys(variants[variant] ?? {}) }).toEqual({
        name,
        values: expect.arrayContaining([...values]),
      });
});

test("Panda reads every file that uses styles", () => {
  const using = globSync("app/**/*.{ts,tsx}", { cwd: projectRoot }).filter((file) =>
    readFileSync(join(projectRoot, file), "utf8").includes('from "#styled-system/'),
  );
  const matches = (globs: string[] | undefined, file: string) =>
    globs?.some((glob) => matchesGlob(`./${file}`, glob)) ?? false;
  const unread = using.filter((file) => !matches(panda.include, file) || matches(panda.exclude, file));
  expect(using.length).toBeGreaterThan(50);
  expect(unread).toEqual([]);
});
