import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { projectRoot } from "#app/server/ops/project-root.server.ts";

const content = join(projectRoot, "content");

const read = (pattern: string) =>
  globSync(pattern, { cwd: content }).map((file) => ({
    file,
    text: readFileSync(join(content, file), "utf8"),
  }));

const picture = /src: scenes\/([a-z0-9-]+)\.webp/g;

const scenesIn = (text: string) => [...text.matchAll(picture)].map(([, scene]) => scene!);

/** A page's `image` is shown by links to it on other pages; visitors of the page itself see its blocks. */
const blocksOf = (text: string) => text.slice(text.indexOf("\nblocks:"));

/** The picture of an article or a category shows its own subject. */
const uses = [
  ...read("pages/*.yaml").flatMap(({ file, text }) =>
    scenesIn(blocksOf(text)).map((scene) => ({ file, scene })),
  ),
  ...read("categories/*.yaml").flatMap(({ file, text }) =>
    scenesIn(text)
      .filter((scene) => scene !== `category-${file.slice("categories/".length, -".yaml".length)}`)
      .map((scene) => ({ file, scene })),
  ),
];

test("outside its own subject no scene is shown more than twice, and on no page twice", () => {
  const often = Object.entries(Object.groupBy(uses, ({ scene }) => scene)).filter(
    ([, places]) => places!.length > 2 || new Set(places!.map(({ file }) => file)).size < places!.length,
  );
  expect(often).toEqual([]);
  expect(uses.length).toBeGreaterThan(30);
});

test("every article has its own scene", () => {
  const scenes = read("articles/*.md").map(({ text }) => scenesIn(text)[0]);
  expect(scenes).not.toContain(undefined);
  expect(new Set(scenes).size).toBe(scenes.length);
});

test("every scene of the content is used", () => {
  const texts = [...read("**/*.yaml"), ...read("articles/*.md"), ...read("pages/*.md")]
    .map(({ text }) => text)
    .join("\n");
  const files = globSync("*.webp", { cwd: join(content, "media/scenes") });
  expect(files.filter((file) => !texts.includes(`scenes/${file}`))).toEqual([]);
});
