/** `npm run content -- import` while a server has the embedded database open. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { type ContentCopy, copyContent } from "../support/content.ts";
import { createContentDatabase, type TestDatabase } from "../support/database.ts";
import { runScript } from "../support/process.ts";
import { startServerOn, type TestServer } from "../support/server.ts";

let database: TestDatabase;
let server: TestServer;
let copy: ContentCopy;
beforeAll(async () => {
  database = await createContentDatabase();
  server = await startServerOn(database);
  copy = copyContent();
});
afterAll(async () => {
  await server.stop();
  copy.remove();
});

const runImport = (environment: object = database.environment) =>
  runScript(["tools/content.ts", "import", "--from", copy.folder], { ...environment });

const faq = async () => (await server.fetch("ametrin.example", "/faq")).body;

test("the server imports and shows the new content at once", async () => {
  expect(await faq()).toContain("Twenty-nine");
  copy.edit("pages/faq.yaml", "text: Twenty-nine", "text: Beside the server, twenty-nine");
  expect(await runImport()).toEqual({
    code: 0,
    output: expect.stringMatching(/^Imported as revision \d+\.\n$/),
  });
  expect(await faq()).toContain("Beside the server, twenty-nine");
  expect((await runImport()).output).toMatch(/^Nothing has changed since revision \d+\.\n$/);
});

test("a mistake is reported in one line, and the pages do not change", async () => {
  copy.edit("pages/faq.yaml", /^title:/m, "titel:");
  const { code, output } = await runImport();
  expect(code).toBe(1);
  expect(output).toMatch(/pages\/faq\.yaml:\d+: title: got nothing.*\n/);
  expect(await faq()).toContain("Beside the server, twenty-nine");
});

test("a process that holds the database and does not answer is reported in one line", async () => {
  const folder = join(copy.folder, "data");
  mkdirSync(folder);
  writeFileSync(join(folder, "process.lock"), String(process.pid));
  copy.edit("pages/faq.yaml", /^titel:/m, "title:");
  const { code, output } = await runImport({ DATA_DIR: folder });
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(
      /^The embedded database in \S+ is in use by process \d+, which does not answer .*\n$/,
    ),
  ]);
});
