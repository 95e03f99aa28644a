import { SetupError } from "../../ops/setup-error.ts";
import type { Entry } from "./content-files.server.ts";

export type Problem = {
  /** Relative to the project root. */
  file: string;
  /** From 1. */
  line: number;
  message: string;
};

export const formatProblem = ({ file, line, message }: Problem) => `${file}:${line}: ${message}`;

export class ContentError extends SetupError {
  override name = "ContentError";
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join("\n"));
    this.problems = problems;
  }
}

export const problemAt = (
  { source }: Entry<unknown>,
  path: readonly PropertyKey[],
  message: string,
): Problem => ({ file: source.file, line: source.lineAt(path), message });
