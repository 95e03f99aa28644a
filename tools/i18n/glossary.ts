import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { LocaleCode } from "#app/site/markets.ts";
import type { Problem } from "#app/server/data/import/problem.ts";
import { projectRoot } from "#app/server/ops/project-root.server.ts";

import type { ForbiddenTerm } from "./forbidden-terms.ts";

export type Glossary = {
  same: readonly string[];
  forbidden: readonly ForbiddenTerm[];
};

/** Glossary of a locale, merged with the shared one. */
export function readGlossary(locale: LocaleCode): Glossary | Problem {
  const file = `docs/glossary/${locale}.md`;
  if (!existsSync(join(projectRoot, file)))
    return { file, line: 1, message: `${locale}: got no file, wanted a glossary` };
  const common = parseGlossary(read("docs/glossary.md"));
  const own = parseGlossary(read(file));
  return {
    same: [...common.same, ...own.same],
    forbidden: [...common.forbidden, ...own.forbidden],
  };
}

const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");

/** Reads the list "Same as in English" and the table "Forbidden". */
export function parseGlossary(content: string): Glossary {
  return {
    same: sectionOf(content, "Same as in English")
      .split(/[,\n]/)
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== ""),
    forbidden: sectionOf(content, "Forbidden")
      .split("\n")
      .filter((line) => line.startsWith("|"))
      .slice(2) // Header and separator.
      .flatMap((line) => {
        const [never, instead] = line
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim().replaceAll("\\", ""));
        return never && instead ? [{ never, instead }] : [];
      }),
  };
}

function sectionOf(content: string, heading: string): string {
  const [, section = ""] = content.split(`\n## ${heading}\n`);
  return section.split("\n## ")[0]!;
}
