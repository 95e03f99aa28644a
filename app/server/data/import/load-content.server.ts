import { contentFolder, mediaFolder, projectRoot } from "../../ops/project-root.server.ts";
import { checkContent } from "./check-content.server.ts";
import { readContentFiles } from "./content-files.server.ts";
import type { ImportMemory } from "./import-memory.ts";
import type { Content } from "./localize-content.ts";
import { ContentError, type Problem } from "./problem.ts";

/**
 * Reads and checks everything below the content folder.
 * @param memory of the last import in this process
 * @throws {ContentError} with every problem found, each with file and line
 */
export function loadContent(folder: string = contentFolder, memory?: ImportMemory): Content {
  const content = readContentFiles(projectRoot, folder, memory?.sources);
  const problems = [...content.problems, ...checkContent(content, mediaFolder)];
  if (problems.length > 0) throw new ContentError(problems.sort(byPosition));
  return content as Content; // Every single file is there: a missing one cannot be read and is a problem.
}

const byPosition = (a: Problem, b: Problem) => a.file.localeCompare(b.file) || a.line - b.line;
