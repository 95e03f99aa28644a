import { setTimeout as sleep } from "node:timers/promises";

import type { TestDatabase } from "./database.ts";
import { startServerOn, type TestServer } from "./server.ts";

/** Server processes that share one database. */
export type Fleet = {
  /** Ports of the running servers. */
  ports: () => number[];
  /** Starts another server. */
  start: () => Promise<void>;
  /** Kills a random server with SIGKILL and starts another one. */
  killOne: () => Promise<void>;
  /** Stops all servers as an operator does. Resolves when all have exited. */
  stop: () => Promise<void>;
  /** Kills all remaining servers. */
  kill: () => void;
  /** Log lines of the servers that have exited. */
  log: Record<string, unknown>[];
};

export function createFleet(database: TestDatabase, environment: Record<string, string>): Fleet {
  const servers = new Set<TestServer>();
  const log: Fleet["log"] = [];
  /** The database is not removed with a server. */
  const kept = { ...database, remove: async () => {} };

  /** Like a supervisor, retries a start that fails while the database restarts. */
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

/** The last line of a killed process may be incomplete. */
function wholeLines(server: TestServer) {
  try {
    return server.log();
  } catch {
    return [];
  }
}
