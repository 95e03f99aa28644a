/** Unix socket for imports in the process that owns the embedded database; accessible to its user only. */
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";

import * as v from "valibot";

import { describeOutside, SetupError } from "../../ops/setup-error.ts";
import type { ImportResult } from "./import-content.repo.server.ts";
import { ContentError } from "./problem.ts";

const socketIn = (dataFolder: string) => join(dataFolder, "import.sock");

const requestSchema = v.union([
  v.strictObject({ folder: v.pipe(v.string(), v.minLength(1), v.maxLength(4_096)) }),
  v.strictObject({ catalog: v.unknown() }),
  v.strictObject({ insights: v.unknown() }),
]);
type ImportRequest = v.InferOutput<typeof requestSchema>;

const responseSchema = v.union([
  v.object({ revision: v.number(), imported: v.boolean(), rows: v.number() }),
  v.object({
    problems: v.array(
      v.object({
        file: v.string(),
        line: v.number(),
        message: v.string(),
        kind: v.exactOptional(v.string()),
      }),
    ),
  }),
  v.object({ failure: v.string() }),
  v.object({ report: v.unknown() }),
  v.object({ wrong: v.string() }),
]);
type ImportResponse = v.InferOutput<typeof responseSchema>;

/** Characters; a request may list many files. */
const maxRequestLength = 1_000_000;

/** Milliseconds until receipt. The process may be rendering, or loading modules in development. */
const receiveTimeout = 15_000;

/** Lines with problems of rows, for the person who started the import. */
export class RowsError extends SetupError {
  override name = "RowsError";
}

export type ImportHandlers = {
  importFrom: (folder: string) => Promise<ImportResult>;
  /** For `npm run catalog`. @throws {RowsError} */
  runCatalog: (request: unknown) => Promise<unknown>;
  readInsights: (request: unknown) => Promise<unknown>;
};

/** @param onError called on failures to listen, and on imports that fail for other reasons than the content */
export async function serveImports(
  dataFolder: string,
  { importFrom, runCatalog, readInsights }: ImportHandlers,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  let queue: Promise<unknown> = Promise.resolve();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on("error", onError);
    void respond(socket, (request) => {
      const next = queue.then(() => run(request));
      queue = next.catch(() => undefined);
      return next;
    }).catch(onError);
  });
  server.on("error", onError);
  // Left behind by a killed process; this one holds the folder lock.
  await rm(socketIn(dataFolder), { force: true });
  const previousMask = process.umask(0o177);
  server.listen(socketIn(dataFolder));
  process.umask(previousMask);
  await once(server, "listening").catch(() => undefined);
  server.unref();
  return () => new Promise((resolve) => void server.close(() => resolve()));

  async function run(request: ImportRequest): Promise<ImportResponse> {
    if ("folder" in request) return importFrom(request.folder);
    if ("insights" in request) return { report: await readInsights(request.insights) };
    return { report: await runCatalog(request.catalog) };
  }

  async function respond(socket: Socket, runInTurn: typeof run) {
    const request = await readRequest(socket);
    const send = (line: object) => socket.write(`${JSON.stringify(line)}\n`);
    if (!request) return void socket.end();
    send({ received: true });
    send(
      await runInTurn(request).catch((error: unknown): ImportResponse => {
        if (error instanceof ContentError) return { problems: [...error.problems] };
        if (error instanceof RowsError) return { wrong: error.message };
        onError(error);
        return { failure: failureOf(error) };
      }),
    );
    socket.end();
  }
}

/** @returns nothing for invalid or late requests. The time-out lets the server stop despite a silent client. */
const readRequest = (socket: Socket) =>
  new Promise<ImportRequest | undefined>((resolve) => {
    let text = "";
    const timer = setTimeout(() => socket.destroy(), receiveTimeout);
    const read = (chunk: unknown) => {
      text += String(chunk);
      if (!text.includes("\n") && text.length <= maxRequestLength) return;
      clearTimeout(timer);
      socket.off("data", read).resume();
      resolve(parseLine(requestSchema, text));
    };
    socket.setEncoding("utf8").on("data", read);
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });

const failureOf = (error: unknown) =>
  error instanceof SetupError ? error.message : (describeOutside(error) ?? String(error));

function parseLine<Schema extends v.GenericSchema>(schema: Schema, text: string) {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text));
    return success ? (output as v.InferOutput<Schema>) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param holder process id, for messages
 * @throws {ContentError} with the problems of the content
 * @throws {SetupError} when the process does not respond, or its import fails
 */
export async function requestImport(
  dataFolder: string,
  folder: string,
  holder: number,
  timeout: number = receiveTimeout,
): Promise<ImportResult> {
  return (await requestFrom(dataFolder, { folder }, holder, timeout)) as ImportResult;
}

/** As `requestImport`. @param request for the process's `runCatalog` @throws {RowsError} */
export async function requestCatalog(dataFolder: string, request: unknown, holder: number): Promise<unknown> {
  const response = (await requestFrom(dataFolder, { catalog: request }, holder, receiveTimeout)) as {
    report: unknown;
  };
  return response.report;
}

export async function requestInsights(
  dataFolder: string,
  request: unknown,
  holder: number,
): Promise<unknown> {
  const response = await requestFrom(dataFolder, { insights: request }, holder, receiveTimeout);
  return (response as { report: unknown }).report;
}

async function requestFrom(dataFolder: string, request: ImportRequest, holder: number, timeout: number) {
  const response = await exchange(socketIn(dataFolder), `${JSON.stringify(request)}\n`, timeout);
  const result = response.split("\n").flatMap((line) => parseLine(responseSchema, line) ?? [])[0];
  if (!result)
    throw new SetupError(
      `The embedded database in ${dataFolder} is in use by process ${holder}, which does not answer at ${socketIn(dataFolder)}. Stop that process first, or give this one its own DATA_DIR.`,
    );
  if ("problems" in result) throw new ContentError(result.problems);
  if ("wrong" in result) throw new RowsError(result.wrong);
  if ("failure" in result) throw new SetupError(`Process ${holder} could not import: ${result.failure}`);
  return result;
}

/** @returns all received text; empty when the other process is unreachable or silent */
const exchange = (path: string, request: string, timeout: number) =>
  new Promise<string>((resolve) => {
    let text = "";
    const socket = connect(path).setEncoding("utf8");
    const timer = setTimeout(() => socket.destroy(), timeout);
    socket.on("data", (chunk) => {
      clearTimeout(timer);
      text += String(chunk);
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(text);
    });
    socket.write(request);
  });
