import { setTimeout as sleep } from "node:timers/promises";

import type { TestDatabase } from "./database.ts";
import { startServerOn, type TestServer } from "./server.ts";

/** Server processes on one database. */
export type Fleet = {
  /** Of those that are up. */
  ports: () => number[];
  /** Starts another one. */
  start: () => Promise<void>;
  /** Ends one at random with SIGKILL and starts another one. */
  killOne: () => Promise<void>;
  /** As an operator does; returns when all have ended. */
  stop: () => Promise<void>;
  /** Ends whatever is still there. */
  kill: () => void;
  /** Everything that those which have ended had logged. */
  log: Record<string, unknown>[];
};

export function createFleet(database: TestDatabase, environment: Record<string, string>): Fleet {
  const servers = new Set<TestServer>();
  const log: Fleet["log"] = [];
  /** The database outlives each of its servers. */
  const kept = { ...database, remove: async () => {} };

  /** Like a supervisor: a start during a restart of the database fails, and is repeated. */
  async function start(tries = 20): Promise<void> {
    try {
      servers.add(await startServerOn(kept, environment));
    } catch (error) {
      if (tries === 0) throw error;
      await sleep(500);
      await start(tries - 1);
    }
  }

  return {
    log,
    ports: () => [...servers].map(({ port }) => port),
    start,
    killOne: async () => {
      const server = [...servers][Math.floor(Math.random() * servers.size)]!;
      servers.delete(server);
      const ended = new Promise((resolve) => server.process.once("exit", resolve));
      server.process.kill("SIGKILL");
      await ended;
      log.push(...wholeLines(server));
      await start();
    },
    stop: async () => {
      for (const server of servers) {
        await server.stop();
        log.push(...server.log());
        servers.delete(server);
      }
    },
    kill: () => {
      for (const server of servers) server.process.kill("SIGKILL");
    },
  };
}

/** The last line of a killed process may be half a line. */
function wholeLines(server: TestServer) {
  try {
    return server.log();
  } catch {
    return [];
  }
}
