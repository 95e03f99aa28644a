import { basename } from "node:path";

import { formatProblem } from "#app/server/data/import/problem.ts";
import type { CatalogEntry } from "#app/server/data/import/catalogs/catalog-file.server.ts";

import type { LanguageTexts } from "./languages.ts";

/** `interface/common` or `content/pages`. */
export const areaOf = ({ file, context }: Pick<CatalogEntry, "file" | "context">): string =>
  file.startsWith("app/locales/")
    ? `interface/${basename(file, ".po")}`
    : `content/${context.split(/[/:]/, 1)[0]}`;

const isOpen = ({ translation }: CatalogEntry) => translation === "";

/** A table with one row per language and the untranslated texts per area. */
export function formatStatus(languages: readonly LanguageTexts[]): string {
  const rows = languages.map(({ language, labels, content = [] }) => [
    language.code,
    share(labels),
    content.length > 0 ? share(content) : "–",
    countAreas([...labels, ...content].filter(isOpen)) || "nothing",
  ]);
  const heading = ["locale", "interface", "content", "open"];
  const widths = heading.map((_, column) =>
    Math.max(...[heading, ...rows].map((cells) => cells[column]!.length)),
  );
  return [heading, ...rows]
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

const share = (entries: readonly CatalogEntry[]) =>
  `${entries.filter((entry) => !isOpen(entry)).length}/${entries.length}`;

function countAreas(entries: readonly CatalogEntry[]): string {
  const areas = Map.groupBy(entries, areaOf);
  return [...areas].map(([area, { length }]) => `${area} ${length}`).join(", ");
}

/** One line per untranslated text, with its previous English text. */
export function formatOpenTexts({ labels, content = [] }: LanguageTexts): string {
  const open = [...labels, ...content].filter(isOpen);
  const lines = open.map(({ file, line, source, former }) => {
    const before = former
      ? `, was ${JSON.stringify(former.source)}: ${JSON.stringify(former.translation)}`
      : "";
    return formatProblem({ file, line, message: `${JSON.stringify(source)}${before}` });
  });
  return [...lines, `${open.length} of ${labels.length + content.length} texts are open.`].join("\n");
}
