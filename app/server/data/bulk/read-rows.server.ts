/** Reads CSV, JSON and JSON Lines row by row; a file may be larger than the memory. */
import { createReadStream } from "node:fs";
import { basename, extname } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";

import { JSONParser } from "@streamparser/json";
import { CsvError, parse } from "csv-parse";

import { SetupError } from "../../ops/setup-error.ts";

export const rowFormats = ["csv", "json", "jsonl"] as const;
export type RowFormat = (typeof rowFormats)[number];

export type ReadOptions = {
  format?: RowFormat | undefined;
  /** Label of the Encoding Standard. A byte order mark takes precedence. */
  encoding?: string | undefined;
  /** Default: comma, semicolon or tab, whichever the first line suggests. */
  delimiter?: string | undefined;
};

export type Row = {
  file: string;
  /** Row number in a spreadsheet, where the header is row 1; in JSON, the number of the line or item. */
  row: number;
  cells: Record<string, unknown>;
};

/** Maximum characters of one row, so that a missing quote does not read the whole file. */
const maxRow = 1_000_000;

const formatsByExtension: Record<string, RowFormat> = {
  ".csv": "csv",
  ".tsv": "csv",
  ".txt": "csv",
  ".json": "json",
  ".jsonl": "jsonl",
  ".ndjson": "jsonl",
};

/** @throws {SetupError} for a file that cannot be read or parsed, with name and position */
export async function* readRows(path: string, options: ReadOptions = {}): AsyncGenerator<Row> {
  const file = basename(path);
  const format = options.format ?? formatsByExtension[extname(path).toLowerCase()];
  if (!format) throw new SetupError(`${file}: expected a name that ends in .csv, .json or .jsonl`);
  const text = readText(path, options.encoding);
  const rows =
    format === "csv"
      ? csvRows(text, options.delimiter)
      : format === "json"
        ? jsonItems(text)
        : jsonLines(text);
  try {
    for await (const { row, cells } of rows) {
      if (!isRecord(cells)) throw new SetupError(`row ${row}: expected an object with named fields`);
      yield { file, row, cells };
    }
  } catch (error) {
    throw new SetupError(`${file}: ${reasonOf(error, options)}`, { cause: error });
  }
}

function reasonOf(error: unknown, { encoding = "utf-8" }: ReadOptions): string {
  if (error instanceof CsvError)
    return `row ${Number(error["records"] ?? 0) + 2}: ${error.message.replace(/ at line.*$/, "")}`;
  if (error instanceof TypeError && "code" in error && error.code === "ERR_ENCODING_INVALID_ENCODED_DATA")
    return `is not encoded in ${encoding}; name its encoding in the map, for example "encoding: windows-1252"`;
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return "there is no such file";
  return error instanceof Error ? error.message : String(error);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

async function* readText(path: string, encoding = "utf-8"): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  const bytes = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
  for await (const chunk of bytes) {
    decoder ??= new TextDecoder(markedEncoding(chunk) ?? encoding, { fatal: true });
    const text = decoder.decode(chunk, { stream: true });
    if (text) yield text;
  }
  const rest = decoder?.decode();
  if (rest) yield rest;
}

/** Excel writes "Unicode text" as UTF-16. */
const markedEncoding = ([first, second]: Uint8Array) =>
  first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : undefined;

type Numbered = { row: number; cells: unknown };

async function* csvRows(text: AsyncGenerator<string>, delimiter?: string): AsyncGenerator<Numbered> {
  const { value: first = "" } = await text.next();
  const parser = parse({
    bom: true,
    delimiter: delimiter ?? delimiterOf(first),
    columns: (header: string[]) => namedOnce(header),
    skip_empty_lines: true,
    relax_column_count_less: true,
    max_record_size: maxRow,
  });
  const source = Readable.from(startingWith(first, text));
  source.on("error", (error) => parser.destroy(error));
  let row = 1;
  for await (const cells of source.pipe(parser)) yield { row: ++row, cells };
}

function namedOnce(header: string[]) {
  const names = header.map((name) => name.trim());
  const twice = names.find((name, index) => name !== "" && names.indexOf(name) !== index);
  if (twice !== undefined) throw new SetupError(`the column ${JSON.stringify(twice)} is there twice`);
  return names.map((name) => (name === "" ? null : name));
}

function delimiterOf(text: string): string {
  const [line = ""] = text.split(/\r?\n/, 1);
  const outsideQuotes = line.replaceAll(/"[^"]*"/g, "");
  const count = (character: string) => outsideQuotes.split(character).length;
  return [",", ";", "\t"].toSorted((a, b) => count(b) - count(a))[0]!;
}

async function* startingWith(first: string, rest: AsyncGenerator<string>) {
  yield first;
  yield* rest;
}

/** Items of an array, or of the only array in an object: `{"products": […]}`. */
async function* jsonItems(text: AsyncGenerator<string>): AsyncGenerator<Numbered> {
  const { value: first = "" } = await text.next();
  const inObject = /^\s*\{/.test(first.replace(/^\uFEFF/, ""));
  const parser = new JSONParser({ paths: [inObject ? "$.*.*" : "$.*"], keepStack: false });
  let found: unknown[] = [];
  parser.onValue = ({ value }) => void found.push(value);
  let row = 0;
  for await (const chunk of startingWith(first.replace(/^\uFEFF/, ""), text)) {
    parser.write(chunk);
    const items = found;
    found = [];
    for (const cells of items) yield { row: ++row, cells };
  }
  if (!parser.isEnded) throw new SetupError(`item ${row + 1}: the file ends too early`);
}

async function* jsonLines(text: AsyncGenerator<string>): AsyncGenerator<Numbered> {
  let row = 0;
  for await (const line of createInterface({ input: Readable.from(text), crlfDelay: Infinity })) {
    row += 1;
    if (line.trim() === "") continue;
    yield { row, cells: parseLine(line, row) };
  }
}

function parseLine(line: string, row: number): unknown {
  try {
    return JSON.parse(line.replace(/^\uFEFF/, ""));
  } catch {
    throw new SetupError(`row ${row}: is not JSON`);
  }
}
