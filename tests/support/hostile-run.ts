/** Sends hostile requests to a server and searches responses for leaks and faults. */
import { connect } from "node:net";

import { projectRoot } from "#app/server/ops/project-root.server.ts";

import type { HostileRequest } from "./hostile-requests.ts";
import { injectedHeader, marker } from "./hostile-texts.ts";

/** Milliseconds until each response must have ended, on a busy machine; an idle one takes less than a second. */
const patience = 20_000;

/** Stack traces, server files, SQL statements, and error names of libraries. */
const internals =
  /\n\s+at \S+ ?\(|node_modules|node:internal|\.server\.tsx?|dist\/server|\bselect ["\w]+\.|ECONNREFUSED|TypeError|ValiError|SyntaxError/g;

/** Milliseconds after which the client closes a request that may be partial. */
const partialPatience = 2_000;

export type Judged = {
  /** 0 if the connection was closed without a response. */
  status: number;
  faults: string[];
};

export async function sendHostileRequest(port: number, request: HostileRequest): Promise<Judged> {
  const { kind, bytes } = request;
  const response = await send(port, request);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(response ?? "")?.[1] ?? 0);
  const faults = response === undefined ? ["no response in time"] : faultsOf(response, status, bytes);
  const shown = `${kind}: ${JSON.stringify(bytes.subarray(0, 400).toString("latin1"))}`;
  return { status, faults: faults.map((fault) => `${fault}, for ${shown}`) };
}

function faultsOf(response: string, status: number, bytes: Buffer): string[] {
  const faults: string[] = [];
  const end = response.indexOf("\r\n\r\n");
  const [head, body] = [response.slice(0, end).toLowerCase(), response.slice(end)];
  // Rejected because of load, with the time to retry.
  const isBusy = status === 503 && head.includes("\nretry-after:");
  if (status >= 500 && !isBusy) faults.push(`status ${status}`);
  if (head.includes(`\n${injectedHeader}`)) faults.push("a header of the visitor's");
  if (/\ncontent-type: (?:text\/html|[\w/]*xml)/.test(head) && body.includes(marker))
    faults.push("an element of the visitor's");
  const sent = bytes.toString("latin1");
  // A redirect repeats the requested address.
  const leak = [...response.matchAll(internals)]
    .map(([found]) => found)
    .find((found) => !sent.includes(found));
  if (leak) faults.push(`${JSON.stringify(leak)} in the response`);
  if (response.includes(projectRoot)) faults.push("a folder of the server in the response");
  return faults;
}

/** @returns all received data until the connection ended; undefined if it did not end in time */
function send(port: number, { bytes, isWhole }: HostileRequest): Promise<string | undefined> {
  return new Promise((resolve) => {
    let response = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.setEncoding("latin1");
    socket.on("data", (data: string) => (response += data));
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      socket.destroy();
    }, patience);
    const leave = isWhole ? undefined : setTimeout(() => socket.end(), partialPatience);
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(timer);
      clearTimeout(leave);
      resolve(late ? undefined : response);
    });
  });
}
