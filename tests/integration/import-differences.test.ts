import { copyFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { getTableColumns, getTableName, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { contentTables, importContent } from "#app/server/data/import/import-content.repo.server.ts";
import { createImportMemory } from "#app/server/data/import/import-memory.ts";
import { loadContent } from "#app/server/data/import/load-content.server.ts";
import type { Database, DatabaseHandle } from "#app/server/data/database/client.server.ts";
import { contentRevision, productText } from "#app/server/data/database/schema.ts";
import { mediaFolder } from "#app/server/ops/project-root.server.ts";

import { type ContentCopy, copyContent } from "../support/content.ts";
import { createTestDatabase, databaseAvailable, type TestDatabase } from "../support/database.ts";

/** Every row of the content tables as JSON, without generated numbers and times. */
async function readTables(db: Database): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  for (const [name, table] of contentTables.map((one) => [getTableName(one), one] as const)) {
    const columns = Object.entries(getTableColumns(table))
      .filter(([field, column]) => column.generatedIdentity === undefined && field !== "changedAt")
      .map(([field]) => sql.identifier(toSnakeCase(field)));
    const { rows } = (await db.execute(
      sql`select row(${sql.join(columns, sql`, `)})::text as row from ${table} order by 1`,
    )) as { rows: { row: string }[] };
    tables[name] = rows.map(({ row }) => row);
  }
  return tables;
}

/** Only the differing rows, so that a failure stays readable. */
function differences(got: Record<string, string[]>, wanted: Record<string, string[]>) {
  return Object.keys(wanted).flatMap((table) => {
    const [more, less] = [new Set(got[table]), new Set(wanted[table])];
    return [
      ...[...more].filter((row) => !less.has(row)).map((row) => `${table}: too much: ${row.slice(0, 300)}`),
      ...[...less].filter((row) => !more.has(row)).map((row) => `${table}: missing: ${row.slice(0, 300)}`),
      ...(got[table]?.length === wanted[table]?.length ? [] : [`${table}: ${got[table]?.length} rows`]),
    ];
  });
}

describe.skipIf(!databaseAvailable)("an import writes only the differences", () => {
  const memory = createImportMemory();
  const databases: TestDatabase[] = [];
  let copy: ContentCopy;
  /** Imports with the memory of the last import, imports without it, and the first import into an empty database. */
  let handles: { remembering: DatabaseHandle; comparing: DatabaseHandle; empty: DatabaseHandle };

  beforeAll(async () => {
    copy = copyContent();
    for (let count = 0; count < 3; count++) databases.push(await createTestDatabase());
    const [remembering, comparing, empty] = await Promise.all(databases.map((database) => database.open()));
    handles = { remembering: remembering!, comparing: comparing!, empty: empty! };
    await importWithMemory();
    await importContent(handles.comparing.db, loadContent(copy.folder), mediaFolder);
  });
  afterAll(async () => {
    copy.remove();
    for (const handle of Object.values(handles)) await handle.close();
    for (const database of databases) await database.remove();
  });

  const importWithMemory = () =>
    importContent(handles.remembering.db, loadContent(copy.folder, memory), mediaFolder, { memory });

  async function importFirst(content = loadContent(copy.folder)) {
    const { db } = handles.empty;
    for (const table of [...contentTables, contentRevision]) await db.delete(table);
    await importContent(db, content, mediaFolder);
    return readTables(db);
  }

  const inFile = (file: string) => join(copy.folder, file);

  /** Edits between two imports, grouped into rounds by their effect on rows. The edits of a round are made together. */
  const edits: Record<string, (() => void)[]> = {
    "texts, translations, a shared word, a price, the stock and an order": [
      () => copy.edit("pages/faq.yaml", /^title: Questions$/m, "title: Edited questions"),
      () => copy.edit("articles/wood-or-steel.md", /$/, "\nA paragraph more.\n"),
      () => copy.edit("locales/de.po", /msgstr "Lampen"/, 'msgstr "Lämpchen"'),
      () => copy.edit("vocabulary.yaml", /label: (\w+), swatch: "#\w+"/, 'label: $1ish, swatch: "#123456"'),
      () => copy.edit("products/arc.yaml", /EUR: [\d.]+/, "EUR: 1.5"),
      () => copy.edit("products/arc.yaml", "position: 10", "position: 25"),
    ],
    "numbers that two products swap, an added product and a page of one site": [
      () => {
        copy.edit("products/arc.yaml", /EX-L-ARC-01/g, "EX-L-CON-01");
        copy.edit("products/cone.yaml", /EX-L-CON-01/g, "EX-L-ARC-01");
      },
      () => {
        copyFileSync(inFile("products/arc.yaml"), inFile("products/arc-two.yaml"));
        copy.edit("products/arc-two.yaml", /EX-L-CON-01/g, "EX-TWO");
      },
      () => {
        mkdirSync(inFile("sites/de/pages"), { recursive: true });
        copy.write(
          "sites/de/pages/about.yaml",
          "title: Once\ndescription: Once\nblocks:\n  - { kind: rich-text, body: Once }\n",
        );
      },
    ],
    "the file name of a product": [
      () => {
        copyFileSync(inFile("products/arc-two.yaml"), inFile("products/arc-three.yaml"));
        rmSync(inFile("products/arc-two.yaml"));
      },
    ],
    "a removed product, place and site": [
      () => rmSync(inFile("products/arc-three.yaml")),
      () => copy.edit("places.yaml", /^service-munich:\n(?: .*\n)+/m, ""),
      () => copy.edit("sites.yaml", /^ {2}- code: ar\n(?: {4}.*\n)+/m, ""),
    ],
  };

  test.each(Object.entries(edits))("after a change of %s", async (_name, round) => {
    for (const edit of round) edit();
    const content = loadContent(copy.folder);
    const wanted = await importFirst(content);
    const { rows } = await importWithMemory();
    expect(differences(await readTables(handles.remembering.db), wanted)).toEqual([]);
    await importContent(handles.comparing.db, content, mediaFolder);
    expect(differences(await readTables(handles.comparing.db), wanted)).toEqual([]);
    const all = Object.values(wanted).flat().length;
    expect(rows).toBeGreaterThan(0);
    expect(rows).toBeLessThan(all);
  });

  test("a price alone changes a handful of rows", async () => {
    copy.edit("products/arc.yaml", /UAH: [\d.]+/, "UAH: 2291");
    expect((await importWithMemory()).rows).toBeLessThan(20);
  });

  test("a row keeps its date until it changes", async () => {
    const { db } = handles.comparing;
    const dates = async () => {
      const rows = await db
        .select({ slug: productText.product, locale: productText.locale, changedAt: productText.changedAt })
        .from(productText);
      return new Map(rows.map(({ slug, locale, changedAt }) => [`${slug} ${locale}`, changedAt.getTime()]));
    };
    await importContent(db, loadContent(copy.folder), mediaFolder);
    const before = await dates();
    copy.edit("products/arc.yaml", /^name: .*$/m, "name: Arc Nova");
    await importContent(db, loadContent(copy.folder), mediaFolder);
    const changed = [...(await dates())].filter(([key, date]) => date !== before.get(key));
    expect(changed.map(([key]) => key)).toContain("arc en");
    expect(changed.every(([key, date]) => key.startsWith("arc ") && date > before.get(key)!)).toBe(true);
  });

  test("an import of another process in the meantime is detected", async () => {
    const before = readFileSync(inFile("pages/faq.yaml"), "utf8");
    copy.edit("pages/faq.yaml", "Edited questions", "Other questions");
    await importContent(handles.remembering.db, loadContent(copy.folder), mediaFolder);
    copy.write("pages/faq.yaml", before);
    await importWithMemory();
    expect(differences(await readTables(handles.remembering.db), await importFirst())).toEqual([]);
  });

  test("an import after a failed import writes everything that is missing", async () => {
    copy.edit("pages/faq.yaml", "Edited questions", "Questions again");
    const content = loadContent(copy.folder, memory);
    const broken = {
      ...content,
      hash: "broken",
      downloads: {
        ...content.downloads,
        value: { x: { ...Object.values(content.downloads.value)[0]!, file: "none" } },
      },
    };
    await expect(importContent(handles.remembering.db, broken, mediaFolder, { memory })).rejects.toThrow(
      "ENOENT",
    );
    await importWithMemory();
    expect(differences(await readTables(handles.remembering.db), await importFirst())).toEqual([]);
  });
});
