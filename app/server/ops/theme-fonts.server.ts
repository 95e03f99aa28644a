import { existsSync, globSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import type { FontSource } from "../../validation/theme.schema.ts";
import { contentFolder, projectRoot } from "./project-root.server.ts";
import { SetupError } from "./setup-error.ts";

/** One file with all letters, or one file per subset. */
export const isWhole = (source: FontSource) => !source.package?.startsWith("@fontsource");

export const isVariable = (source: FontSource) =>
  Boolean(source.files?.variable ?? source.package?.startsWith("@fontsource-variable/"));

/** A brand may have its own packages. */
function packageFolder(name: string): string {
  for (const folder of [contentFolder, projectRoot])
    try {
      return dirname(createRequire(join(folder, "theme.yaml")).resolve(`${name}/package.json`));
    } catch {
      // Tries the next folder.
    }
  throw new SetupError(
    `theme.yaml: fonts: the package ${name} is not installed. Run \`npm install ${name}\`.`,
  );
}

const idOf = (packageName: string) => packageName.split("/")[1]!;

/** @param subset name in the packages @returns undefined if the font lacks the subset */
export function variableFile({ package: name, files, axes = {} }: FontSource, subset: string) {
  if (!name) return join(contentFolder, files!.variable!);
  const axis = Object.keys(axes).some((key) => key !== "wght") ? "standard" : "wght";
  const path = join(packageFolder(name), "files", `${idOf(name)}-${subset}-${axis}-normal.woff2`);
  return existsSync(path) ? path : undefined;
}

/** A missing weight uses the next heavier one. @param extension of the subsets' files */
export function staticFiles(
  source: FontSource,
  weights: readonly number[],
  { subset, extension = "woff2" }: { subset: string; extension?: "woff" | "woff2" },
): { weight: number; path: string }[] {
  const found = filesByWeight(source, subset, extension);
  const available = [...found.keys()].toSorted((a, b) => a - b);
  const chosen = weights.map((weight) => ({
    weight,
    path: found.get(available.find((one) => one >= weight) ?? available.at(-1) ?? 0),
  }));
  return chosen.filter(
    (one, index): one is { weight: number; path: string } =>
      one.path !== undefined && chosen.findIndex(({ path }) => path === one.path) === index,
  );
}

function filesByWeight({ package: name, files }: FontSource, subset: string, extension: string) {
  if (!name)
    return new Map(
      Object.entries(files!)
        .filter(([weight]) => weight !== "variable")
        .map(([weight, path]) => [Number(weight), join(contentFolder, path)]),
    );
  const folder = packageFolder(name);
  const pattern = name.startsWith("@expo-google-fonts/")
    ? "[1-9]00*/*.ttf"
    : `files/${idOf(name)}-${subset}-[1-9]00-normal.${extension}`;
  return new Map(
    globSync(pattern, { cwd: folder })
      .filter((path) => !path.includes("Italic"))
      .map((path) => [Number(/(?:^|-)([1-9]00)/.exec(path)![1]), join(folder, path)]),
  );
}
