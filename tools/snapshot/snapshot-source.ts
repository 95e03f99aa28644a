import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

import { SetupError } from "#app/server/ops/setup-error.ts";

export type SourceResponse = { status: number; headers: Record<string, string>; body: Buffer };

export type SnapshotSource = {
  /** Retries 429, 5xx and connection errors. @throws after `maxAttempts` */
  get: (host: string, address: string, accept?: string) => Promise<SourceResponse>;
  close: () => void;
};

const maxAttempts = 5;

/** Idle timeout in milliseconds. */
const timeout = 60_000;

/** Seconds. */
const maxRetryAfter = 30;

/** @param server URL such as `http://127.0.0.1:3000`; the site's host is sent as header */
export function openSource(server: URL): SnapshotSource {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const send = (host: string, path: string, accept: string) =>
    new Promise<SourceResponse>((resolve, reject) => {
      const outgoing = request(new URL(path, server), { agent, timeout, headers: { host, accept } });
      outgoing.on("timeout", () => outgoing.destroy(new Error("time-out")));
      outgoing.on("error", reject);
      outgoing.on("response", (incoming) => resolve(readResponse(incoming)));
      outgoing.end();
    });

  const get: SnapshotSource["get"] = async (host, path, accept = "text/html,image/webp") => {
    let failure = "";
    for (let attempt = 1; attempt <= maxAttempts; attempt++) {
      let pause = attempt;
      try {
        const response = await send(host, path, accept);
        if (response.status !== 429 && response.status < 500) return response;
        failure = `status ${response.status}`;
        pause = Math.min(Number(response.headers["retry-after"]) || attempt, maxRetryAfter);
      } catch (error) {
        failure = error instanceof Error ? error.message : String(error);
      }
      if (attempt < maxAttempts) await sleep(pause * 1_000);
    }
    throw new SetupError(`${host}${path}: ${failure} after ${maxAttempts} attempts`);
  };
  return { get, close: () => agent.destroy() };
}

async function readResponse(incoming: IncomingMessage): Promise<SourceResponse> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = incoming.headers as Record<string, string>;
  return { status: incoming.statusCode ?? 0, headers, body: Buffer.concat(chunks) };
}
