/** Converts an error for Vite's overlay, with its source location and code frame. */
import { existsSync, readFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";

import { codeFrameColumns } from "@babel/code-frame";
import type { ErrorPayload } from "vite";

import { projectRoot } from "../../app/server/ops/project-root.server.ts";

type OverlayError = ErrorPayload["err"];

type Located = Error & {
  id?: string;
  loc?: { file?: string; line: number; column: number };
  plugin?: string;
  /** Set by `ContentError`. */
  problems?: readonly { file: string; line: number; message: string }[];
};

export function overlayErrorOf(thrown: unknown): OverlayError {
  const error: Located = thrown instanceof Error ? thrown : new Error(String(thrown));
  const place = placeOf(error);
  return {
    message: stripVTControlCharacters(messageOf(error)),
    stack: error.problems ? "" : stackOf(error),
    ...(error.plugin && { plugin: error.plugin }),
    ...(place && { id: place.file, loc: place, frame: frameOf(place) }),
  };
}

type Place = { file: string; line: number; column: number };

function placeOf(error: Located): Place | undefined {
  const [problem] = error.problems ?? [];
  if (problem) return { ...problem, file: join(projectRoot, problem.file), column: 0 };
  const file = error.loc?.file ?? error.id;
  if (error.loc && file) return { ...error.loc, file: pathOf(file) };
  const missing = missingImport.exec(error.message);
  if (missing) return lineWith(missing[2]!, missing[1]!);
  for (const [, path, line, column] of (error.stack ?? "").matchAll(
    /\(?((?:file:\/\/)?\/[^\s()]+):(\d+):(\d+)/g,
  )) {
    const source = pathOf(path!);
    if (source.startsWith(`${projectRoot}/`) && !source.includes("/node_modules/") && existsSync(source))
      return { file: source, line: Number(line), column: Number(column) };
  }
  return error.cause instanceof Error ? placeOf(error.cause) : undefined;
}

/** Vite's message names the importing file, but no line. */
const missingImport = /Failed to load url (\S+) .* in (\/\S+)\. Does the file exist/;

function lineWith(file: string, text: string): Place | undefined {
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, "utf8").split("\n");
  const index = lines.findIndex((line) => line.includes(text));
  return { file, line: index + 1, column: (lines[index]?.indexOf(text) ?? 0) + 1 };
}

function pathOf(file: string): string {
  const path = file.startsWith("file:") ? fileURLToPath(file) : file.split("?")[0]!;
  return isAbsolute(path) && !existsSync(path) ? join(projectRoot, path) : path;
}

function messageOf({ message, cause }: Error): string {
  return cause instanceof Error ? `${message}\n\nCaused by: ${messageOf(cause)}` : message;
}

const stackOf = ({ stack = "" }: Error) =>
  stripVTControlCharacters(stack)
    .split("\n")
    .filter((line) => /^\s*at /.test(line))
    .join("\n");

function frameOf({ file, line, column }: Place): string {
  if (!existsSync(file)) return "";
  const start = { line, ...(column > 0 && { column }) };
  return codeFrameColumns(readFileSync(file, "utf8"), { start }, { linesAbove: 3, linesBelow: 3 });
}
