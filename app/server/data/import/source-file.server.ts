import * as v from "valibot";
import { LineCounter, isMap, isNode, isScalar, parseDocument } from "yaml";

import { describeIssue } from "./describe-issue.ts";
import { didYouMean } from "./did-you-mean.ts";
import { describePath } from "./map-fields.ts";
import { fieldName, type Problem, problemAt } from "./problem.ts";

export type SourceFile = {
  /** Relative to the project root. */
  file: string;
  value: unknown;
  /** Line of the value at a path, or of its nearest parent. */
  lineAt: (path: readonly PropertyKey[]) => number;
  /** Comment for translators of the value at a path: `# Translators: …` at the value or at one of its parents. */
  noteAt: (path: readonly PropertyKey[]) => string;
};

const frontMatter = /^---\r?\n([^]*?)\r?\n---\r?\n?/;

export function parseMarkdown(file: string, content: string): SourceFile | Problem {
  const match = frontMatter.exec(content);
  if (!match) return { file, line: 1, message: "expected YAML front matter between two lines of ---" };
  const parsed = parseYaml(file, match[1]!, 1);
  if (!isSourceFile(parsed)) return parsed;
  if (typeof parsed.value !== "object" || parsed.value === null) {
    return { file, line: 2, message: "expected named fields as front matter" };
  }
  const bodyLine = match[0].split("\n").length;
  return {
    file,
    value: { ...parsed.value, body: content.slice(match[0].length) },
    lineAt: (fieldPath) => (fieldPath[0] === "body" ? bodyLine : parsed.lineAt(fieldPath)),
    noteAt: parsed.noteAt,
  };
}

export const isSourceFile = (result: SourceFile | Problem): result is SourceFile => "lineAt" in result;

export function parseYaml(file: string, content: string, linesBefore = 0): SourceFile | Problem {
  const lines = new LineCounter();
  const document = parseDocument(content, { lineCounter: lines });
  const [error] = document.errors;
  if (error) {
    return {
      file,
      line: lines.linePos(error.pos[0]).line + linesBefore,
      message: error.message.split("\n")[0]!.replace(/ at line \d+, column \d+:?$/, ""),
    };
  }
  return {
    file,
    value: document.toJS() as unknown,
    noteAt: (path) => translatorNotes(document, path),
    lineAt: (path) => {
      for (let length = path.length; length > 0; length--) {
        const node = document.getIn(path.slice(0, length), true);
        if (isNode(node) && node.range) return lines.linePos(node.range[0]).line + linesBefore;
      }
      return 1 + linesBefore;
    },
  };
}

const translatorComment = /^ *Translators: *(.+)$/gm;

/** The library attaches the comment of a first entry to the enclosing map or list. */
function translatorNotes(document: ReturnType<typeof parseDocument>, path: readonly PropertyKey[]): string {
  const comments: (string | null | undefined)[] = [document.commentBefore];
  for (const [length, step] of path.entries()) {
    const parent = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(parent)) comments.push(parent.commentBefore);
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => String(isScalar(key) ? key.value : key) === String(step))
      : undefined;
    if (isNode(pair?.key)) comments.push(pair.key.commentBefore);
  }
  const value = document.getIn(path, true);
  if (isNode(value)) comments.push(value.commentBefore, value.comment);
  const notes = comments.flatMap((comment) =>
    [...(comment ?? "").matchAll(translatorComment)].map(([, note]) => note!.trim()),
  );
  return [...new Set(notes)].join(" ");
}

export function parseSource<Schema extends v.GenericSchema>(
  schema: Schema,
  source: SourceFile,
): { value: v.InferOutput<Schema> } | { problems: Problem[] } {
  const result = v.safeParse(schema, source.value);
  if (result.success) return { value: result.output };
  return { problems: result.issues.flatMap((issue) => problemsOf(issue, schema, source)) };
}

function problemsOf(issue: v.BaseIssue<unknown>, schema: v.GenericSchema, source: SourceFile): Problem[] {
  const path = (issue.path ?? []).map((item) => item.key as PropertyKey);
  if (issue.type === "strict_object" && issue.expected === "never")
    return unknownFields(path.slice(0, -1), issue.path!.at(-1)!.input as object, schema, source);
  const place = { source, schema };
  const kind = issue.received === "undefined" ? "missing" : issue.type.replaceAll("_", " ");
  return [problemAt(place, path, describeIssue(issue), `${fieldName(place, path)}: ${kind}`)];
}

/** Valibot stops at the first unknown field of an object. */
function unknownFields(path: PropertyKey[], value: object, schema: v.GenericSchema, source: SourceFile) {
  const fields = new Set(describePath(schema, source.value, path).fields);
  return Object.keys(value)
    .filter((name) => !fields.has(name))
    .map((name) =>
      problemAt(
        { source, schema },
        [...path, name],
        `unknown field${didYouMean(name, fields)}`,
        `${fieldName({ source, schema }, [...path, name])}: unknown field`,
      ),
    );
}
