import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

import { type ReadOptions, readRows } from "./read-rows.server.ts";

const folder = mkdtempSync(join(tmpdir(), "rows-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(name: string, content: string | Buffer, options?: ReadOptions) {
  writeFileSync(join(folder, name), content);
  const rows = [];
  for await (const { row, cells } of readRows(join(folder, name), options)) rows.push([row, cells]);
  return rows;
}

test.each([
  ["commas", 'sku,name\nA1,"Mouse, black"\n'],
  ["semicolons", "sku;name\nA1;Mouse, black\n"],
  ["tabs, lines of Windows and a byte order mark", "\uFEFFsku\tname\r\nA1\tMouse, black\r\n"],
])("a CSV file with %s is read", async (_form, content) => {
  expect(await read("a.csv", content)).toEqual([[2, { sku: "A1", name: "Mouse, black" }]]);
});

test("rows are numbered as in a spreadsheet, with cells of several lines and rows that end early", async () => {
  const rows = await read("a.csv", 'sku,name,text\nA1,One,"two\nlines"\nA2,Two\n');
  expect(rows).toEqual([
    [2, { sku: "A1", name: "One", text: "two\nlines" }],
    [3, { sku: "A2", name: "Two" }],
  ]);
});

test("the encodings of Windows and of Excel are read", async () => {
  const windows = Buffer.from([0x73, 0x6b, 0x75, 0x0a, 0x4d, 0xe4, 0x75, 0x73, 0x65, 0x0a]);
  expect(await read("w.csv", windows, { encoding: "windows-1252" })).toEqual([[2, { sku: "Mäuse" }]]);
  await expect(read("w.csv", windows)).rejects.toThrow("w.csv: is not encoded in utf-8; name its encoding");
  const excel = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("sku\tname\nA1\tMäuse\n", "utf16le")]);
  expect(await read("x.txt", excel)).toEqual([[2, { sku: "A1", name: "Mäuse" }]]);
});

test.each([
  ["a list", '[{"sku":"A1"},{"sku":"A2","size":{"cm":3}}]'],
  ["a list in an object", '{"products":[{"sku":"A1"},{"sku":"A2","size":{"cm":3}}]}'],
])("JSON with %s is read item by item", async (_form, content) => {
  expect(await read("a.json", content)).toEqual([
    [1, { sku: "A1" }],
    [2, { sku: "A2", size: { cm: 3 } }],
  ]);
});

test("JSON Lines are read, without empty lines", async () => {
  expect(await read("a.jsonl", '{"sku":"A1"}\n\n{"sku":"A2"}\n')).toEqual([
    [1, { sku: "A1" }],
    [3, { sku: "A2" }],
  ]);
});

test.each([
  ["a.csv", 'sku,name\nA1,"Mouse\n', /^a\.csv: row 2: Quote Not Closed/],
  ["a.csv", "sku,sku\nA1,A2\n", 'a.csv: the column "sku" is there twice'],
  ["a.json", '[{"sku":"A1"},', "a.json: item 2: the file ends too early"],
  ["a.json", '[{"sku":"A1"},7]', "a.json: row 2: expected an object with named fields"],
  ["a.jsonl", '{"sku":"A1"}\n{"sku"\n', "a.jsonl: row 2: is not JSON"],
  ["a.xlsx", "PK", "a.xlsx: expected a name that ends in .csv, .json or .jsonl"],
])("%s with %j is rejected with its position", async (name, content, message) => {
  await expect(read(name, content)).rejects.toThrow(message);
});

test("a missing file is reported", async () => {
  const rows = readRows(join(folder, "none.csv"));
  await expect(rows.next()).rejects.toThrow("none.csv: there is no such file");
});
