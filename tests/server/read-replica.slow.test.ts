/** The replica is a copy of the database with one different text, which shows where a page was read from. */
import { setTimeout as sleep } from "node:timers/promises";

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { revisionChannel } from "#app/server/data/database/revision.repo.server.ts";
import { type Database, type DatabaseHandle, openDatabase } from "#app/server/data/database/client.server.ts";
import { contentRevision, submission } from "#app/server/data/database/schema.ts";
import {
  createPostgres,
  createPostgresWithContent,
  postgresAnswers,
  type TestDatabase,
} from "#tests/support/database.ts";
import { contactWords, postWords, referenceIn } from "#tests/support/forms.ts";
import { startServerOn, type TestServer } from "#tests/support/server.ts";
import { kept } from "#tests/support/content-on-postgres.ts";
import { startProxy, type TcpProxy } from "#tests/support/tcp-proxy.ts";

const hasPostgres = await postgresAnswers();

describe.skipIf(!hasPostgres)("a read replica", () => {
  let databases: { primary: TestDatabase; replica: TestDatabase };
  let proxies: { primary: TcpProxy; replica: TcpProxy };
  let primary: DatabaseHandle;
  let replica: DatabaseHandle;
  let server: TestServer;

  beforeAll(async () => {
    const original = await createPostgresWithContent();
    databases = { primary: original, replica: await createPostgres(original.name) };
    proxies = { primary: await startProxy(5432), replica: await startProxy(5432) };
    primary = await databases.primary.open();
    replica = await databases.replica.open();
    await setWords(primary.db, "From the primary");
    await setWords(replica.db, "From the replica");
    server = await startServerOn(kept(databases.primary), urls());
  });
  afterAll(async () => {
    await server.stop();
    await primary.close();
    await replica.close();
    await Promise.all([proxies.primary.stop(), proxies.replica.stop()]);
    await Promise.all([databases.primary.remove(), databases.replica.remove()]);
  });
  beforeEach(() => untilReplicaIsRead());

  const through = (database: TestDatabase, proxy: TcpProxy) => {
    const url = new URL(database.environment.DATABASE_URL!);
    url.port = String(proxy.port);
    return url.href;
  };
  const urls = () => ({
    DATABASE_URL: through(databases.primary, proxies.primary),
    DATABASE_READ_URL: through(databases.replica, proxies.replica),
    // A cached page may have been read from the other database.
    PAGE_CACHE_MB: "0",
  });
  const whoResponds = async () => {
    // Lists are read for each request; product data is cached.
    const { status, body } = await server.fetch("ametrin.example", "/category/mice?sort=name");
    return status === 200 ? /From the (\w+)/.exec(body)?.[1] : status;
  };
  const untilReplicaIsRead = async () => {
    await expect.poll(whoResponds).toBe("replica");
  };
  const logged = (words: string) => server.log().filter(({ msg }) => String(msg).startsWith(words)).length;
  const countSubmissions = async ({ db }: DatabaseHandle) => db.$count(submission);

  test("is read by pages and searches, while forms are stored in the primary", async () => {
    const before = await countSubmissions(primary);
    const sent = await postWords(server.fetch, "/help", { ...contactWords, message: "Where is it kept?" });
    expect(referenceIn(sent)).toMatch(/^C-/);
    expect(await countSubmissions(primary)).toBe(before + 1);
    expect(await countSubmissions(replica)).toBe(0);
    const { body } = await server.fetch("ametrin.example", "/search?q=facet");
    expect(body).toContain("/product/facet");
  });

  test("that breaks causes no failed request, and is logged once", async () => {
    const before = logged("read replica is away");
    await proxies.replica.cut();
    const answers = await Promise.all(Array.from({ length: 12 }, whoResponds));
    expect(answers).toEqual(Array<string>(12).fill("primary"));
    expect((await server.fetch("ametrin.example", "/search?q=facet")).status).toBe(200);
    expect(logged("read replica is away")).toBe(before + 1);
    const back = logged("pages are read from the replica");
    await proxies.replica.mend();
    await expect.poll(whoResponds).toBe("replica");
    await expect.poll(() => logged("pages are read from the replica")).toBe(back + 1);
  });

  test("that does not answer delays visitors only once", async () => {
    proxies.replica.hang();
    const begun = performance.now();
    expect(await Promise.all(Array.from({ length: 6 }, whoResponds))).toEqual(
      Array<string>(6).fill("primary"),
    );
    expect(performance.now() - begun).toBeLessThan(9_000);
    const later = performance.now();
    expect(await whoResponds()).toBe("primary");
    expect(performance.now() - later).toBeLessThan(1_000);
    await proxies.replica.cut();
    await proxies.replica.mend();
  });

  test("is not used while its content is older than the revision that the process knows", async () => {
    const [row] = await primary.db
      .update(contentRevision)
      .set({ revision: sql`${contentRevision.revision} + 1` })
      .returning();
    const { revision } = row!;
    await primary.db.execute(sql`select pg_notify(${revisionChannel}, ${String(revision)})`);
    const known = async () => JSON.parse((await server.fetch("x", "/readyz")).body).revision as number;
    await expect.poll(known, { interval: 10 }).toBe(revision);
    const until = performance.now() + 3_000;
    const seen = new Set<unknown>();
    while (performance.now() < until) {
      seen.add(await whoResponds());
      await sleep(20);
    }
    expect([...seen]).toEqual(["primary"]);
    await replica.db.update(contentRevision).set({ revision });
    await expect.poll(whoResponds).toBe("replica");
  });

  test("serves pages while the primary is away, and forms are answered with 503", async () => {
    await proxies.primary.cut();
    expect((await server.fetch("x", "/readyz")).status).toBe(503);
    expect(await whoResponds()).toBe("replica");
    const sent = await postWords(server.fetch, "/help", { ...contactWords, message: "Anybody there?" });
    expect(sent.status).toBe(503);
    await proxies.primary.mend();
    await expect.poll(async () => (await server.fetch("x", "/readyz")).status).toBe(200);
    const again = await postWords(server.fetch, "/help", { ...contactWords, message: "Anybody there?" });
    expect(again.status).toBe(200);
  });

  test("that is away when a server starts is used as soon as it is available", async () => {
    await proxies.replica.cut();
    const late = await startServerOn(kept(databases.primary), urls());
    const words = async () =>
      /From the (\w+)/.exec((await late.fetch("ametrin.example", "/category/mice?sort=name")).body)?.[1];
    expect(await words()).toBe("primary");
    await proxies.replica.mend();
    await expect.poll(words).toBe("replica");
    await late.stop();
  });

  test("that breaks before a transaction is replaced by the primary", async () => {
    const { DATABASE_URL: url, DATABASE_READ_URL: readUrl } = urls();
    const handle = await openDatabase({ url, readUrl, folder: "memory" });
    await handle.replica!.follow(1);
    await proxies.replica.cut();
    const result = await handle.readDb.transaction(
      (tx) => tx.execute(sql`select current_database() as name`),
      {
        accessMode: "read only",
      },
    );
    expect((result as { rows: unknown[] }).rows).toEqual([{ name: databases.primary.name }]);
    expect(handle.replica!.state()).toBe("away");
    await proxies.replica.mend();
    await handle.close();
  });

  test("accepts no changes, even if it is writable", async () => {
    const { DATABASE_URL: url, DATABASE_READ_URL: readUrl } = urls();
    const handle = await openDatabase({ url, readUrl, folder: "memory" });
    await handle.replica!.follow(1);
    expect(handle.replica!.state()).toBe("ready");
    const change = (handle.readDb as Database).insert(submission).values({
      idempotencyKey: "k",
      reference: "C-0000-0000",
      kind: "contact",
      site: "en",
      data: {},
    });
    await expect(change).rejects.toMatchObject({ cause: { code: "25006" } });
    await handle.close();
  });

  test("that cannot answer one query is used for the next one", async () => {
    const { DATABASE_URL: url, DATABASE_READ_URL: readUrl } = urls();
    const handle = await openDatabase({ url, readUrl, folder: "memory" });
    await handle.replica!.follow(1);
    await primary.db.execute(sql`create table only_on_primary as select 7 as seven`);
    const { rows } = (await handle.readDb.execute(sql`select seven from only_on_primary`)) as {
      rows: unknown[];
    };
    expect(rows).toEqual([{ seven: 7 }]);
    expect(handle.replica!.state()).toBe("ready");
    await expect(handle.readDb.execute(sql`select 1 / 0`)).rejects.toMatchObject({
      cause: { code: "22012" },
    });
    await handle.close();
  });
});

async function setWords(db: Database, words: string) {
  await db.execute(sql`update product_text set promise = ${words} where product = 'facet' and locale = 'en'`);
}
