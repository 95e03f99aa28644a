import type { ChildProcess } from "node:child_process";
import { type IncomingMessage, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

import { expect } from "vitest";

import type { Database } from "#app/server/data/database/client.server.ts";

import { createContentDatabase, type TestDatabase } from "./database.ts";
import { listeningPort, startScript } from "./process.ts";

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

export type TestServer = {
  port: number;
  database: TestDatabase;
  process: ChildProcess;
  /** Parsed log lines so far; the newest may still be incomplete. */
  log: () => Record<string, unknown>[];
  /** Log lines of one request and message, in order. Waits until there are `count`. */
  logOf: (answer: Answer, message: string, count?: number) => Promise<Record<string, unknown>[]>;
  /** Connects to 127.0.0.1 with the host in the header; the path is sent unchanged. */
  fetch: (host: string, path: string, options?: RequestOptions) => Promise<Answer>;
  stop: () => Promise<void>;
};

export type RequestOptions = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Loopback address that the connection comes from. */
  localAddress?: string;
};

/**
 * Starts the built server on a free port with its own database, which contains the content.
 * @param prepare changes the database before the server opens it
 */
export async function startServer(
  environment: Record<string, string> = {},
  prepare?: (db: Database) => Promise<unknown>,
): Promise<TestServer> {
  const database = await createContentDatabase();
  if (prepare) {
    const handle = await database.open();
    await prepare(handle.db);
    await handle.close();
  }
  return startServerOn(database, environment);
}

/** As `startServer`, on an existing database, which is removed with the server. */
export async function startServerOn(
  database: TestDatabase,
  environment: Record<string, string> = {},
  nodeOptions: readonly string[] = [],
  folder?: string,
): Promise<TestServer> {
  const childEnvironment = {
    ...database.environment,
    PORT: "0",
    HOST: "127.0.0.1",
    // The tests' own value, "test", would select React's development build.
    NODE_ENV: "production",
    // All tests come from one address.
    REQUEST_RATE: "0",
    RENDER_RATE: "0",
    // Rendering pages that no test requests would slow down the others.
    PAGE_WARM_UP: "off",
    // Tests check which pictures exist, not their bytes.
    PICTURE_EFFORT: "0",
    // Sampling would make the requests of a page differ between runs.
    TIMINGS_PERCENT: "0",
    ...environment,
  };
  const child = startScript([...nodeOptions, "dist/server/main.js"], childEnvironment, folder);
  let output = "";
  const port = await listeningPort(child, (text) => (output += text));
  const log = () =>
    output
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return {
    port,
    database,
    process: child,
    log,
    logOf: async ({ headers }, message, count = 1) => {
      const lines = () =>
        log().filter(({ requestId, msg }) => requestId === headers["x-request-id"] && msg === message);
      await expect.poll(() => lines().length, { message: `log lines "${message}"` }).toBe(count);
      return lines();
    },
    fetch: (host, path, options) => fetchFrom(port, host, path, options),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once("exit", resolve));
        child.kill("SIGTERM");
        await ended;
      }
      await database.remove();
    },
  };
}

/** Raw bytes of a response; `fetch` decodes them as text. */
export async function fetchBytes(port: number, host: string, path: string, headers: Record<string, string>) {
  const { body, ...answer } = await fetchFrom(port, host, path, { headers }, "latin1");
  return { ...answer, bytes: Buffer.from(body, "latin1") };
}

/** Repeats requests that a busy server rejects, such as those for a PDF catalog that it is still rendering. */
export async function fetchPatiently(
  port: number,
  host: string,
  path: string,
  headers: Record<string, string> = {},
  attempts = 20,
) {
  const response = await fetchBytes(port, host, path, headers);
  const wait = Number(response.headers["retry-after"]);
  if (response.status !== 503 || !wait || attempts === 1) return response;
  await sleep(wait * 1000);
  return fetchPatiently(port, host, path, headers, attempts - 1);
}

export function fetchFrom(
  port: number,
  host: string,
  path: string,
  { method = "GET", headers = {}, body, localAddress }: RequestOptions = {},
  encoding: "utf8" | "latin1" = "utf8",
) {
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request(
      { host: "127.0.0.1", port, path, method, headers: { host, ...headers }, agent: false, localAddress },
      (incoming) => resolve(readResponse(incoming, encoding)),
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

export async function readResponse(
  incoming: IncomingMessage,
  encoding: "utf8" | "latin1" = "utf8",
): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { statusCode = 0, headers } = incoming;
  return { status: statusCode, headers, body: Buffer.concat(chunks).toString(encoding) };
}
