/** Performs the walkthroughs of CONTRIBUTING.md on a copy, which is then checked, built and started. */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { projectRoot } from "#app/server/ops/project-root.server.ts";

import { perform, readSteps } from "../support/contributing.ts";
import { copyProject } from "../support/copy-project.ts";
import { createEmbedded } from "../support/database.ts";
import { contactWords, postWords, referenceIn } from "../support/forms.ts";
import { storedBy } from "../support/stored-submissions.ts";
import { startServerOn, type TestServer } from "../support/server.ts";

let folder: string;
let server: TestServer | undefined;

/** @returns the output of a failed command; otherwise an empty text */
function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: "utf8" });
  return status === 0 ? "" : `${command} ended with ${status}:\n${stdout}${stderr}`;
}

beforeAll(async () => {
  folder = copyProject();
  for (const step of readSteps(readFileSync(join(projectRoot, "CONTRIBUTING.md"), "utf8")))
    perform(step, folder);
  const failure = run("node", "scripts/build.mjs");
  if (failure) throw new Error(failure);
  server = await startServerOn(await createEmbedded(), { APP_ENV: "test" }, [], folder);
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("the copy passes the type check and the tests of its blocks", () => {
  expect(run("tsc", "--noEmit")).toBe("");
  expect(run("vitest", "run", "--project", "unit", "app/blocks/quote", "app/blocks/registry.test.tsx")).toBe(
    "",
  );
});

test("the new block is on its page", async () => {
  const { status, body } = await server!.fetch("ametrin.example", "/quote");
  expect([status, /<blockquote[^>]*>Measure first, then cut\.<\/blockquote>/.test(body)]).toEqual([
    200,
    true,
  ]);
});

test("the new route has a title and is in the sitemap", async () => {
  const { status, body } = await server!.fetch("ametrin.example", "/hours");
  expect([status, /<title>Opening hours · AMETRIN<\/title>/.test(body)]).toEqual([200, true]);
  expect((await server!.fetch("ametrin.example", "/sitemap.xml")).body).toContain("/hours</loc>");
});

test("the new form field is on the page, and its value is stored", async () => {
  const { body } = await server!.fetch("ametrin.example", "/contacts");
  expect(body).toMatch(/<input[^>]* autoComplete="organization"[^>]* name="company"/i);
  const fields = { ...contactWords, company: "Analytical Engines" };
  const reference = referenceIn(await postWords(server!.fetch, "/contacts", fields));
  const stored = await storedBy(server!);
  expect(stored).toContainEqual(
    expect.objectContaining({ reference, data: expect.objectContaining({ company: fields.company }) }),
  );
});
