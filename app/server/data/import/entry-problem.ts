import type { Entry } from "./content-files.server.ts";
import type { Problem } from "./problem.ts";

export const problemAt = (
  { source }: Entry<unknown>,
  path: readonly PropertyKey[],
  message: string,
): Problem => ({ file: source.file, line: source.lineAt(path), message });
