import { setTimeout as sleep } from "node:timers/promises";

import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type DatabaseHandle, openDatabase } from "#app/server/data/database/client.server.ts";
import { isDatabaseAway, isOutage, sqlStateOf } from "#app/server/data/database/sql-state.ts";
import { createPostgres, postgresAnswers, type TestDatabase } from "#tests/support/database.ts";
import { startProxy, type TcpProxy } from "#tests/support/tcp-proxy.ts";

const hasPostgres = await postgresAnswers();

describe.skipIf(!hasPostgres)(
  "the pool removes a connection that breaks under a PostgreSQL transaction",
  () => {
    let database: TestDatabase;
    let proxy: TcpProxy;
    let handle: DatabaseHandle;
    beforeAll(async () => {
      database = await createPostgres();
      proxy = await startProxy(5432);
      const url = new URL(database.environment.DATABASE_URL!);
      url.port = String(proxy.port);
      handle = await openDatabase({ url: url.href, folder: "memory" });
    });
    afterAll(async () => {
      await handle.close();
      await proxy.stop();
      await database.remove();
    });
    const run = (statement: SQL) => handle.db.transaction((tx) => tx.execute(statement));
    const broken = /Failed query|Connection terminated|ECONNREFUSED/;

    beforeEach(() => handle.ping());

    test("before the transaction has begun", async () => {
      await proxy.cut();
      await expect(run(sql`select 1`)).rejects.toThrow(broken);
      expect(handle.connections!().busy).toBe(0);
      await proxy.mend();
      await run(sql`select 1`);
    });

    test("while a statement runs", async () => {
      await Promise.all([
        expect(run(sql`select pg_sleep(30)`)).rejects.toThrow(broken),
        sleep(200).then(proxy.cut),
      ]);
      expect(handle.connections!().busy).toBe(0);
      await proxy.mend();
      await run(sql`select 1`);
    });

    test("but keeps a connection whose statement was rejected", async () => {
      await expect(run(sql`select 1 / 0`)).rejects.toThrow("select 1 / 0");
      expect(handle.connections!()).toMatchObject({ busy: 0, idle: 1 });
    });
  },
);

describe.skipIf(!hasPostgres)("queries that visitors wait for", () => {
  let database: TestDatabase;
  let proxy: TcpProxy;
  let handle: DatabaseHandle;
  beforeAll(async () => {
    database = await createPostgres();
    proxy = await startProxy(5432);
    const url = new URL(database.environment.DATABASE_URL!);
    url.port = String(proxy.port);
    handle = await openDatabase({ url: url.href, folder: "memory", forVisitors: true });
  });
  afterAll(async () => {
    await handle.close();
    await proxy.stop();
    await database.remove();
  });

  /** Milliseconds until the query fails because the database is unavailable. */
  async function failure() {
    const started = performance.now();
    const error = await handle.db.execute(sql`select 1`).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error && isDatabaseAway(error)).toBe(true);
    return performance.now() - started;
  }

  test.each(["cut", "hang"] as const)(
    "(%s) end within 4 s, fail at once afterwards, and work soon after the database is back",
    async (how) => {
      await handle.ping();
      await proxy[how]();
      const first = await Promise.all(Array.from({ length: 12 }, failure));
      expect(Math.max(...first)).toBeLessThan(4_500);
      expect(await failure()).toBeLessThan(100);
      if (how === "hang") await proxy.cut();
      await proxy.mend();
      await expect
        .poll(
          () =>
            handle.ping().then(
              () => "works",
              () => "fails",
            ),
          { timeout: 5_000 },
        )
        .toBe("works");
      expect(handle.connections!().busy).toBe(0);
    },
    20_000,
  );

  test("a slow statement is cancelled by the server, and the next statement succeeds", async () => {
    const slow = await handle.db.execute(sql`select pg_sleep(8)`).catch((error: unknown) => error);
    expect([sqlStateOf(slow), isDatabaseAway(slow), isOutage(slow)]).toEqual(["57014", true, false]);
    await handle.ping();
  }, 10_000);
});
