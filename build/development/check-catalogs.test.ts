import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { problemsInCatalog } from "./check-catalogs.ts";

const folder = mkdtempSync(join(tmpdir(), "catalogs-"));

function problemsOf(entry: string) {
  const path = join(folder, "common.po");
  writeFileSync(path, `msgid ""\nmsgstr "Language: de\\n"\n\n${entry}\n`);
  return problemsInCatalog(folder, path);
}

test.each([
  ["a quote that ends too early", 'msgid "Footer"\nmsgstr "Fuß" zeile "', /Invalid key name/],
  [
    "a plural that does not end",
    'msgid "{count} files"\nmsgstr "{count, plural, one {Datei"',
    /"\{count\} files": got a message that cannot be read/,
  ],
  [
    "a placeholder with another name",
    'msgid "By {name}"\nmsgstr "Von {autor}"',
    /"By \{name\}": got \{autor\}, expected \{name\}/,
  ],
])("%s is found, with file and line", (_, entry, message) => {
  expect(problemsOf(entry)).toEqual([
    { file: "common.po", line: expect.any(Number), message: expect.stringMatching(message) },
  ]);
  expect(problemsOf(entry)[0]!.line).toBeGreaterThan(3);
});

test("open and complete texts have no problem", () => {
  expect(problemsOf('msgid "By {name}"\nmsgstr ""')).toEqual([]);
  expect(problemsOf('msgid "By {name}"\nmsgstr "Von {name}"')).toEqual([]);
});
