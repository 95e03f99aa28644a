import type * as v from "valibot";

import { SetupError } from "../../ops/setup-error.ts";
import { describePath } from "./map-fields.ts";
import type { SourceFile } from "./source-file.server.ts";

export type Problem = {
  /** Relative to the project root. */
  file: string;
  /** One-based. */
  line: number;
  message: string;
  /** Groups problems in a report; default: the message without its values. */
  kind?: string;
};

type Place = { source: SourceFile; schema: v.GenericSchema };

/**
 * @param path of the value in the file
 * @param text what is wrong, without the path
 * @param kind equal for all problems of this kind; default: the field's name and `text` without its values
 */
export const problemAt = (
  place: Place,
  path: readonly PropertyKey[],
  text: string,
  kind: string = `${fieldName(place, path)}: ${withoutValues(text)}`,
): Problem => ({
  file: place.source.file,
  line: place.source.lineAt(path),
  message: `${path.map(String).join(".") || "file"}: ${text}`,
  kind,
});

export const fieldName = ({ source, schema }: Place, path: readonly PropertyKey[]): string =>
  describePath(schema, source.value, path).names.join(".") || "file";

export const withoutValues = (message: string): string =>
  message.replaceAll(/"(?:[^"\\]|\\.)*"/g, "…").replaceAll(/\d+/g, "N");

export const formatProblem = ({ file, line, message }: Problem) => `${file}:${line}: ${message}`;

export class ContentError extends SetupError {
  override name = "ContentError";
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], limit?: number) {
    super(formatProblems(problems, limit));
    this.problems = problems;
  }
}

const defaultLimit = 3;

/** One line per problem, or groups by kind if one kind has more than `limit`. */
export function formatProblems(problems: readonly Problem[], limit: number = defaultLimit): string {
  const sorted = problems.toSorted(byPosition);
  const groups = Object.entries(Object.groupBy(sorted, groupOf))
    .map(([title, members]) => ({ title, members: members! }))
    .toSorted((a, b) => b.members.length - a.members.length);
  if (groups.every(({ members }) => members.length <= limit)) return sorted.map(formatProblem).join("\n");
  const lines = groups.flatMap(({ title, members }) => {
    const shown = members.slice(0, limit).map((problem) => `  ${formatProblem(problem)}`);
    const more = members.length - shown.length;
    return [
      `${title}: ${count(members.length, "problem")} in ${count(filesOf(members), "file")}, first ${members[0]!.file}:${members[0]!.line}`,
      ...shown,
      ...(more > 0 ? [`  and ${format(more)} more`] : []),
    ];
  });
  return [
    ...lines,
    `${count(problems.length, "problem")} of ${count(groups.length, "kind")} in ${count(filesOf(problems), "file")}. With --verbose each is listed.`,
  ].join("\n");
}

const groupOf = ({ file, message, kind = withoutValues(message) }: Problem) =>
  `${file.includes("/") ? file.slice(0, file.lastIndexOf("/")) : file}: ${kind}`;

const filesOf = (problems: readonly Problem[]) => new Set(problems.map(({ file }) => file)).size;

const { format } = new Intl.NumberFormat("en");

const count = (amount: number, noun: string) => `${format(amount)} ${noun}${amount === 1 ? "" : "s"}`;

const byPosition = (a: Problem, b: Problem) => compare(a.file, b.file) || a.line - b.line;

const { compare } = new Intl.Collator("en");
