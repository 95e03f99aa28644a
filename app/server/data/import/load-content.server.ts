import { contentFolder, mediaOf, projectRoot } from "../../ops/project-root.server.ts";
import { checkContent } from "./check-content.server.ts";
import { editionHash, hashContent } from "./content-hash.server.ts";
import { type ContentFiles, readContentFiles } from "./content-files.server.ts";
import type { ImportMemory } from "./import-memory.ts";
import type { Content } from "./localize-content.ts";
import { ContentError, type Problem } from "./problem.ts";

/** @throws {ContentError} with every problem, each with file and line */
export function loadContent(folder: string = contentFolder, memory?: ImportMemory): Content {
  return completeContent(readAndCheck(folder, memory));
}

/**
 * Omits the checks if these files are the imported ones, which have passed them, and parses their message catalogs on demand.
 * @param sourceHash of the current revision
 * @throws {ContentError} with every problem of changed files
 */
export function loadImportedContent(
  folder: string,
  { sourceHash, drafts }: { sourceHash: string | undefined; drafts: boolean },
): Content {
  const hash = hashContent(folder);
  const isImported = editionHash(hash, drafts) === sourceHash;
  const content = readContentFiles(projectRoot, folder, { hash, textsOnDemand: isImported });
  return completeContent(isImported ? { content, problems: content.problems } : checked(content, folder));
}

type Checked = { content: ContentFiles; problems: Problem[] };

export function readAndCheck(folder: string, memory?: ImportMemory): Checked {
  return checked(readContentFiles(projectRoot, folder, { sources: memory?.sources }), folder);
}

const checked = (content: ContentFiles, folder: string): Checked => ({
  content,
  problems: [...content.problems, ...checkContent(content, mediaOf(folder))],
});

/** @throws {ContentError} */
export function completeContent({ content, problems }: Checked): Content {
  if (problems.length > 0) throw new ContentError(problems);
  return content as Content; // A missing file is a problem, so every entry exists.
}
