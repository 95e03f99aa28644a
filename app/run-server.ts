import type { RequestListener, Server as HttpServer } from "node:http";
import { createServer } from "node:net";
import { serve } from "srvx";

import { queueRendering } from "#app/server/http/serve-page.server.ts";
import type { Runtime } from "#app/server/scope/runtime.ts";

import entry, { render } from "./entry-server.ts";
import { maxRequestBody } from "./server/limits/body-limit.ts";
import { boundWaitingConnections } from "./server/limits/waiting-connections.ts";
import { maxUploadTime } from "./server/uploads/read-form.server.ts";
import { sendCachedPage } from "./server/http/fast-path.server.ts";
import { warmUp } from "./server/http/warm-up.server.ts";
import { getRuntime } from "./server/runtime.server.ts";
import { parseSettings } from "./server/ops/settings.server.ts";
import { siteAddresses } from "./server/domain/sites/site-addresses.ts";

export async function runServer(): Promise<void> {
  const { PORT, HOST } = parseSettings(process.env);
  await tryPort(PORT, HOST);
  const runtime = await getRuntime();
  const { settings, log } = runtime;
  const server = serve({
    port: settings.PORT,
    hostname: settings.HOST,
    fetch: entry.fetch,
    maxRequestBodySize: maxRequestBody,
    silent: true,
    gracefulShutdown: false,
    // Milliseconds and bytes; Node responds with 408 or 431. A 10,000-character query takes up to 120,000 bytes.
    node: {
      maxHeaderSize: 128 * 1024,
      headersTimeout: 10_000,
      // For forms with photos; other forms have 30 s (uploads/read-form.server.ts).
      requestTimeout: maxUploadTime,
      keepAliveTimeout: 5_000,
      // Node's default of 30 s would overshoot the first two limits.
      connectionsCheckingInterval: 5_000,
    },
  });
  await server.ready();
  runtime.port = Number(new URL(server.url!).port || 80);
  const httpServer = server.node?.server as HttpServer | undefined;
  if (httpServer) {
    limitSockets(httpServer);
    sendCachedPages(httpServer, runtime);
    boundWaitingConnections(httpServer, { total: 2_000, perNetwork: 100 });
  }
  log.info({ url: server.url }, "listening");
  // Set for preview servers (server/preview-server.server.ts), which end with the server that started them.
  process.send?.({ port: runtime.port });
  if (process.send) process.once("disconnect", () => process.exit(0));
  printAddresses(runtime);
  runtime.onContentChange = () => void warmUp(runtime, queueRendering(render, true));
  runtime.onContentChange();

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping: requests in flight are finished first");
    setTimeout(() => process.exit(1), 15_000).unref();
    // Keep-alive connections would delay the exit until they time out.
    setInterval(() => httpServer?.closeIdleConnections(), 100).unref();
    await server.close();
    await runtime.close();
    log.info("stopped");
    process.exit(0);
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

const tryPort = (port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port, host }, () => server.close(() => resolve()));
  });

function sendCachedPages(server: HttpServer, runtime: Runtime) {
  const [handle] = server.listeners("request") as [RequestListener];
  server.removeAllListeners("request").on("request", (request, response) => {
    const sent = sendCachedPage(request, response, runtime);
    if (sent) void sent.then((isSent) => isSent || handle(request, response));
    else handle(request, response);
  });
}

function limitSockets(server: HttpServer) {
  // Idle milliseconds: closes clients that send a request and never read the response.
  server.setTimeout(60_000);
  // Makes clients reconnect, possibly to another process.
  server.maxRequestsPerSocket = 1_000;
  server.maxConnections = 10_000;
}

function printAddresses({ sites, port }: Runtime) {
  process.stdout.write(`
Ready. The sites of this server:
${siteAddresses(sites, port)}

`);
}
