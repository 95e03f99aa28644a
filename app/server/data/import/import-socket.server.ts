/**
 * Imports by the process that has the embedded database open. `npm run content -- import` asks it over a socket in the
 * data folder, which only the owner of the process may open: one request, a line that it was received, and the result.
 */
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";

import * as v from "valibot";

import { describeOutside, SetupError } from "../../ops/setup-error.ts";
import type { ImportResult } from "./import-content.repo.server.ts";
import { ContentError } from "./problem.ts";

const socketIn = (dataFolder: string) => join(dataFolder, "import.sock");

const requestLine = v.strictObject({ folder: v.pipe(v.string(), v.minLength(1), v.maxLength(4_096)) });

const answerLine = v.union([
  v.object({ revision: v.number(), imported: v.boolean(), rows: v.number() }),
  v.object({ problems: v.array(v.object({ file: v.string(), line: v.number(), message: v.string() })) }),
  v.object({ failure: v.string() }),
]);
type Answer = v.InferOutput<typeof answerLine>;

/** Characters of a request: a path and its quotes. */
const longestRequest = 10_000;

/** Milliseconds until a process must have received a request. It may be rendering, or loading modules in development. */
const receivedWithin = 15_000;

/**
 * @param importFrom imports a content folder
 * @param onError hears of a failure to listen, and of imports that failed for other reasons than the content
 * @returns a function that stops listening
 */
export async function serveImports(
  dataFolder: string,
  importFrom: (folder: string) => Promise<ImportResult>,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  let last: Promise<unknown> = Promise.resolve();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on("error", onError);
    void answer(socket, (folder) => {
      const next = last.then(() => importFrom(folder));
      last = next.catch(() => undefined);
      return next;
    }).catch(onError);
  });
  server.on("error", onError);
  // Left behind by a process that was killed: this one holds the folder.
  await rm(socketIn(dataFolder), { force: true });
  const before = process.umask(0o177);
  server.listen(socketIn(dataFolder));
  process.umask(before);
  await once(server, "listening").catch(() => undefined);
  server.unref();
  return () => new Promise((resolve) => void server.close(() => resolve()));

  async function answer(socket: Socket, run: typeof importFrom) {
    const request = await readRequest(socket);
    const send = (line: object) => socket.write(`${JSON.stringify(line)}\n`);
    if (!request) return void socket.end();
    send({ received: true });
    send(
      await run(request.folder).catch((error: unknown): Answer => {
        if (error instanceof ContentError) return { problems: [...error.problems] };
        onError(error);
        return { failure: failureOf(error) };
      }),
    );
    socket.end();
  }
}

/** @returns nothing for what is no request, or comes too late: a silent client must not keep the server from stopping */
const readRequest = (socket: Socket) =>
  new Promise<v.InferOutput<typeof requestLine> | undefined>((resolve) => {
    let text = "";
    const tooLate = setTimeout(() => socket.destroy(), receivedWithin);
    const read = (chunk: unknown) => {
      text += String(chunk);
      if (!text.includes("\n") && text.length <= longestRequest) return;
      clearTimeout(tooLate);
      // What follows is dropped.
      socket.off("data", read).resume();
      resolve(parseLine(requestLine, text));
    };
    socket.setEncoding("utf8").on("data", read);
    socket.on("close", () => {
      clearTimeout(tooLate);
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
 * Has a content folder imported by the process that holds the data folder.
 * @param folder as an absolute path
 * @param holder id of the process, for the message
 * @throws {ContentError} with the problems of the content
 * @throws {SetupError} when the process does not answer, or its import fails
 */
export async function requestImport(
  dataFolder: string,
  folder: string,
  holder: number,
  timeout: number = receivedWithin,
): Promise<ImportResult> {
  const answer = await exchange(socketIn(dataFolder), `${JSON.stringify({ folder })}\n`, timeout);
  const result = answer.split("\n").flatMap((line) => parseLine(answerLine, line) ?? [])[0];
  if (!result)
    throw new SetupError(
      `The embedded database in ${dataFolder} is in use by process ${holder}, which does not answer at ${socketIn(dataFolder)}. Stop that process first, or give this one its own DATA_DIR.`,
    );
  if ("problems" in result) throw new ContentError(result.problems);
  if ("failure" in result) throw new SetupError(`Process ${holder} could not import: ${result.failure}`);
  return result;
}

/** @returns everything that comes back, nothing when the other side is not there or silent for too long */
const exchange = (path: string, request: string, timeout: number) =>
  new Promise<string>((resolve) => {
    let text = "";
    const socket = connect(path).setEncoding("utf8");
    const tooLate = setTimeout(() => socket.destroy(), timeout);
    socket.on("data", (chunk) => {
      clearTimeout(tooLate);
      text += String(chunk);
    });
    // "close" follows.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(tooLate);
      resolve(text);
    });
    socket.write(request);
  });
