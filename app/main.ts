/** The production process: `node dist/server/main.js`. */
import type { Server as HttpServer } from "node:http";

import { serve } from "srvx";

import entry from "./entry-server.ts";
import { maxRequestBody } from "./server/http/handle-request.server.ts";
import { getRuntime } from "./server/runtime.server.ts";
import { printFailure } from "./server/setup-error.ts";

async function main() {
  const runtime = await getRuntime();
  const { settings, log } = runtime;
  const server = serve({
    port: settings.PORT,
    hostname: settings.HOST,
    fetch: entry.fetch,
    maxRequestBodySize: maxRequestBody,
    silent: true,
    gracefulShutdown: false,
    // Milliseconds and bytes; Node answers 408 and 431 by itself. A query of 10,000 letters of any script
    // takes up to 120,000 bytes, and its visitor a page in the site's language.
    node: {
      maxHeaderSize: 128 * 1024,
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 5_000,
    },
  });
  await server.ready();
  log.info({ url: server.url }, "listening");
  printAddresses(runtime, new URL(server.url!).port);

  const httpServer = server.node?.server as HttpServer | undefined;
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping: requests in flight are finished first");
    setTimeout(() => process.exit(1), 15_000).unref();
    // A kept-alive connection would hold the process until its time-out.
    setInterval(() => httpServer?.closeIdleConnections(), 100).unref();
    await server.close();
    await runtime.close();
    log.info("stopped");
    process.exit(0);
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

function printAddresses({ sites }: Awaited<ReturnType<typeof getRuntime>>, port: string) {
  const lines = [...sites.originsFor(`localhost:${port}`, "local")].map(
    ([code, origin]) => `  ${code.padEnd(3)} ${origin.padEnd(28)} ${sites.sites.get(code)!.origin}`,
  );
  process.stdout.write(`\nReady. The sites of this server:\n${lines.join("\n")}\n\n`);
}

main().catch((error: unknown) => {
  printFailure(error);
  process.exit(1);
});
