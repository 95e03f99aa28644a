import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

import type { LocaleCode } from "#app/site/markets.ts";
import type { Problem } from "#app/server/data/import/problem.ts";
import { projectRoot } from "#app/server/ops/project-root.server.ts";

export type AllowedWords = { file: string; lines: Map<string, number>; problems: Problem[] };

/** Words of the interface, which every brand shows. */
export const interfaceWords = (locale: LocaleCode) =>
  readAllowedWords(locale, join(projectRoot, "docs/glossary", `${locale}.words.txt`));

/** Words of a brand's content. */
export const brandWords = (locale: LocaleCode, folder: string) =>
  readAllowedWords(locale, join(folder, "glossary", `${locale}.words.txt`));

/** Words that pages may have. */
export const pageWords = (locale: LocaleCode, folder: string): ReadonlySet<string> =>
  new Set([...interfaceWords(locale).lines.keys(), ...brandWords(locale, folder).lines.keys()]);

/** One word per line, sorted within its group. `# reason` starts a group. Lower-case words also match capitalized. */
export function readAllowedWords(locale: LocaleCode, path: string): AllowedWords {
  const file = relative(projectRoot, path);
  const lines = new Map<string, number>();
  const problems: Problem[] = [];
  let before = "";
  for (const [index, line] of (existsSync(path) ? readFileSync(path, "utf8") : "").split("\n").entries()) {
    const word = line.trim();
    const problem = (message: string) =>
      problems.push({ file, line: index + 1, message: `${locale}: ${message}` });
    if (word === "" || word.startsWith("#")) {
      before = "";
      continue;
    }
    if (lines.has(word)) problem(`"${word}" is listed twice`);
    else if (inOrder.compare(before, word) > 0)
      problem(`"${word}" is listed after "${before}": the words are not sorted`);
    lines.set(word, index + 1);
    before = word;
  }
  return { file, lines, problems };
}

const inOrder = { compare: (one: string, other: string) => (one < other ? -1 : Number(one > other)) };
