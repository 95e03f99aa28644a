/** Sends hostile requests to a server and gathers what must not be in an answer. */
import { connect } from "node:net";

import { projectRoot } from "#app/server/project-root.server.ts";

import { createHostileRequests, type HostileRequest } from "./hostile-requests.ts";
import type { Random } from "./hostile-bytes.ts";

export type HostileResult = {
  /** How often each status came; 0 stands for a connection that was closed without an answer. */
  statuses: Record<number, number>;
  /** Kind, first line and what was wrong. */
  faults: string[];
};

/** Milliseconds after which a connection is left. */
const patience = 20_000;

/** @param count requests in all @param concurrency sockets at a time */
export async function sendHostileRequests(
  port: number,
  { count, concurrency = 16, random }: { count: number; concurrency?: number; random: Random },
): Promise<HostileResult> {
  const next = createHostileRequests(random);
  const result: HostileResult = { statuses: {}, faults: [] };
  let left = count;
  const work = async () => {
    while (left-- > 0) {
      const request = next();
      judge(request, await send(port, request.bytes), result);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return result;
}

/** A stack trace, a file of the server, a statement, or a library's name for what went wrong. */
const internals =
  /\n\s+at \S+ ?\(|node_modules|node:internal|\.server\.tsx?|dist\/server|\bselect ["\w]+\.|ECONNREFUSED|TypeError|ValiError|SyntaxError/g;

function judge({ kind, bytes }: HostileRequest, answer: string, { statuses, faults }: HostileResult) {
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
  statuses[status] = (statuses[status] ?? 0) + 1;
  const asked = bytes.toString("latin1");
  // A redirect repeats the address that was asked for.
  const leak =
    [...answer.matchAll(internals)].map(([found]) => found).find((found) => !asked.includes(found)) ??
    (answer.includes(projectRoot) ? projectRoot : undefined);
  const shown = `${kind}: ${JSON.stringify(bytes.subarray(0, 300).toString("latin1"))}`;
  if (status >= 500) faults.push(`${status} for ${shown}`);
  if (leak) faults.push(`${JSON.stringify(leak)} in the answer to ${shown}`);
  if (answer === "timeout") faults.push(`no answer for ${shown}`);
}

/** @returns everything that came until the connection ended */
function send(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.setEncoding("latin1");
    socket.on("data", (data: string) => {
      answer += data;
      // An answer to an upgrade or an expectation does not end the connection.
      if (answer.startsWith("HTTP/1.1 100") && answer.length < 30) socket.end();
    });
    const timer = setTimeout(() => {
      if (answer === "") answer = "timeout";
      socket.destroy();
    }, patience);
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(answer);
    });
  });
}
