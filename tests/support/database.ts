import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Client } from "pg";

import { type DatabaseHandle, openDatabase } from "#app/server/db/client.server.ts";

/** A fresh, empty database for one test file, on the engine that the Vitest project names. */
export type TestDatabase = {
  /** For the environment of a process that shall use it. */
  environment: { DATABASE_URL?: string; DATA_DIR: string };
  open: () => Promise<DatabaseHandle>;
  remove: () => Promise<void>;
};

/** A running PostgreSQL in which tests may create databases; each creates its own and drops it. */
const adminUrl = process.env.TEST_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres";

export const usesPostgres = process.env.TEST_DATABASE === "postgres";

/**
 * True where a PostgreSQL answers. Without one its tests are skipped, which the summary counts; with
 * REQUIRE_POSTGRES set that is an error.
 */
export const databaseAvailable = !usesPostgres || (await postgresAnswers());

async function postgresAnswers(): Promise<boolean> {
  try {
    await asAdmin("select 1");
    return true;
  } catch (error) {
    if (process.env.REQUIRE_POSTGRES) throw error;
    console.warn(`No PostgreSQL answers at ${new URL(adminUrl).host}: its tests are skipped.`);
    return false;
  }
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "site-test-"));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  if (!usesPostgres) {
    return {
      environment: { DATA_DIR: folder },
      open: () => openDatabase({ folder }),
      remove: removeFolder,
    };
  }
  const name = `site_test_${randomUUID().replaceAll("-", "")}`;
  await asAdmin(`create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = name;
  return {
    environment: { DATABASE_URL: url.href, DATA_DIR: folder },
    open: () => openDatabase({ url: url.href, folder }),
    remove: async () => {
      await asAdmin(`drop database ${name} with (force)`);
      await removeFolder();
    },
  };
}

async function asAdmin(statement: string) {
  const client = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 3_000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
