import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";

import { projectRoot } from "#app/server/ops/project-root.server.ts";

const documents = globSync(["README.md", "docs/*.md", "docs/decisions/*.md"], { cwd: projectRoot });
const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");

/** A repository path in backticks, such as `app/site/pages.ts`; not a pattern with a placeholder. */
const namedPath = /`((?:app|bench|build|content|deploy|docs|scripts|styles|tests|tools)\/[\w./$-]*\w)\/?`/g;
const link = /\]\(([\w./-]+\.md)[)#]/g;

const missing = (document: string, pattern: RegExp, folder: string) =>
  [...read(document).matchAll(pattern)]
    .map(([, path]) => join(folder, path!))
    .filter((path) => !existsSync(join(projectRoot, path)));

// Decisions describe the state on their date, so their paths may be outdated.
test.each(documents.filter((document) => !document.startsWith("docs/decisions/")))(
  "%s names files that exist",
  (document) => expect(missing(document, namedPath, "")).toEqual([]),
);

test.each(documents)("%s links to documents that exist", (document) => {
  expect(missing(document, link, dirname(document))).toEqual([]);
});

test("the overview stays one page", () => {
  expect(read("docs/architecture.md").split("\n").length).toBeLessThan(100);
});
