import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { openUnnamedFile, removeAbandonedUploads } from "./unnamed-file.server.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "uploads-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("a file has no name from the start, and keeps its bytes while other processes clean the folder", async () => {
  const handle = await openUnnamedFile(join(folder, "new"));
  await handle.appendFile("half");
  expect(await readdir(join(folder, "new"))).toEqual([]);
  expect(await removeAbandonedUploads(join(folder, "new"))).toBe(0);
  await handle.appendFile(" and half");
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(20), 0, 20, 0);
  expect(buffer.toString("utf8", 0, bytesRead)).toBe("half and half");
  await handle.close();
});

test("folders of killed processes are removed, but no folder of a process that may be alive", async () => {
  await writeFile(join(folder, "between-its-creation-and-the-loss-of-its-name"), "");
  for (const name of ["form-old", "form-new"]) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, "photo"), "with a place");
  }
  const hourAgo = Date.now() / 1_000 - 3_600;
  await utimes(join(folder, "form-old"), hourAgo, hourAgo);
  expect(await removeAbandonedUploads(folder)).toBe(2);
  expect(await readdir(folder)).toEqual(["form-new"]);
});

test("a folder that no form has needed yet is clean", async () => {
  expect(await removeAbandonedUploads(join(folder, "missing"))).toBe(0);
});
