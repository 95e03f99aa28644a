import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Forwards requests to the site on another port of this machine. Holds those that `holds` selects until their `pass` is
 * called.
 */
export async function startHoldingProxy(sitePort: number, holds: (path: string) => boolean) {
  const held: { path: string; pass: () => void }[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method, url: path = "/" } = incoming;
    const headers = { ...incoming.headers, host: incoming.headers.host?.replace(/:\d+$/, `:${sitePort}`) };
    const pass = () => {
      const passed = request({ port: sitePort, method, path, headers }, (response) => {
        outgoing.writeHead(response.statusCode!, response.headers);
        response.pipe(outgoing);
      });
      passed.on("error", () => outgoing.destroy());
      incoming.pipe(passed);
    };
    if (holds(path)) held.push({ path, pass });
    else pass();
  }).listen(0);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    held,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
