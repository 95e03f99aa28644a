/** What measurements take place on: databases with the content in them, and servers of the build. */
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
  /** Milliseconds from the start of the process to the first page. */
  startedIn: number;
  stop: () => Promise<void>;
};

export type SiteOptions = {
  /** The usual: PostgreSQL where one answers, as in production. */
  database?: TestDatabase;
  environment?: Record<string, string>;
  /** Number of its core, or `any` where nothing is measured against another process. */
  core?: number | "any";
};

export type Stage = {
  hasPostgres: boolean;
  /** PostgreSQL where one answers; servers may share it. Else an embedded one of its own for each who asks. */
  database: () => Promise<TestDatabase>;
  embedded: () => Promise<TestDatabase>;
  /** One more with other content than the demo's. */
  databaseWith: (content: Content) => Promise<TestDatabase>;
  startSite: (options?: SiteOptions) => Promise<Server>;
  stopServers: () => Promise<void>;
  /** Stops all servers and removes all databases. */
  clear: () => Promise<void>;
};

/** The host that is asked where one site is enough. */
export const usualHost = "en.localhost";

/** Milliseconds after which a page that is asked for again is drawn anew, and then compressed once more. */
const firstMinute = 61_000;

/** Milliseconds in which that is done for the pages of a measurement. */
const renewal = 5_000;

/** Lets the pages that are asked for outlive their first minute: after it they travel in their smallest form, and stay. */
export async function outliveFirstMinute(requestAll: () => Promise<void>): Promise<void> {
  await requestAll();
  await sleep(firstMinute);
  await requestAll();
  await sleep(renewal);
}

export async function createStage(): Promise<Stage> {
  const hasPostgres = await postgresAnswers();
  const servers: Server[] = [];
  const databases: TestDatabase[] = [];
  let postgres: Promise<TestDatabase> | undefined;
  let original: Promise<TestDatabase> | undefined;
  const willGo = async (made: Promise<TestDatabase>) => {
    const database = await made;
    databases.push(database);
    return database;
  };

  const embedded = async () => {
    original ??= willGo(createEmbedded().then((empty) => importInto(empty)));
    return willGo(createEmbedded((await original).name));
  };
  const database = () =>
    hasPostgres ? (postgres ??= willGo(createPostgres().then((empty) => importInto(empty)))) : embedded();

  const stopServers = async () => {
    for (const server of servers.splice(0)) await server.stop();
  };

  return {
    hasPostgres,
    database,
    embedded,
    databaseWith: async (content) =>
      willGo(importInto(await (hasPostgres ? createPostgres() : createEmbedded()), content)),
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

/** @returns when it answers the home page with 200 */
export async function startServer(
  args: string[],
  environment: Record<string, string | undefined>,
  core: number | "any",
): Promise<Server> {
  const port = await freePort();
  const node = process.execPath;
  const [command, all] = core === "any" ? [node, args] : onServerCore(core, node, args);
  const started = performance.now();
  const child = spawn(command, all, {
    cwd: projectRoot,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      NODE_OPTIONS: nodeOptions.join(" "),
      ...allocation,
      PORT: String(port),
      HOST: "127.0.0.1",
      // All requests come from one address.
      REQUEST_RATE: "0",
      RENDER_RATE: "0",
      // Lines are written as in production, and nobody reads them.
      LOG_LEVEL: "info",
      ...environment,
    },
    stdio: "ignore",
  });
  await answers(child, port);
  const startedIn = performance.now() - started;
  return { pid: child.pid!, port, startedIn, stop: () => stop(child) };
}

async function answers(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetchFrom(port, usualHost, "/").catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(5);
  }
  throw new Error(`The server ended while it started: ${child.spawnargs.join(" ")}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}

/** One that nobody listens on at this moment: a server whose output nobody reads cannot tell its own. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
