/** A fake of a third-party server on this machine, with all failures of such servers. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A complete response, or another action on the connection. */
export type Reply =
  | { status: number; type?: string; body: string; headers?: Record<string, string> }
  | "hang"
  | "reset";

export type Question = { method: string; url: URL; headers: IncomingHttpHeaders; body: string };

export type FakeServer = {
  url: string;
  /** Ends all connections and refuses new ones. */
  stop: () => Promise<void>;
  /** Restarts on the same port. */
  start: () => Promise<void>;
};

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  body: JSON.stringify(body),
  headers,
});

export const html = (status: number): Reply => ({
  status,
  type: "text/html",
  body: "<html><body>We are working on it</body></html>",
});

export async function startFakeServer(answer: (question: Question) => Reply): Promise<FakeServer> {
  let port = 0;
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk as string;
    const { method = "", url = "", headers } = request;
    send(response, answer({ method, url: new URL(url, "http://127.0.0.1"), headers, body }));
  });
  const start = () => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await start();
  ({ port } = server.address() as AddressInfo);
  return {
    url: `http://127.0.0.1:${port}`,
    start,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function send(response: ServerResponse, reply: Reply) {
  if (reply === "hang") return;
  if (reply === "reset") {
    response.socket?.resetAndDestroy();
    return;
  }
  response.writeHead(reply.status, { "content-type": reply.type ?? "application/json", ...reply.headers });
  response.end(reply.body);
}
