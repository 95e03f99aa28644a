/** Processes that start simultaneously on the same empty PostgreSQL database. */
import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";

import journal from "#app/server/data/database/migrations/meta/_journal.json" with { type: "json" };

import { createPostgres, postgresAnswers, type TestDatabase } from "../support/database.ts";
import { runScript } from "../support/process.ts";
import { startServerOn } from "../support/server.ts";
import { kept } from "../support/content-on-postgres.ts";

const hasPostgres = await postgresAnswers();
const together = 3;

const atOnce = <Result>(start: () => Promise<Result>) => Promise.all(Array.from({ length: together }, start));

/** PostgreSQL's messages about a table or a row that another process has just created. */
const collision = /already exists|duplicate key|deadlock|could not serialize/i;

describe.skipIf(!hasPostgres)("processes that start at once on an empty database", () => {
  test("create its tables once, and report that there is no content", async () => {
    const database = await createPostgres();
    onTestFinished(database.remove);
    const ended = await atOnce(() =>
      runScript(["dist/server/main.js"], { ...database.environment, PORT: "0", HOST: "127.0.0.1" }),
    );
    for (const { code, output } of ended) {
      expect(output).toContain("The database holds no sites. Run `npm run content -- import` first.");
      expect(output).not.toMatch(collision);
      expect(code).toBe(1);
    }
    expect(await migrationsOf(database)).toBe(journal.entries.length);
  });

  test("import the content once, and serve it", async () => {
    const database = await createPostgres();
    onTestFinished(database.remove);
    const imports = await atOnce(() => runScript(["tools/content.ts", "import"], database.environment));
    expect(imports.map(({ code }) => code)).toEqual(Array<number>(together).fill(0));
    const said = imports.map(({ output }) => output.trim().split("\n").at(-1)).toSorted();
    expect(said).toEqual([
      "Imported as revision 1.",
      ...Array<string>(together - 1).fill("Nothing has changed since revision 1."),
    ]);
    const servers = await atOnce(() => startServerOn(kept(database)));
    const answers = await Promise.all(servers.map((server) => server.fetch("uk.ametrin.example", "/")));
    await Promise.all(servers.map((server) => server.stop()));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(together).fill(200));
    expect(await migrationsOf(database)).toBe(journal.entries.length);
  });
});

async function migrationsOf(database: TestDatabase): Promise<number> {
  const { db, close } = await database.open();
  const { rows } = (await db.execute(
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  )) as {
    rows: { count: number }[];
  };
  await close();
  return rows[0]!.count;
}
