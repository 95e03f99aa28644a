import { mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { SetupError } from "../../ops/setup-error.ts";
import {
  type ImportHandlers,
  requestCatalog,
  requestImport,
  RowsError,
  serveImports,
} from "./import-socket.server.ts";
import { ContentError } from "./problem.ts";

let folder: string;
const failed: unknown[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-socket-"));
  failed.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

const serve = (
  importFrom: ImportHandlers["importFrom"],
  runCatalog: ImportHandlers["runCatalog"] = () => Promise.reject(new Error("no rows")),
) =>
  serveImports(folder, { importFrom, runCatalog, readInsights: async (days) => ({ days }) }, (error) =>
    failed.push(error),
  );

const result = { revision: 3, imported: true, rows: 12 };

test("a folder is imported by the process that listens, which only its user may call", async () => {
  const folders: string[] = [];
  const stop = await serve((from) => {
    folders.push(from);
    return Promise.resolve(result);
  });
  expect(statSync(join(folder, "import.sock")).mode & 0o777).toBe(0o600);
  expect(await requestImport(folder, "/content", 42)).toEqual(result);
  await stop();
  expect([folders, failed]).toEqual([["/content"], []]);
});

test("imports run one after the other", async () => {
  let running = 0;
  const stop = await serve(async () => {
    expect((running += 1)).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    running -= 1;
    return result;
  });
  const results = await Promise.all(["/a", "/b", "/c"].map((from) => requestImport(folder, from, 42)));
  expect(results).toEqual([result, result, result]);
  await stop();
});

test("a request about rows is answered with its report, or with the problems of the rows", async () => {
  const wrong = new RowsError("name: 2 rows: expected a value");
  let calls = 0;
  const stop = await serve(
    () => Promise.resolve(result),
    (request) => {
      expect(request).toEqual({ export: "/tmp/rows.csv" });
      calls += 1;
      return calls === 1 ? Promise.resolve({ added: 3 }) : Promise.reject(wrong);
    },
  );
  const request = () => requestCatalog(folder, { export: "/tmp/rows.csv" }, 42);
  expect(await request()).toEqual({ added: 3 });
  await expect(request()).rejects.toThrow(wrong);
  await stop();
});

test("problems of the content are returned, and other failures as one line", async () => {
  const problem = { file: "content/menus.yaml", line: 7, message: "got nothing" };
  const errors = [new ContentError([problem]), new SetupError("The disk is full.")];
  const stop = await serve(() => Promise.reject(errors.shift()!));
  await expect(requestImport(folder, "/content", 42)).rejects.toThrow(new ContentError([problem]));
  await expect(requestImport(folder, "/content", 42)).rejects.toThrow(
    "Process 42 could not import: The disk is full.",
  );
  await stop();
});

const noResponse =
  /^The embedded database in \S+ is in use by process 42, which does not answer at \S+import\.sock\. Stop/;

test("a process that does not listen is reported", async () => {
  await expect(requestImport(folder, "/content", 42)).rejects.toThrow(noResponse);
});

test("a process that does not respond is reported after a time-out", async () => {
  const silent = createServer(() => undefined).listen(join(folder, "import.sock"));
  await expect(requestImport(folder, "/content", 42, 50)).rejects.toThrow(noResponse);
  silent.close();
});

test("an invalid request gets no response", async () => {
  const stop = await serve(() => Promise.reject(new Error("nothing to import")));
  await expect(requestImport(folder, "x".repeat(1_100_000), 42)).rejects.toThrow(noResponse);
  await stop();
});
