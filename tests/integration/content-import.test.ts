import { mkdirSync } from "node:fs";

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { importContent } from "#app/server/data/import/import-content.repo.server.ts";
import { loadContent } from "#app/server/data/import/load-content.server.ts";
import { readPageRow } from "#app/server/domain/content/pages.repo.server.ts";
import { readRevision } from "#app/server/data/database/revision.repo.server.ts";
import type { Database, DatabaseHandle } from "#app/server/data/database/client.server.ts";
import { mediaFolder } from "#app/server/ops/project-root.server.ts";

import { type ContentCopy, copyContent } from "../support/content.ts";
import { createTestDatabase, databaseAvailable, type TestDatabase } from "../support/database.ts";
import { runContent } from "../../tools/content/content-commands.ts";
import { parseRequest } from "../../tools/content/parse-request.ts";
import { finished, runHere, runScript, startScript } from "../support/process.ts";

/** A text that changes with any content row. */
async function fingerprint(db: Database): Promise<string> {
  const { rows } = (await db.execute(sql`
    select (select count(*) from product_text) as products, (select count(*) from page) as pages,
      (select count(*) from vocabulary_term) as terms, (select count(*) from site_host) as hosts,
      (select md5(string_agg(promise, '|' order by product, locale)) from product_text) as texts`)) as {
    rows: unknown[];
  };
  return JSON.stringify(rows);
}

describe.skipIf(!databaseAvailable)("importing content", () => {
  let database: TestDatabase;
  let copy: ContentCopy;
  beforeAll(async () => {
    database = await createTestDatabase();
    copy = copyContent();
  });
  afterAll(async () => {
    copy.remove();
    await database.remove();
  });

  const withDatabase = async <Result>(use: (handle: DatabaseHandle) => Promise<Result>) => {
    const handle = await database.open();
    try {
      return await use(handle);
    } finally {
      await handle.close();
    }
  };
  const state = () =>
    withDatabase(async ({ db }) => `${(await readRevision(db))?.revision} ${await fingerprint(db)}`);
  const startImport = () =>
    runScript(["tools/content.ts", "import", "--from", copy.folder], database.environment);
  const runImport = () =>
    runHere((print) =>
      runContent(parseRequest(["import", "--from", copy.folder]), print, { ...database.environment }),
    );

  test("the first import is revision 1, and importing the same files again changes nothing", async () => {
    expect(await startImport()).toMatchObject({
      code: 0,
      output: expect.stringContaining("Imported as revision 1."),
    });
    expect(await runImport()).toMatchObject({
      code: 0,
      output: expect.stringContaining("Nothing has changed since revision 1."),
    });
  });

  test("a changed file creates a new revision, and a listening process is notified", async () => {
    await withDatabase(async ({ db, listen }) => {
      let told = "";
      await listen("content_revision", (payload) => (told = payload));
      copy.edit("products/arc.yaml", /^promise: .*$/m, "promise: An open arm.");
      await importContent(db, loadContent(copy.folder), mediaFolder);
      await expect.poll(() => told).toBe("2");
      const { rows } = (await db.execute(
        sql`select promise from product_text where product = 'arc' and locale = 'en'`,
      )) as {
        rows: { promise: string }[];
      };
      expect(rows[0]?.promise).toContain("open arm");
    });
  });

  test("translations come from the message files", async () => {
    await withDatabase(async ({ db }) => {
      const { rows } = (await db.execute(
        sql`select locale, name from category_text where category = 'lamps' and locale in ('de', 'uk', 'el')`,
      )) as { rows: { locale: string; name: string }[] };
      const names = Object.fromEntries(rows.map(({ locale, name }) => [locale, name]));
      expect(names).toEqual({ de: "Lampen", uk: "Лампи", el: "Λάμπες" });
    });
  });

  test("opaque pictures are stored with their dominant color, transparent pictures without", async () => {
    await withDatabase(async ({ db }) => {
      const home = await readPageRow(db, { code: "en", locale: "en" }, "home");
      expect(JSON.stringify(home?.blocks)).toMatch(/"scenes\/room\.webp#[0-9a-f]{6}"/);
      const { rows } = (await db.execute(
        sql`select (select image->>'src' from page where slug = 'wood-or-steel' and locale = 'en') as scene,
          (select images[1] from product where slug = 'arc') as product`,
      )) as { rows: unknown[] };
      expect(rows).toEqual([
        {
          scene: expect.stringMatching(/^scenes\/room\.webp#[0-9a-f]{6}$/),
          product: "products/arc.webp",
        },
      ]);
    });
  });

  test("a site's own page replaces the common one on that site only", async () => {
    const own = copyContent();
    try {
      mkdirSync(`${own.folder}/sites/de/pages`, { recursive: true });
      own.write(
        "sites/de/pages/about.yaml",
        "title: Nur hier\ndescription: Nur hier\nblocks:\n  - { kind: rich-text, body: Nur hier }\n",
      );
      await withDatabase(async ({ db }) => {
        await importContent(db, loadContent(own.folder), mediaFolder);
        expect((await readPageRow(db, { code: "de", locale: "de" }, "about"))?.title).toBe("Nur hier");
        expect((await readPageRow(db, { code: "uk", locale: "uk" }, "about"))?.title).not.toBe("Nur hier");
      });
    } finally {
      own.remove();
    }
  });

  test("a mistake is reported in one line with exit code 1, and changes nothing", async () => {
    const before = await state();
    const spoilt = copyContent();
    try {
      spoilt.edit("products/arc.yaml", "category: lamps", "category: lamps\ncolour: red");
      const { code, output } = await runScript(
        ["tools/content.ts", "import", "--from", spoilt.folder],
        database.environment,
      );
      expect(output).toMatch(/products\/arc\.yaml:3: colour: unknown field\n$/);
      expect(code).toBe(1);
      expect(await state()).toBe(before);
    } finally {
      spoilt.remove();
    }
  });

  test("kill -9 during an import leaves the old content complete", async () => {
    const before = await state();
    for (const delay of [0, 100]) {
      copy.edit("products/arc.yaml", /^promise: .*$/m, `promise: An arm cut ${delay} times.`);
      const child = startScript(["tools/content.ts", "import", "--from", copy.folder], database.environment);
      const end = finished(child);
      await new Promise<void>((resolve) => {
        child.stdout!.on("data", (data) => {
          if (String(data).includes("Importing")) resolve();
        });
      });
      await new Promise((resolve) => setTimeout(resolve, delay));
      child.kill("SIGKILL");
      expect(await end).toMatchObject({ code: null, output: expect.not.stringContaining("Imported as") });
      expect(await state()).toBe(before);
    }
    expect((await runImport()).output).toMatch(/Imported as revision \d+\./);
    expect(await state()).not.toBe(before);
  });
});
