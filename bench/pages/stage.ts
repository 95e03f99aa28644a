import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

import type { Content } from "#app/server/data/import/localize-content.ts";
import { projectRoot } from "#app/server/ops/project-root.server.ts";
import {
  createEmbedded,
  createPostgres,
  postgresAnswers,
  type TestDatabase,
} from "#tests/support/database.ts";
import { importInto } from "#tests/support/import-into.ts";
import { fetchFrom } from "#tests/support/server.ts";

import { allocation, nodeOptions } from "../../scripts/server-process.mjs";
import { onServerCore } from "./cores.ts";

export type Server = {
  pid: number;
  port: number;
  /** Milliseconds from process start to the first page. */
  startedIn: number;
  stop: () => Promise<void>;
};

export type SiteOptions = {
  database?: TestDatabase;
  environment?: Record<string, string>;
  /** Core index, or `any` if the process is not compared with others. */
  core?: number | "any";
};

export type Stage = {
  hasPostgres: boolean;
  /** PostgreSQL if available, shared by servers. Otherwise a new embedded database per call. */
  database: () => Promise<TestDatabase>;
  embedded: () => Promise<TestDatabase>;
  databaseWith: (content: Content) => Promise<TestDatabase>;
  startSite: (options?: SiteOptions) => Promise<Server>;
  stopServers: () => Promise<void>;
  clear: () => Promise<void>;
};

export const defaultHost = "en.localhost";

/** Milliseconds after which a requested page is revalidated and compressed again. */
const firstMinute = 61_000;

/** Milliseconds for the revalidation of all measured pages. */
const revalidationTime = 5_000;

/** Waits until the requested pages are cached in their smallest encoding. */
export async function outliveFirstMinute(requestAll: () => Promise<void>): Promise<void> {
  await requestAll();
  await sleep(firstMinute);
  await requestAll();
  await sleep(revalidationTime);
}

export async function createStage(): Promise<Stage> {
  const hasPostgres = await postgresAnswers();
  const servers: Server[] = [];
  const databases: TestDatabase[] = [];
  let postgres: Promise<TestDatabase> | undefined;
  let original: Promise<TestDatabase> | undefined;
  const track = async (made: Promise<TestDatabase>) => {
    const database = await made;
    databases.push(database);
    return database;
  };

  const embedded = async () => {
    original ??= track(createEmbedded().then((empty) => importInto(empty)));
    return track(createEmbedded((await original).name));
  };
  const database = () =>
    hasPostgres ? (postgres ??= track(createPostgres().then((empty) => importInto(empty)))) : embedded();

  const stopServers = async () => {
    for (const server of servers.splice(0)) await server.stop();
  };

  return {
    hasPostgres,
    database,
    embedded,
    databaseWith: async (content) =>
      track(importInto(await (hasPostgres ? createPostgres() : createEmbedded()), content)),
    startSite: async ({ environment, core = 0, ...options } = {}) => {
      const used = options.database ?? (await database());
      const server = await startServer(
        ["dist/server/main.js"],
        { ...used.environment, ...environment },
        core,
      );
      servers.push(server);
      return server;
    },
    stopServers,
    clear: async () => {
      await stopServers();
      for (const { remove } of databases.splice(0)) await remove();
    },
  };
}

/** Resolves when the home page returns 200. */
export async function startServer(
  args: string[],
  environment: Record<string, string | undefined>,
  core: number | "any",
): Promise<Server> {
  const port = await freePort();
  const node = process.execPath;
  const own = [...nodeOptions, ...args];
  const [command, all] = core === "any" ? [node, own] : onServerCore(core, node, own);
  const started = performance.now();
  const child = spawn(command, all, {
    cwd: projectRoot,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      ...allocation,
      PORT: String(port),
      HOST: "127.0.0.1",
      // Disables rate limits: all requests come from one address.
      REQUEST_RATE: "0",
      RENDER_RATE: "0",
      // Same log volume as in production; the output is discarded.
      LOG_LEVEL: "info",
      ...environment,
    },
    stdio: "ignore",
  });
  await waitUntilReady(child, port);
  const startedIn = performance.now() - started;
  return { pid: child.pid!, port, startedIn, stop: () => stop(child) };
}

async function waitUntilReady(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetchFrom(port, defaultHost, "/").catch(() => undefined);
    if (response?.status === 200) return;
    await sleep(5);
  }
  throw new Error(`The server exited during startup: ${child.spawnargs.join(" ")}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}

/** A free port. The server's output is discarded, so it cannot report its own. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
