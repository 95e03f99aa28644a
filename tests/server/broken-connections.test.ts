import { setTimeout as sleep } from "node:timers/promises";

import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type DatabaseHandle, openDatabase } from "#app/server/db/client.server.ts";
import { createPostgres, postgresAnswers, type TestDatabase } from "#tests/support/database.ts";
import { startProxy, type TcpProxy } from "#tests/support/tcp-proxy.ts";

const hasPostgres = await postgresAnswers();

describe.skipIf(!hasPostgres)(
  "a connection that breaks under a transaction does not stay with the pool",
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

    test("before it has begun", async () => {
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

    test("nor does one whose statement was refused leave it", async () => {
      await expect(run(sql`select 1 / 0`)).rejects.toThrow("select 1 / 0");
      expect(handle.connections!()).toMatchObject({ busy: 0, idle: 1 });
    });
  },
);
