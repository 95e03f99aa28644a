import { expect, test } from "vitest";

import { readContentFiles } from "#app/server/data/import/content-files.server.ts";
import type { Content } from "#app/server/data/import/localize-content.ts";
import { contentFolder, projectRoot } from "#app/server/ops/project-root.server.ts";

import { hiddenLinks } from "./hidden-links.ts";

const content = readContentFiles(projectRoot, contentFolder) as Content;
const without = (list: "pages" | "products" | "articles", slug: string): Content => ({
  ...content,
  [list]: content[list].filter((entry) => entry.slug !== slug),
});

test("a link to a hidden entry is reported with file and line", () => {
  const [first] = hiddenLinks(content, without("products", "arc"));
  expect(first).toMatchObject({ file: expect.stringMatching(/^tests\/brand\//), line: expect.any(Number) });
  expect(first?.message).toMatch(/: links to \/product\/arc, which is hidden$/);
  expect(first!.line).toBeGreaterThan(1);
});

test("links in Markdown are found, and none where nothing is hidden", () => {
  const linked = hiddenLinks(content, without("pages", "warranty"));
  expect(linked.length).toBeGreaterThan(0);
  expect(hiddenLinks(content, content)).toEqual([]);
});
