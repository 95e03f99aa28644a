import { spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Database } from "#app/server/data/database/client.server.ts";
import { readRevision } from "#app/server/data/database/revision.repo.server.ts";
import { projectRoot } from "#app/server/ops/project-root.server.ts";
import { readSubmission } from "#app/server/domain/submissions/operate-submissions.repo.server.ts";
import { storeSubmission } from "#app/server/domain/submissions/store-submission.repo.server.ts";
import {
  createPostgres,
  createPostgresWithContent,
  postgresAnswers,
  type TestDatabase,
} from "#tests/support/database.ts";
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

  const run = (...wanted: Parameters<typeof start>) => start(...wanted).done;
  const start = (script: string, { environment, name }: TestDatabase, args: string[] = []) => {
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
    return { child, done: finished(child) };
  };

  test("contains all data, is readable by its owner only, and replaces old backups", async () => {
    const old = ["site-20260101T000000Z.dump", "site-20260101T000000Z.dump.sha256"];
    const killed = "site-20260102T000000Z.dump.part";
    for (const name of [...old, killed]) {
      writeFileSync(join(folder, name), "");
      utimesSync(join(folder, name), 0, 0);
    }
    const running = join(folder, "site-20260103T000000Z.dump.part");
    writeFileSync(running, "");
    const { code, output } = await run("backup.sh", database);
    expect([code, existsSync(running)]).toEqual([0, true]);
    rmSync(running);
    const dump = output.trim();
    expect(readdirSync(folder).toSorted()).toEqual([basename(dump), `${basename(dump)}.sha256`]);
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

  test("that was truncated or damaged is rejected before the database is touched", async () => {
    const { output } = await run("backup.sh", database);
    const dump = output.trim();
    const bytes = readFileSync(dump);
    const empty = await createPostgres();
    // The checksum detects any change; without it only a missing end is detected.
    const damaged = Buffer.from(bytes);
    damaged[bytes.length >> 1]! ^= 1;
    writeFileSync(dump, damaged);
    const differs = await run("restore.sh", empty, [dump]);
    expect([differs.code, differs.output]).toEqual([1, expect.stringContaining("differs from its checksum")]);
    rmSync(`${dump}.sha256`);
    for (const part of [0.5, 0.9, 0.999]) {
      writeFileSync(dump, bytes.subarray(0, Math.floor(bytes.length * part)));
      const short = await run("restore.sh", empty, [dump]);
      expect([part, short.code, short.output]).toEqual([part, 1, expect.stringContaining("to its end")]);
    }
    writeFileSync(dump, bytes);
    expect(await run("restore.sh", empty, [dump])).toMatchObject({ code: 0 });
    await empty.remove();
    rmSync(dump);
  });

  test("keeps the grants, so a role that cannot read submissions cannot read them after a restore", async () => {
    const role = `pages_${process.pid}`;
    const { db, close } = await database.open();
    const empty = await createPostgres();
    try {
      for (const statement of [
        `create role ${role}`,
        `grant usage on schema public to ${role}`,
        `grant select on all tables in schema public to ${role}`,
        `revoke select on submission, service_step, delivery, attachment, rate_limit from ${role}`,
      ])
        await db.execute(statement);
      const readable = `select relname from pg_class where relkind = 'r'
        and relnamespace = 'public'::regnamespace and has_table_privilege('${role}', oid, 'select') order by relname`;
      const read = async (on: Database) => ((await on.execute(readable)) as { rows: unknown[] }).rows;
      const before = await read(db);
      const dump = (await run("backup.sh", database)).output.trim();
      expect(await run("restore.sh", empty, [dump])).toMatchObject({ code: 0 });
      const restored = await empty.open();
      const after = await read(restored.db);
      await restored.close();
      expect(before.length).toBeGreaterThan(10);
      expect(JSON.stringify(before)).not.toMatch(/submission|delivery/);
      expect(after).toEqual(before);
    } finally {
      await empty.remove();
      await db.execute(`drop owned by ${role}`);
      await db.execute(`drop role ${role}`);
      await close();
    }
  });

  test("that is stopped deletes its partial file at once", async () => {
    const before = readdirSync(folder);
    const { db, close } = await database.open();
    await db.transaction(async (transaction) => {
      // The dump waits for this lock.
      await transaction.execute("lock table submission in access exclusive mode");
      const { child, done } = start("backup.sh", database);
      await expect.poll(() => readdirSync(folder).length).toBe(before.length + 1);
      child.kill("SIGTERM");
      expect((await done).code).toBe(143);
    });
    await close();
    expect(readdirSync(folder)).toEqual(before);
  });

  test("that fails leaves no file behind and reports the error", async () => {
    const before = readdirSync(folder);
    const { code, output } = await run("backup.sh", { ...database, name: "no_such_database" });
    expect([code, readdirSync(folder)]).toEqual([1, before]);
    expect(output).toContain("no_such_database");
  });
});
