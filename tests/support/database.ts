import { randomUUID } from "node:crypto";
import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

import { Client } from "pg";
import { inject } from "vitest";

import { type DatabaseHandle, openDatabase } from "#app/server/data/database/client.server.ts";
import { contentFolder, projectRoot } from "#app/server/ops/project-root.server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of an embedded database with all tables and no rows. */
    emptyEmbedded: string;
    /** By brand, the folder of an embedded database with its content. */
    embeddedContent: Record<string, string>;
    /** By brand, the name of a PostgreSQL database with its content. Missing if PostgreSQL is not available. */
    postgresContent: Record<string, string>;
  }
}

/** A database for one test file. */
export type TestDatabase = {
  /** Name of the database, or its folder if it is embedded. */
  name: string;
  /** Environment of a process that uses it. */
  environment: { DATABASE_URL?: string; DATA_DIR: string };
  open: () => Promise<DatabaseHandle>;
  remove: () => Promise<void>;
};

/** A running PostgreSQL server. Each test creates and drops its own database. */
const adminUrl = process.env.TEST_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres";

const usesPostgres = process.env.TEST_DATABASE === "postgres";

/** Whether the database of the Vitest project is available. Otherwise its tests are skipped and counted as such. */
export const databaseAvailable = !usesPostgres || (await postgresAnswers());

/** @throws if PostgreSQL is not available although REQUIRE_POSTGRES is set */
export async function postgresAnswers(): Promise<boolean> {
  try {
    await asAdmin("select 1");
    return true;
  } catch (error) {
    if (process.env.REQUIRE_POSTGRES) throw error;
    console.warn(`No PostgreSQL answers at ${new URL(adminUrl).host}: its tests are skipped.`);
    return false;
  }
}

/** Creates a database without rows, of the kind that the Vitest project names. */
export const createTestDatabase = () =>
  usesPostgres ? createPostgres() : createEmbedded(inject("emptyEmbedded"));

/** As `createTestDatabase`, with the content. */
export const createContentDatabase = () =>
  usesPostgres ? createPostgresWithContent() : createEmbedded(inject("embeddedContent")[contentFolder]);

/** For tests with several processes on one database, whatever kind the Vitest project names. */
export const createPostgresWithContent = () => createPostgres(inject("postgresContent")[contentFolder]);

/** @param original folder of the database to copy; without it the folder is empty */
export async function createEmbedded(original?: string): Promise<TestDatabase> {
  const folder = await createDataFolder(original);
  return {
    name: folder,
    environment: { DATA_DIR: folder },
    open: () => openDatabase({ folder }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export async function createPostgres(original = "template1"): Promise<TestDatabase> {
  const name = `site_test_${randomUUID().replaceAll("-", "")}`;
  const folder = await createDataFolder();
  await asAdmin(`create database ${name} template ${original}`);
  const url = new URL(adminUrl);
  url.pathname = name;
  return {
    name,
    environment: { DATABASE_URL: url.href, DATA_DIR: folder },
    open: () => openDatabase({ url: url.href, folder }),
    remove: async () => {
      await asAdmin(`drop database ${name} with (force)`);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Shared by all test servers, because resizing a picture takes longer than visiting its page. */
const resizedPictures = join(projectRoot, ".cache/test-media");

async function createDataFolder(original?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "site-test-"));
  if (original)
    await cp(original, folder, { recursive: true, filter: (path) => basename(path) !== "media-cache" });
  await mkdir(resizedPictures, { recursive: true });
  await symlink(resizedPictures, join(folder, "media-cache"));
  return folder;
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
