import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { loadContent } from "#app/server/data/import/load-content.server.ts";
import { collectMessages, type Content } from "#app/server/data/import/localize-content.ts";
import { contentFolder, mediaFolder } from "#app/server/ops/project-root.server.ts";

import { makeCurrent, renameMedia, stageRelease } from "./release-content.ts";
import { demoContent } from "#tests/support/demo-content.ts";

let root: string;
let from: string;
let store: string;
const write = (path: string, words: string) => {
  mkdirSync(join(from, path, ".."), { recursive: true });
  writeFileSync(join(from, path), words);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "site-release-"));
  from = join(root, "content");
  store = join(root, "store");
  write("media/scenes/lab.webp", "a picture");
  write("media/downloads/manual.pdf", "a document");
  write("pages/faq.yaml", "image: { src: scenes/lab.webp }\nfile: downloads/manual.pdf\n");
});
afterEach(() => rmSync(root, { recursive: true }));

const stage = () => stageRelease(from, join(from, "media"), store);
const pictureIn = (release: string) =>
  /src: (\S+)/.exec(readFileSync(join(release, "pages/faq.yaml"), "utf8"))![1]!;
const bytes = (path: string) => readFileSync(join(store, "media", path), "utf8");

test("a picture has a name for its bytes, and a document keeps its own", () => {
  const release = stage();
  expect(pictureIn(release)).toMatch(/^scenes\/lab\.[0-9a-f]{16}\.webp$/);
  expect(bytes(pictureIn(release))).toBe("a picture");
  expect(readFileSync(join(release, "media", pictureIn(release)), "utf8")).toBe("a picture");
  expect(readFileSync(join(release, "pages/faq.yaml"), "utf8")).toContain("file: downloads/manual.pdf");
  expect(bytes("downloads/manual.pdf")).toBe("a document");
});

test("a replaced picture stays for rows that still name it", () => {
  const before = pictureIn(stage());
  write("media/scenes/lab.webp", "another picture");
  write("media/downloads/manual.pdf", "a newer document");
  const after = pictureIn(stage());
  expect([bytes(before), bytes(after)]).toEqual(["a picture", "another picture"]);
  expect(bytes("scenes/lab.webp")).toBe("another picture");
  expect(bytes("downloads/manual.pdf")).toBe("a newer document");
  expect(readdirSync(join(store, "media/scenes")).filter((name) => name.startsWith("."))).toEqual([]);
});

test("a released folder can be released again, with the same names", () => {
  const first = stage();
  expect(pictureIn(stageRelease(first, join(first, "media"), store))).toBe(pictureIn(first));
});

test("current leads to the newest release, and ten are there to go back to", () => {
  const releases = Array.from({ length: 12 }, (_, index) => {
    write("pages/faq.yaml", `image: { src: scenes/lab.webp }\nnumber: ${index}\n`);
    const release = stage();
    makeCurrent(store, release);
    return release;
  });
  expect(join(store, readlinkSync(join(store, "current")))).toBe(releases.at(-1));
  expect(readFileSync(join(store, "current/pages/faq.yaml"), "utf8")).toContain("number: 11");
  expect(readdirSync(join(store, "releases"))).toHaveLength(10);
  expect(existsSync(releases.at(-1)!)).toBe(true);
});

test.each([
  ["src: scenes/lab.webp", "src: scenes/lab.1.webp"],
  ["![The lab](scenes/lab.webp \"Our lab\")", "![The lab](scenes/lab.1.webp \"Our lab\")"],
  ["see /media/scenes/lab.webp.", "see /media/scenes/lab.1.webp."],
  ["https://cdn.example/media/scenes/lab.webp", "https://cdn.example/media/scenes/lab.1.webp"],
  ["src: old-scenes/lab.webp", "src: old-scenes/lab.webp"],
  ["src: scenes/lab.webp2", "src: scenes/lab.webp2"],
])("%s becomes %s", (text, wanted) => {
  expect(renameMedia(text, new Map([["scenes/lab.webp", "scenes/lab.1.webp"]]))).toBe(wanted);
});

test("the demo content is released with all of its texts and translations", () => {
  const before = demoContent;
  const after = loadContent(stageRelease(contentFolder, mediaFolder, store));
  const plain = (text: string) => text.replaceAll(/\.[0-9a-f]{16}(?=\.[a-z0-9]+)/g, "");
  const sourcesOf = (content: Content) => collectMessages(content).map(({ source }) => source);
  expect(sourcesOf(after).map(plain)).toEqual(sourcesOf(before));
  const translated = (content: Content) => {
    const sources = new Set(sourcesOf(content));
    return [...content.catalogs].map(([locale, { entries }]) => [
      locale,
      entries.filter(({ source }) => sources.has(source)).length,
    ]);
  };
  expect(translated(after)).toEqual(translated(before));
});
