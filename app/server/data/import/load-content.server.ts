import { contentFolder, mediaFolder, projectRoot } from "../../ops/project-root.server.ts";
import { checkContent } from "./check-content.server.ts";
import { readContentFiles } from "./content-files.server.ts";
import type { ImportMemory } from "./import-memory.ts";
import type { Content } from "./localize-content.ts";
import { ContentError, type Problem } from "./problem.ts";

/** @throws {ContentError} with every problem, each with file and line */
export function loadContent(folder: string = contentFolder, memory?: ImportMemory): Content {
  const content = readContentFiles(projectRoot, folder, memory?.sources);
  const problems = [...content.problems, ...checkContent(content, mediaFolder)];
  if (problems.length > 0) throw new ContentError(problems.sort(byPosition));
  return content as Content; // A missing file is a problem, so every entry exists.
}

const byPosition = (a: Problem, b: Problem) => a.file.localeCompare(b.file) || a.line - b.line;
