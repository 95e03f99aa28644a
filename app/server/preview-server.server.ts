/** A second server process of the same build serves preview links, from an embedded database that includes drafts. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import type { PreviewServer } from "./scope/runtime.ts";
import type { Log } from "./ops/log.server.ts";
import { projectRoot } from "./ops/project-root.server.ts";
import type { Settings } from "./ops/settings.server.ts";

/** Milliseconds. The first start imports all content; later ones reuse its database. */
const startTimeout = 120_000;
const idleTimeout = 5 * 60_000;
const requestTimeout = 15_000;

const withoutPartners = {
  DATABASE_URL: "",
  DATABASE_READ_URL: "",
  SMTP_URL: "",
  PLATFORM_API_URL: "",
  PLATFORM_API_CONTENT: "off",
  CARRIER_BASE_URL: "",
  METRICS_TOKEN: "",
  INTERNAL_TOKEN: "",
  PREVIEW_SECRET: "",
  OTEL_EXPORTER_OTLP_ENDPOINT: "",
};

/** @returns undefined without a secret, and in development, which shows drafts with DRAFTS=show */
export function createPreviewServer(settings: Settings, log: Log): PreviewServer | undefined {
  if (!settings.PREVIEW_SECRET || import.meta.env.DEV) return undefined;
  let server: { child: ChildProcess; port: Promise<number> } | undefined;
  let idle: NodeJS.Timeout | undefined;

  const stop = () => {
    clearTimeout(idle);
    server?.child.kill();
    server = undefined;
  };
  const start = () => {
    const child = fork(join(projectRoot, "dist/server/main.js"), {
      env: {
        ...process.env,
        ...withoutPartners,
        DATA_DIR: join(settings.DATA_DIR, "preview"),
        DRAFTS: "show",
        HOST: "127.0.0.1",
        PORT: "0",
        TRUST_PROXY: "1",
        PAGE_CACHE_MB: "0",
        PAGE_WARM_UP: "off",
        REQUEST_RATE: "0",
        RENDER_RATE: "0",
        LOG_LEVEL: "warn",
      },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const started = { child, port: portOf(child) };
    started.port.then(
      (port) => log.info({ port }, "preview server started"),
      (error: unknown) => {
        log.error({ err: error }, "preview server could not start");
        child.kill();
      },
    );
    child.once("exit", () => {
      if (server === started) server = undefined;
    });
    return started;
  };
  return {
    fetch: async (path, headers) => {
      server ??= start();
      clearTimeout(idle);
      idle = setTimeout(stop, idleTimeout).unref();
      const port = await server.port;
      return fetch(`http://127.0.0.1:${port}${path}`, {
        headers,
        redirect: "manual",
        signal: AbortSignal.timeout(requestTimeout),
      });
    },
    stop,
  };
}

async function portOf(child: ChildProcess): Promise<number> {
  const ended = new AbortController();
  const options = { signal: AbortSignal.any([ended.signal, AbortSignal.timeout(startTimeout)]) };
  try {
    return await Promise.race([
      once(child, "message", options).then(([{ port }]) => port as number),
      once(child, "exit", options).then(([code]): never => {
        throw new Error(`The preview server ended while it started: ${code}`);
      }),
    ]);
  } finally {
    ended.abort();
  }
}
