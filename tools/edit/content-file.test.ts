import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";

import { contentFolder } from "#app/server/ops/project-root.server.ts";

import { EditProblem, readForEditor, writeFromEditor } from "./content-file.ts";

const read = (path: string) => readFileSync(join(contentFolder, path), "utf8");

/** Simulates the editor, which reads, changes and writes the whole entry. */
function edit(path: string, change: (value: any) => void): string {
  const text = read(path);
  const value = parse(readForEditor(path, text));
  change(value);
  return writeFromEditor(path, stringify(value), text);
}

/** Lines of the second text that are missing in the first. */
const newLines = (before: string, after: string) => {
  const known = new Set(before.split("\n"));
  return after.split("\n").filter((line) => !known.has(line));
};

test.each(globSync("**/*.{yaml,md}", { cwd: contentFolder }))("%s without changes stays as it is", (path) => {
  const text = read(path);
  expect(writeFromEditor(path, readForEditor(path, text), text)).toBe(text);
});

describe("a change", () => {
  test("touches its line alone", () => {
    const path = "products/arc.yaml";
    const after = edit(path, (value) => (value.promise = "Lighter."));
    expect(newLines(read(path), after)).toEqual(["promise: Lighter."]);
    expect(newLines(after, read(path))).toHaveLength(1);
  });

  test("adds a block, and takes one away", () => {
    const path = "pages/warranty.yaml";
    const added = edit(path, ({ blocks }) =>
      blocks.push({ kind: "rich-text", title: "More", body: "Words." }),
    );
    expect(newLines(read(path), added)).toEqual(["    title: More", "    body: Words."]);
    const removed = edit(path, ({ blocks }) => blocks.shift());
    expect(parse(removed).blocks).toEqual(parse(read(path)).blocks.slice(1));
  });

  test("keeps comments", () => {
    const after = edit("sites.yaml", ({ sites }) => (sites[0].name = "International"));
    expect(after).toMatch(/^# The brand that tests run on/);
    expect(after).toContain("    name: International\n");
  });

  test("changes an entry of a record, whose key a form shows as a field", () => {
    const path = "products/arc.yaml";
    const shown = parse(readForEditor(path, read(path))).specifications as { key: string; value: string }[];
    expect(shown.find(({ key }) => key === "dimensions")!.value).toMatch(/^\[.*\]$/);
    const after = edit(path, ({ specifications }) => {
      specifications.find(({ key }: { key: string }) => key === "dimensions").value = "[1, 2, 3]";
    });
    expect(parse(after).specifications.dimensions).toEqual([1, 2, 3]);
  });

  test("leaves out what a form has and a file does not need", () => {
    const path = "products/arc.yaml";
    const after = edit(path, (value) => Object.assign(value, { draft: false }));
    expect(after).toBe(read(path));
    expect(
      newLines(
        read(path),
        edit(path, (value) => (value.draft = true)),
      ),
    ).toEqual(["draft: true"]);
  });

  test("of Markdown keeps the front matter", () => {
    const path = "articles/wood-or-steel.md";
    const text = read(path);
    const after = writeFromEditor(
      path,
      readForEditor(path, text).replace("A frame is a spring.", "It is."),
      text,
    );
    expect(newLines(text, after)).toHaveLength(1);
    expect(after.startsWith(text.slice(0, text.indexOf("A frame is a spring.")))).toBe(true);
  });
});

test("a picture has the address that the editor shows, and the path that content has", () => {
  const path = "articles/wood-or-steel.md";
  expect(readForEditor(path, read(path))).toContain("src: /media/scenes/room.webp");
});

test.each([
  ["a text too long", "pages/faq.yaml", (value: any) => (value.title = "x".repeat(100)), /^title: /],
  ["an unknown kind", "pages/faq.yaml", (value: any) => (value.blocks[0].kind = "heroo"), /nearest: "hero"/],
  ["an empty text", "pages/faq.yaml", (value: any) => (value.title = ""), /^title: /],
])("%s is rejected, and says why", (_name, path, change, problem) => {
  expect(() => edit(path, change)).toThrow(EditProblem);
  expect(() => edit(path, change)).toThrow(problem);
});

test("a new entry is written as in the form", () => {
  const form = {
    title: "New",
    description: "A page.",
    draft: true,
    image: { src: "", alt: "" },
    blocks: [{ kind: "rich-text", tone: "", body: "Words." }],
  };
  expect(writeFromEditor("pages/new.yaml", stringify(form), "")).toBe(
    "title: New\ndescription: A page.\ndraft: true\nblocks:\n  - kind: rich-text\n    body: Words.\n",
  );
});
