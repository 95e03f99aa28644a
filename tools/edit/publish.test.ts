import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { contentFolder, mediaFolder } from "#app/server/ops/project-root.server.ts";

import { EditProblem } from "./content-file.ts";
import { changedFiles, publish } from "./publish.ts";

const root = mkdtempSync(join(tmpdir(), "site-publish-"));
const content = join(root, "clone/content");
const origin = join(root, "origin.git");
const git = (folder: string, ...args: string[]) =>
  execFileSync("git", args, { cwd: folder, encoding: "utf8" });

beforeAll(() => {
  git(root, "init", "--quiet", "--bare", "origin.git");
  git(root, "init", "--quiet", "clone");
  cpSync(contentFolder, content, { recursive: true, filter: (path) => path !== mediaFolder });
  symlinkSync(mediaFolder, join(content, "media"));
  const clone = join(root, "clone");
  writeFileSync(join(clone, "notes.txt"), "not content");
  git(clone, "config", "user.name", "Editor");
  git(clone, "config", "user.email", "editor@brand.example");
  git(clone, "remote", "add", "origin", origin);
  git(clone, "add", "content");
  git(clone, "commit", "--quiet", "--message", "content");
});
afterAll(() => rmSync(root, { recursive: true }));

const write = (path: string, words: string) => writeFileSync(join(content, path), words);
const faq = () => git(join(root, "clone"), "show", "HEAD:content/pages/faq.yaml");

test("a mistake is not published", async () => {
  const before = faq();
  write("pages/faq.yaml", before.replace("title:", "titel:"));
  await expect(publish(content, "editing", "A new title")).rejects.toThrow(/title: missing/);
  expect(faq()).toBe(before);
  write("pages/faq.yaml", before);
});

test("what was changed is a commit on the branch, and nothing else is in it", async () => {
  expect(await changedFiles(content)).toEqual([]);
  write("pages/faq.yaml", faq().replace(/^title: .*/m, "title: Asked"));
  write(
    "pages/new.yaml",
    "title: New\ndescription: A new page.\ndraft: true\nblocks:\n  - { kind: rich-text, body: New }\n",
  );
  expect(await changedFiles(content)).toEqual(["pages/faq.yaml", "pages/new.yaml"]);
  await publish(content, "editing", "A new title");
  expect(
    git(origin, "log", "-1", "--format=%s %an", "--name-only", "editing").split("\n").filter(Boolean),
  ).toEqual(["A new title Editor", "content/pages/faq.yaml", "content/pages/new.yaml"]);
  expect(await changedFiles(content)).toEqual([]);
});

test("Git's message is shown: a branch that has other changes", async () => {
  const other = join(root, "other");
  git(root, "clone", "--quiet", "--branch", "editing", origin, "other");
  const commit = ["-c", "user.name=Other", "-c", "user.email=other@brand.example", "commit", "--quiet"];
  git(other, ...commit, "--allow-empty", "--message", "before");
  git(other, "push", "--quiet");
  write("pages/faq.yaml", faq().replace(/^title: .*/m, "title: Answered"));
  const failure = await publish(content, "editing", "Another title").catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(EditProblem);
  expect(String(failure)).toMatch(/git push: [^]*rejected/);
});

test("words are wanted", async () => {
  await expect(publish(content, "editing", "  ")).rejects.toThrow(/what has changed/);
});
