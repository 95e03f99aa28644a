import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import { projectRoot } from "#app/server/ops/project-root.server.ts";

/** Paths relative to the project root; packages by name. */
export type Import = { from: string; to: string; typeOnly: boolean };

export const sourceOf = (file: string): string => readFileSync(join(projectRoot, file), "utf8");

const statement = /^(?:import|export)\s+(type\s)?(?:[^"';=]*?\sfrom\s+)?"([^"]+)"/gm;

/** All source files of `app`, without tests. */
export const files = globSync("app/**/*.{ts,tsx}", { cwd: projectRoot }).filter(
  (file) => !/\.test\.tsx?$|routeTree\.gen\.ts$/.test(file),
);
export const importsOf = (from: string): Import[] =>
  [...sourceOf(from).matchAll(statement)].map(([, type, source]) => ({
    from,
    to: resolve(from, source!),
    typeOnly: type !== undefined,
  }));

export const imports: Import[] = files.flatMap(importsOf);

/** Targets of `import()`, in code and in types. */
export const laterImportsOf = (from: string): Import[] =>
  [...sourceOf(from).matchAll(/\bimport\(\s*"([^"]+)"/g)].map(([, source]) => ({
    from,
    to: resolve(from, source!),
    typeOnly: false,
  }));

export const laterImports: Import[] = files.flatMap(laterImportsOf);

/** Project files as paths relative to the root, packages by name. */
function resolve(from: string, source: string): string {
  if (source.startsWith("#")) return source.slice(1);
  if (!source.startsWith(".")) return source;
  return relative(projectRoot, join(projectRoot, dirname(from), source));
}

/** All run-time dependencies of the file, direct and indirect, itself included. */
export function closureOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const { from, to, typeOnly } of imports)
    if (from === file && !typeOnly && to.startsWith("app/")) closureOf(to, found);
  return found;
}
