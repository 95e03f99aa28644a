import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** Serves the site without scripts: a baseline that contains only the browser's own work. */
export async function serveWithoutScripts(sitePort: number): Promise<{ port: number; stop: () => void }> {
  const server = createServer((incoming, response) => {
    const { "accept-encoding": _encoding, ...headers } = incoming.headers;
    const isPage = incoming.headers["sec-fetch-dest"] === "document";
    const outgoing = request({
      host: "127.0.0.1",
      port: sitePort,
      path: incoming.url,
      method: incoming.method,
      headers: isPage ? headers : incoming.headers,
    });
    outgoing.on("response", (upstream) => {
      if (!isPage) return void upstream.pipe(response.writeHead(upstream.statusCode!, upstream.headers));
      let page = "";
      upstream.setEncoding("utf8");
      upstream.on("data", (part) => (page += part));
      upstream.on("end", () => {
        const { "content-length": _length, etag: _etag, ...rest } = upstream.headers;
        response
          .writeHead(upstream.statusCode!, rest)
          .end(page.replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, ""));
      });
    });
    outgoing.on("error", () => response.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
}
