/** Selects the tests of `npm test -- …` from Vitest's own list of files and projects. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

import { environment, root } from "./prepare.mjs";

/**
 * @typedef {{ project: string; file: string }} TestFile
 * @typedef {{ projects: Set<string>; vitestArgs: string[]; isNarrow?: boolean; problem?: string }} Selection
 * @param {readonly string[]} wanted projects, paths and parts of test names
 * @param {readonly string[]} onlyProjects
 * @param {readonly TestFile[]} [all]
 * @returns {Selection}
 */
export function selectTests(wanted, onlyProjects = [], all = listTestFiles()) {
  const known = new Set(all.map(({ project }) => project));
  const problem = (text) => ({ projects: new Set(), vitestArgs: [], problem: text });
  const unknown = onlyProjects.find((name) => !known.has(name));
  if (unknown) return problem(`unknown project ${unknown}, expected one of ${[...known].join(", ")}`);

  const named = [...onlyProjects, ...wanted.filter((word) => known.has(word))];
  const inProjects = all.filter(({ project }) => named.length === 0 || named.includes(project));
  const paths = [];
  const texts = [];
  for (const word of wanted.filter((name) => !known.has(name))) {
    const path = relative(root, resolve(root, word));
    if (inProjects.some(({ file }) => file.includes(path))) paths.push(path);
    else texts.push(word);
  }
  const inPaths = inProjects.filter(
    ({ file }) => paths.length === 0 || paths.some((path) => file.includes(path)),
  );
  const files = texts.length === 0 ? inPaths : inPaths.filter(({ file }) => names(file, texts));
  if (files.length === 0)
    return problem(`no project, file or test has the name ${texts.join(" or ") || paths.join(" or ")}`);
  const isNarrow = paths.length > 0 || texts.length > 0;
  return {
    projects: new Set(files.map(({ project }) => project)),
    isNarrow,
    vitestArgs: [
      ...(isNarrow ? [...new Set(files.map(({ file }) => file))] : []),
      ...named.flatMap((name) => ["--project", name]),
      ...(texts.length > 0 ? ["-t", texts.map(escapePattern).join("|")] : []),
    ],
  };
}

const escapePattern = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Parameterized names (`%s`) are compared without their values. */
function names(file, texts) {
  const source = readFileSync(join(root, file), "utf8");
  return texts.some((text) => source.includes(text));
}

/** @returns {TestFile[]} */
function listTestFiles() {
  const { stdout, stderr, status } = spawnSync("vitest", ["list", "--filesOnly"], {
    cwd: root,
    env: { ...environment, NO_COLOR: "1", SLOW_TESTS: "on" },
    encoding: "utf8",
  });
  if (status !== 0) {
    console.error(stderr || stdout);
    process.exit(status ?? 1);
  }
  return [...stdout.matchAll(/^\[(\S+)\] (\S+)$/gm)].map(([, project, file]) => ({ project, file }));
}
