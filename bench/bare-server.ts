/**
 * Upper bound for Node.js: serves stored copies of another server's responses. Started by
 * `bench/pages/throughput.ts`; PORT is its own port, SITE_PORT that of the other server.
 */
import { randomUUID } from "node:crypto";
import { createServer, type IncomingHttpHeaders, request } from "node:http";

type Finished = { etag: string | undefined; body: Buffer; headers: string[]; headersOf304: string[] };

const [host = "", ...paths] = process.argv.slice(2);

/** Written by Node.js or different for each request. */
const perResponseHeaders = new Set(["connection", "keep-alive", "date", "transfer-encoding", "x-request-id"]);

const pages = new Map<string, Finished>();
const keyOf = (path: string | undefined, encoding: string | undefined) => `${encoding ?? "identity"} ${path}`;

for (const path of paths) {
  for (const encoding of [undefined, "br"]) {
    const wanted = { host, ...(encoding && { "accept-encoding": encoding }) };
    const { headers, body } = await fetchResponse(path, wanted);
    const { etag } = headers;
    const notModified = await fetchResponse(path, { ...wanted, ...(etag && { "if-none-match": etag }) });
    pages.set(keyOf(path, encoding), {
      etag,
      body,
      headers: namesAndValues(headers),
      headersOf304: namesAndValues(notModified.headers),
    });
  }
}

createServer(({ url, headers }, response) => {
  const page = pages.get(keyOf(url, headers["accept-encoding"]));
  if (!page) {
    response.writeHead(404).end();
  } else if (headers["if-none-match"] === page.etag) {
    response.writeHead(304, [...page.headersOf304, "x-request-id", randomUUID()]).end();
  } else {
    response.writeHead(200, [...page.headers, "x-request-id", randomUUID()]).end(page.body);
  }
}).listen(Number(process.env.PORT), "127.0.0.1");

function fetchResponse(path: string, headers: Record<string, string>) {
  return new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const outgoing = request({ port: process.env.SITE_PORT, path, headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming
        .on("data", (chunk: Buffer) => chunks.push(chunk))
        .on("end", () => resolve({ headers: incoming.headers, body: Buffer.concat(chunks) }))
        .on("error", reject);
    });
    outgoing.on("error", reject).end();
  });
}

function namesAndValues(headers: IncomingHttpHeaders): string[] {
  return Object.entries(headers)
    .filter(([name]) => !perResponseHeaders.has(name))
    .flatMap(([name, value]) => [name, String(value)]);
}
