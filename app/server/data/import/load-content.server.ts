import { contentFolder, mediaOf, projectRoot } from "../../ops/project-root.server.ts";
import { checkContent } from "./check-content.server.ts";
import { type ContentFiles, readContentFiles } from "./content-files.server.ts";
import type { ImportMemory } from "./import-memory.ts";
import type { Content } from "./localize-content.ts";
import { ContentError, type Problem } from "./problem.ts";

/** @throws {ContentError} with every problem, each with file and line */
export function loadContent(folder: string = contentFolder, memory?: ImportMemory): Content {
  return completeContent(readAndCheck(folder, memory));
}

type Checked = { content: ContentFiles; problems: Problem[] };

export function readAndCheck(folder: string, memory?: ImportMemory): Checked {
  const content = readContentFiles(projectRoot, folder, memory?.sources);
  return { content, problems: [...content.problems, ...checkContent(content, mediaOf(folder))] };
}

/** @throws {ContentError} */
export function completeContent({ content, problems }: Checked): Content {
  if (problems.length > 0) throw new ContentError(problems);
  return content as Content; // A missing file is a problem, so every entry exists.
}
