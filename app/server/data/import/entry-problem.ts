import type { Entry } from "./content-files.server.ts";
import type { Problem } from "./problem.ts";

/** A problem of the value at a path of an entry. */
export const problemAt = (
  { source }: Entry<unknown>,
  path: readonly PropertyKey[],
  message: string,
): Problem => ({ file: source.file, line: source.lineAt(path), message });
