import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy that sends each request to the next server. */
export async function startRoundRobin(ports: readonly number[]) {
  let turn = 0;
  const proxy = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const port = ports[turn++ % ports.length];
    const passed = request({ host: "127.0.0.1", port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    port: (proxy.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => void proxy.close(() => resolve())),
  };
}
