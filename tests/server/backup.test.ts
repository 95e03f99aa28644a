import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { readRevision } from "#app/server/content/revision.repo.server.ts";
import { projectRoot } from "#app/server/project-root.server.ts";
import { readSubmission } from "#app/server/submissions/operate-submissions.repo.server.ts";
import { storeSubmission } from "#app/server/submissions/store-submission.repo.server.ts";
import { createPostgresWithContent } from "#tests/support/content-on-postgres.ts";
import { createPostgres, postgresAnswers, type TestDatabase } from "#tests/support/database.ts";
import { finished } from "#tests/support/process.ts";

const hasTools = spawnSync("pg_dump", ["--version"]).status === 0;
if (!hasTools) console.warn("No pg_dump is installed: the test of the backup is skipped.");
const possible = hasTools && (await postgresAnswers());
const reference = "C-BACK-2345";

describe.skipIf(!possible)("a backup", () => {
  let database: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "site-backup-"));
    database = await createPostgresWithContent();
    const { db, close } = await database.open();
    const data = { name: "Ada", email: "ada@example.org", message: "Keep this" };
    await storeSubmission(
      db,
      { idempotencyKey: "kept", reference, kind: "contact", site: "en", data },
      [{ name: "receipt.pdf", type: "application/pdf", bytes: Buffer.from("%PDF-1.7") }],
      ["brand-mail"],
    );
    await close();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await database.remove();
  });

  const run = (script: string, { environment, name }: TestDatabase, args: string[] = []) => {
    const url = new URL(environment.DATABASE_URL!);
    const child = spawn("sh", [join(projectRoot, "deploy", script), ...args], {
      env: {
        PATH: process.env.PATH,
        BACKUP_DIR: folder,
        PGHOST: url.hostname,
        PGPORT: url.port || "5432",
        PGUSER: decodeURIComponent(url.username),
        PGPASSWORD: decodeURIComponent(url.password),
        PGDATABASE: name,
      },
    });
    return finished(child);
  };

  test("holds everything, is for its owner alone, and makes room of old ones", async () => {
    const old = join(folder, "site-20260101T000000Z.dump");
    writeFileSync(old, "");
    utimesSync(old, 0, 0);
    const { code, output } = await run("backup.sh", database);
    const dumps = readdirSync(folder);
    expect([code, dumps.length]).toEqual([0, 1]);
    const dump = join(folder, dumps[0]!);
    expect(output.trim()).toBe(dump);
    expect(statSync(dump).mode & 0o777).toBe(0o600);

    const full = await run("restore.sh", database, [dump]);
    expect(full.code).toBe(1);
    expect(full.output).toMatch(/holds \d+ tables/);

    const empty = await createPostgres();
    expect(await run("restore.sh", empty, [dump])).toMatchObject({ code: 0 });
    const { db, close } = await empty.open();
    expect(await readRevision(db)).toMatchObject({ revision: 1 });
    expect(await readSubmission(db, reference)).toMatchObject({
      data: { message: "Keep this" },
      deliveries: [{ target: "brand-mail", state: "pending" }],
    });
    await close();
    await empty.remove();
  });

  test("that cannot be made leaves nothing behind, and says so", async () => {
    const before = readdirSync(folder);
    const { code, output } = await run("backup.sh", { ...database, name: "no_such_database" });
    expect([code, readdirSync(folder)]).toEqual([1, before]);
    expect(output).toContain("no_such_database");
  });
});
