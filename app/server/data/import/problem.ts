import { SetupError } from "../../ops/setup-error.ts";

/** Something wrong in a content or catalog file, told so that an author can find and mend it. */
export type Problem = {
  /** Path from the project's root. */
  file: string;
  /** Counted from 1. */
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
