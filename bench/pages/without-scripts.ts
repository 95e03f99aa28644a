import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** The same site with pages that hold no script: what is left of a measurement there is the browser's own work. */
export async function serveWithoutScripts(sitePort: number): Promise<{ port: number; stop: () => void }> {
  const server = createServer((incoming, answer) => {
    const { "accept-encoding": _encoding, ...headers } = incoming.headers;
    const isPage = incoming.headers["sec-fetch-dest"] === "document";
    const outgoing = request({
      host: "127.0.0.1",
      port: sitePort,
      path: incoming.url,
      method: incoming.method,
      headers: isPage ? headers : incoming.headers,
    });
    outgoing.on("response", (response) => {
      if (!isPage) return void response.pipe(answer.writeHead(response.statusCode!, response.headers));
      let page = "";
      response.setEncoding("utf8");
      response.on("data", (part) => (page += part));
      response.on("end", () => {
        const { "content-length": _length, etag: _etag, ...kept } = response.headers;
        answer
          .writeHead(response.statusCode!, kept)
          .end(page.replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, ""));
      });
    });
    outgoing.on("error", () => answer.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
}
