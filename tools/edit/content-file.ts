/** Reads and writes a content file for the editor. */
import { matchesGlob } from "node:path";

import * as v from "valibot";
import { parse, stringify } from "yaml";

import {
  parseMarkdown,
  parseSource,
  parseYaml,
  isSourceFile,
} from "#app/server/data/import/source-file.server.ts";

import { type ContentType, contentTypes } from "../content/content-types.ts";
import { fromForm, toForm } from "./form-values.ts";
import { mergeYaml } from "./merge-yaml.ts";
import type { Part } from "./schema-parts.ts";

/** @param path below the content folder */
export const typeOf = (path: string): ContentType | undefined =>
  contentTypes.find(({ files }) => files.some((pattern) => matchesGlob(path, pattern)));

export class EditProblem extends Error {}

const frontMatter = /^---\r?\n([^]*?)\r?\n---\r?\n?/;

type Parts = { yaml: string; body: string | undefined };

function split(path: string, text: string): Parts {
  if (!path.endsWith(".md")) return { yaml: text, body: undefined };
  const match = frontMatter.exec(text);
  return match ? { yaml: `${match[1]}\n`, body: text.slice(match[0].length) } : { yaml: "", body: text };
}

const join = ({ yaml, body }: Parts) =>
  body === undefined ? yaml : `---\n${yaml.trimEnd()}\n---\n${body.startsWith("\n") ? "" : "\n"}${body}`;

export function readForEditor(path: string, text: string): string {
  const type = typeOf(path);
  if (!type) return text;
  const { yaml, body } = split(path, text);
  return join({
    yaml: stringify(toForm(type.schema as unknown as Part, parse(yaml)), { lineWidth: 0 }),
    body,
  });
}

/** @param existing current text, empty for a new file @throws {EditProblem} with every problem of the entry */
export function writeFromEditor(path: string, text: string, existing: string): string {
  const type = typeOf(path);
  if (!type) return text;
  const given = split(path, text);
  const before = split(path, existing);
  const values = fromForm(type.schema as unknown as Part, parse(given.yaml), parse(before.yaml));
  const yaml = before.yaml ? mergeYaml(before.yaml, values) : stringify(values, { lineWidth: 0 });
  // Editors omit the final line break; it is restored here.
  const body =
    given.body === undefined
      ? undefined
      : given.body.trim() === before.body?.trim()
        ? before.body
        : `\n${given.body.trim()}\n`;
  const result = join({ yaml, body });
  const source = body === undefined ? parseYaml(path, result) : parseMarkdown(path, result);
  if (!isSourceFile(source)) throw new EditProblem(`${path}:${source.line}: ${source.message}`);
  const parsed = parseSource(type.schema as v.GenericSchema, source);
  if ("problems" in parsed) throw new EditProblem(parsed.problems.map(({ message }) => message).join("\n"));
  return result;
}
