import { createServer } from "node:http";

export type CountingProxy = { address: string; hosts: string[]; stop: () => void };

/** Sends no responses; `hosts` are the requested ones. Browsers bypass it for this machine. */
export async function startCountingProxy(): Promise<CountingProxy> {
  const hosts: string[] = [];
  const server = createServer((request, response) => {
    hosts.push(new URL(request.url!, "http://unknown").host);
    response.writeHead(502).end();
  });
  server.on("connect", ({ url }, socket) => {
    hosts.push(url!);
    socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return { address: `127.0.0.1:${port}`, hosts, stop: () => void server.close() };
}
