import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";

import type { DatabaseHandle, DatabaseOptions } from "./client.server.ts";
import { lockFolder } from "./folder-lock.server.ts";
import { measureQueries } from "./measure-queries.ts";
import { migrations } from "./migrate.server.ts";
import * as schema from "./schema.ts";

export async function openEmbedded({ folder, aroundQuery }: DatabaseOptions): Promise<DatabaseHandle> {
  const inMemory = folder === "memory";
  const dataFolder = join(folder, "database");
  if (!inMemory) await mkdir(dataFolder, { recursive: true });
  const unlock = inMemory ? undefined : await lockFolder(folder);
  const client = new PGlite(inMemory ? undefined : dataFolder);
  const db = drizzle(client, { schema, casing: "snake_case" });
  await migrate(db, migrations);
  if (aroundQuery) measureQueries(client, aroundQuery);
  return {
    db,
    readDb: db,
    embedded: true,
    listen: async (channel, onMessage) => {
      await client.listen(channel, onMessage);
    },
    ping: async () => {
      await client.query("select 1");
    },
    close: async () => {
      await client.close();
      await unlock?.();
    },
  };
}
