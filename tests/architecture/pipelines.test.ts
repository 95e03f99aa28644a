/** The pipelines match `package.json`, and run the scripts of `.ci`. */
import { accessSync, constants, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";
import { parse } from "yaml";

import { projectRoot } from "#app/server/ops/project-root.server.ts";

const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");
const { devDependencies, scripts } = JSON.parse(read("package.json")) as {
  devDependencies: { node: string };
  scripts: Record<string, string>;
};

type Job = { steps: { run?: string; uses?: string; with?: Record<string, string> }[]; env: object };
const github = parse(read(".github/workflows/ci.yml")) as {
  on: Record<string, unknown>;
  jobs: Record<"checks" | "nightly", Job>;
};
const gitlab = parse(read(".gitlab-ci.yml")) as {
  default: { image: string };
  checks: { script: string[] };
  nightly: { script: string[]; rules: { if: string }[] };
};

test("version managers and pipelines take the Node.js of package.json", () => {
  expect(read(".nvmrc").trim()).toBe(devDependencies.node);
  expect(gitlab.default.image).toBe(`node:${devDependencies.node}-bookworm`);
  for (const { steps } of Object.values(github.jobs))
    expect(
      steps.find(({ uses }) => uses?.startsWith("actions/setup-node@"))?.with?.["node-version-file"],
    ).toBe(".nvmrc");
});

test("every push runs .ci/run, every night .ci/nightly", () => {
  const commands = ({ steps }: Job) => steps.flatMap(({ run }) => run ?? []);
  expect(commands(github.jobs.checks)).toEqual([".ci/run"]);
  expect(commands(github.jobs.nightly)).toEqual([".ci/nightly"]);
  expect(Object.keys(github.on)).toEqual(expect.arrayContaining(["push", "schedule"]));
  expect(gitlab.checks.script).toEqual([".ci/run"]);
  expect(gitlab.nightly.script).toEqual([".ci/nightly"]);
  expect(gitlab.nightly.rules).toEqual([{ if: '$CI_PIPELINE_SOURCE == "schedule"' }]);
});

test.each([".ci/run", ".ci/nightly"])("%s is executable and runs commands that exist", (path) => {
  expect(() => accessSync(join(projectRoot, path), constants.X_OK)).not.toThrow();
  const names = [...read(path).matchAll(/^(?:\w+=\S+ )*npm (?:run )?([\w:-]+)/gm)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});
