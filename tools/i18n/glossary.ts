import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { LocaleCode } from "#app/site/markets.ts";
import type { Problem } from "#app/server/data/import/problem.ts";
import { projectRoot } from "#app/server/ops/project-root.server.ts";

import type { ForbiddenTerm } from "./forbidden-terms.ts";

export type Glossary = {
  same: readonly string[];
  forbidden: readonly ForbiddenTerm[];
  /** Terms that only the software forbids. */
  allowed: readonly string[];
};

/** For interface texts, and for texts of a brand. */
export type Glossaries = { ofInterface: Glossary; ofContent: Glossary };

/** The software's glossary with the additions of a brand. A brand may allow terms that the software forbids. */
export function readGlossaries(locale: LocaleCode, folder: string): Glossaries | Problem {
  const file = `docs/glossary/${locale}.md`;
  if (!existsSync(join(projectRoot, file)))
    return { file, line: 1, message: `${locale}: the glossary is missing` };
  const ofInterface = merge(join(projectRoot, "docs/glossary.md"), join(projectRoot, file));
  const brand = merge(join(folder, "glossary/all.md"), join(folder, "glossary", `${locale}.md`));
  const forbidden = ofInterface.forbidden.filter(({ never }) => !brand.allowed.includes(never));
  return {
    ofInterface,
    ofContent: {
      same: [...ofInterface.same, ...brand.same],
      forbidden: [...forbidden, ...brand.forbidden],
      allowed: brand.allowed,
    },
  };
}

/** Missing files count as empty. */
function merge(...paths: string[]): Glossary {
  const parts = paths.filter((path) => existsSync(path)).map((path) => readFileSync(path, "utf8"));
  const glossaries = parts.map(parseGlossary);
  return {
    same: glossaries.flatMap(({ same }) => same),
    forbidden: glossaries.flatMap(({ forbidden }) => forbidden),
    allowed: glossaries.flatMap(({ allowed }) => allowed),
  };
}

/** Reads the lists "Same as in English" and "Allowed", and the table "Forbidden". */
export function parseGlossary(content: string): Glossary {
  return {
    same: listOf(content, "Same as in English"),
    allowed: listOf(content, "Allowed"),
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

/** Splits at commas. */
const listOf = (content: string, heading: string) =>
  sectionOf(content, heading)
    .split(/[,\n]/)
    .map((phrase) => phrase.trim().replaceAll("\\", ""))
    .filter((phrase) => phrase !== "");

function sectionOf(content: string, heading: string): string {
  const [, section = ""] = content.split(`\n## ${heading}\n`);
  return section.split("\n## ")[0]!;
}
