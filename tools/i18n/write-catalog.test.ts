import { expect, test } from "vitest";

import type { Message } from "#app/server/data/import/translatable.ts";
import {
  type CatalogEntry,
  type CatalogFile,
  parseCatalog,
} from "#app/server/data/import/catalogs/catalog-file.server.ts";

import { composeCatalog } from "./write-catalog.ts";

const message = (context: string, source: string, role?: Message["role"]): Message => ({
  context,
  source,
  role,
});

const read = (content: Buffer | string) => (parseCatalog("de.po", content.toString()) as CatalogFile).entries;

const before = read(
  composeCatalog("de", [message("a:title", "Mice"), message("b:title", "Two wheels, one mouse.")], []),
).map((entry, index): CatalogEntry => ({
  ...entry,
  translation: ["Mäuse", "Zwei Räder, eine Maus."][index]!,
}));

test("a catalog is read as it was written, each text with its line and with what it is on the page", () => {
  const [menu, button] = read(
    composeCatalog(
      "de",
      [message("m:name", "Mice", "menu"), message("p:label", "See “all”\nmice", "button")],
      before,
    ),
  );
  expect(menu).toMatchObject({ role: "menu", translation: "Mäuse", line: 8 });
  expect(button).toMatchObject({ role: "button", source: "See “all”\nmice", translation: "", line: 13 });
});

test("texts of one context and the same text in two contexts have their own lines", () => {
  const text = (words: string) => `msgid "${words}"\nmsgstr ""\n`;
  const inMenu = (words: string) => `msgctxt "menu"\n${text(words)}`;
  const entries = read([inMenu("Name"), inMenu("Search"), text("Search")].join("\n"));
  const lines = entries.map(({ context, source, line }) => `${line} ${context} ${source}`);
  expect(lines.toSorted()).toEqual(["1 menu Name", "5 menu Search", "9  Search"]);
});

test("a text that moved keeps its translation", () => {
  const [moved] = read(composeCatalog("de", [message("c:title", "Mice")], before));
  expect(moved).toMatchObject({ translation: "Mäuse" });
  expect(moved!.former).toBeUndefined();
});

test("a changed text is open and keeps the former one as a hint", () => {
  const changed = composeCatalog("de", [message("b:title", "Three wheels, one mouse.")], before);
  expect(changed.toString()).toContain(
    '#, fuzzy\n#| msgid "Two wheels, one mouse."\nmsgctxt "b:title"\nmsgid "Three wheels, one mouse."\nmsgstr "Zwei Räder, eine Maus."',
  );
  const former = { source: "Two wheels, one mouse.", translation: "Zwei Räder, eine Maus." };
  expect(read(changed)).toMatchObject([{ translation: "", former }]);
});

test("a text that moved within its entry leaves no hint behind, one that is elsewhere too does", () => {
  const added = message("b:title", "Three wheels, one mouse.");
  const [open] = read(composeCatalog("de", [added, message("b:text", "Two wheels, one mouse.")], before));
  expect(open!.former).toBeUndefined();
  const [hinted] = read(composeCatalog("de", [added, message("c:text", "Two wheels, one mouse.")], before));
  expect(hinted!.former).toMatchObject({ source: "Two wheels, one mouse." });
});

test("the hint stays until the text is translated", () => {
  const messages = [message("b:title", "Three wheels, one mouse.")];
  const open = composeCatalog("de", messages, before);
  const again = composeCatalog("de", messages, read(open));
  expect(again.toString()).toBe(open.toString());
  const done = read(again).map((entry) => ({ ...entry, translation: "Drei Räder, eine Maus." }));
  expect(composeCatalog("de", messages, done).toString()).not.toContain("fuzzy");
});

test("a place that now has a text translated elsewhere gets no hint", () => {
  const [entry] = read(composeCatalog("de", [message("b:title", "Mice")], before));
  expect(entry).toMatchObject({ translation: "Mäuse" });
});
