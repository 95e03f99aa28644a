import { existsSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

import { mediaPath } from "#app/validation/fields.ts";

import { parsePictureParagraph, splitParagraphs } from "../../domain/markdown/picture-paragraph.ts";
import type { ContentFiles, Entry } from "./content-files.server.ts";
import { problemAt, type Problem } from "./problem.ts";
import { mapFields } from "./map-fields.ts";

export function checkMedia(
  { products, categories, certificates, pages, articles, manuals, ...files }: ContentFiles,
  mediaFolder: string,
) {
  const check = <Value>(entry: Entry<Value>): Problem[] => {
    const problems: Problem[] = [];
    mapFields(entry.schema, entry.value, ({ path, value, metadata }) => {
      const addProblem = (message: string) =>
        problems.push(problemAt(entry, path, `${path.join(".")}: ${message}`));
      const paths = metadata.media
        ? [value]
        : metadata.translatable === "markdown"
          ? picturesIn(value, addProblem)
          : [];
      for (const file of paths) {
        if (!existsSync(join(mediaFolder, file))) addProblem(`no file content/media/${file}`);
      }
      return value;
    });
    return problems;
  };
  return [
    ...products.flatMap(check),
    ...categories.flatMap(check),
    ...certificates.flatMap(check),
    ...pages.flatMap(check),
    ...articles.flatMap(check),
    ...manuals.flatMap(check),
    ...(files.brand ? check(files.brand) : []),
    ...(files.downloads ? check(files.downloads) : []),
    ...(files.printedCatalog ? check(files.printedCatalog) : []),
  ];
}

/** Picture paths in Markdown. A picture must be a paragraph of its own. */
function picturesIn(markdown: string, addProblem: (message: string) => void): string[] {
  return splitParagraphs(markdown)
    .filter((paragraph) => paragraph.includes("!["))
    .flatMap((paragraph) => {
      const picture = parsePictureParagraph(paragraph);
      if (picture && v.is(mediaPath, picture.src)) return [picture.src];
      addProblem(
        `wants a picture as a paragraph of its own, like ![what it shows](scenes/lab.webp "caption")`,
      );
      return [];
    });
}
