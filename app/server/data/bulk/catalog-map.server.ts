/** A map assigns the columns of a third-party file to fields (docs/catalog-import.md). */
import { readFileSync } from "node:fs";
import { basename, extname, matchesGlob } from "node:path";

import * as v from "valibot";

import { isSourceFile, parseSource, parseYaml } from "../import/source-file.server.ts";
import { formatProblem } from "../import/problem.ts";
import { SetupError } from "../../ops/setup-error.ts";
import { rowFormats } from "./read-rows.server.ts";

export const rowKinds = ["products", "prices", "stock", "shops"] as const;
export type RowKind = (typeof rowKinds)[number];

const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(2_000));
const scalar = v.union([v.string(), v.number(), v.boolean()]);

const pattern = v.pipe(
  shortText,
  v.check((source) => isExpression(source), "expected a regular expression"),
);

const rule = v.union([
  shortText,
  v.strictObject({
    /** A column, or a text with columns in braces. */
    from: shortText,
    split: v.optional(shortText),
    /** The first group, or the whole match, becomes the value; no match leaves the field empty. */
    pattern: v.optional(pattern),
    /** Other values stay as they are. An empty text leaves the field empty. */
    values: v.optional(v.record(v.string(), scalar)),
    default: v.optional(scalar),
    times: v.optional(v.pipe(v.number(), v.finite())),
  }),
]);
export type FieldRule = v.InferOutput<typeof rule>;

export const catalogMap = v.strictObject({
  /** Pattern for the names of its files; default: all. */
  files: v.optional(shortText, "*"),
  rows: v.optional(v.picklist(rowKinds), "products"),
  source: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(80))),
  format: v.optional(v.picklist(rowFormats)),
  encoding: v.optional(v.pipe(v.string(), v.maxLength(40))),
  delimiter: v.optional(v.pipe(v.string(), v.length(1))),
  decimal: v.optional(v.picklist([".", ","]), "."),
  /** For a variant with several rows: use the first row, use the last one, or report an error. */
  repeated: v.optional(v.picklist(["error", "first", "last"]), "error"),
  fields: v.record(v.string(), rule),
  constants: v.optional(v.record(v.string(), v.union([scalar, v.array(scalar)])), {}),
  /** Types of new attributes; default: determined by the first value. */
  attributes: v.optional(
    v.record(
      v.string(),
      v.strictObject({
        label: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(60))),
        unit: v.optional(v.pipe(v.string(), v.maxLength(40))),
        type: v.optional(v.picklist(["text", "number", "boolean"])),
        filter: v.optional(v.boolean()),
      }),
    ),
    {},
  ),
});
export type CatalogMap = v.InferOutput<typeof catalogMap>;

function isExpression(source: string): boolean {
  try {
    return new RegExp(source, "u").source.length > 0;
  } catch {
    return false;
  }
}

/** @returns the first map for the file */
export const mapFor = (path: string, maps: readonly CatalogMap[]): CatalogMap | undefined =>
  maps.find(({ files }) => matchesGlob(basename(path), files));

/** @throws {SetupError} with every problem of the map */
export function readCatalogMap(path: string): CatalogMap {
  const file = basename(path);
  const source = parseYaml(file, readMap(path));
  if (!isSourceFile(source)) throw new SetupError(formatProblem(source));
  const result = parseSource(catalogMap, source);
  if ("problems" in result) throw new SetupError(result.problems.map(formatProblem).join("\n"));
  return { ...result.value, source: result.value.source ?? basename(path, extname(path)) };
}

function readMap(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new SetupError(`--map ${path}: cannot be read`, { cause: error });
  }
}
