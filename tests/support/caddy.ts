import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request as requestHttps } from "node:https";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { projectRoot } from "#app/server/ops/project-root.server.ts";

import { type Answer, fetchFrom, readResponse, type RequestOptions } from "./server.ts";

export type Caddy = {
  httpPort: number;
  httpsPort: number;
  /** Sends the host's name in the TLS handshake; certificates are not checked. */
  fetch: (host: string, path: string, options?: RequestOptions) => Promise<Answer>;
  fetchPlain: (host: string, path: string) => Promise<Answer>;
  /** Everything that it has printed. */
  log: () => string;
  stop: () => Promise<void>;
};

export const hasCaddy = spawnSync("caddy", ["version"]).status === 0;

/** A file of a former build, in the folder that the proxy serves itself. */
export const oldAsset = { path: "/assets/former-build-1a2b3c4d.js", body: "export const former = true;\n" };

/**
 * Starts the proxy of `deploy/` before servers on this machine, with its own certificates.
 * @param logLevel of its own messages
 * @param snapshotRoot folder of `npm run snapshot`; without one there is no snapshot
 */
export async function startCaddy(
  upstreams: readonly number[],
  internalToken: string,
  { logLevel = "DEBUG", snapshotRoot }: { logLevel?: "DEBUG" | "ERROR"; snapshotRoot?: string } = {},
): Promise<Caddy> {
  const folder = mkdtempSync(join(tmpdir(), "site-proxy-"));
  mkdirSync(join(folder, "srv/assets"), { recursive: true });
  writeFileSync(join(folder, "srv", oldAsset.path), oldAsset.body);
  const [httpPort, httpsPort, askPort] = [await freePort(), await freePort(), await freePort()];
  const caddy = spawn(
    "caddy",
    ["run", "--config", join(projectRoot, "deploy/Caddyfile"), "--adapter", "caddyfile"],
    {
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        ADMIN: "off",
        HTTP_PORT: String(httpPort),
        HTTPS_PORT: String(httpsPort),
        ASK_PORT: String(askPort),
        TLS_ISSUER: "internal",
        PROXY_LOG_LEVEL: logLevel,
        INTERNAL_TOKEN: internalToken,
        ASSETS_ROOT: join(folder, "srv"),
        SNAPSHOT_ROOT: snapshotRoot ?? join(folder, "snapshot"),
        UPSTREAMS: upstreams.map((port) => `127.0.0.1:${port}`).join(" "),
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let output = "";
  caddy.stdout.on("data", (data) => (output += data));
  caddy.stderr.on("data", (data) => (output += data));
  const stop = async () => {
    await end(caddy);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilServing(httpPort, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    httpPort,
    httpsPort,
    fetch: (host, path, options) => fetchSecurely(httpsPort, host, path, options),
    fetchPlain: (host, path) => fetchFrom(httpPort, host, path),
    log: () => output,
    stop,
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
}

async function untilServing(port: number, output: () => string, tries = 100): Promise<void> {
  try {
    await fetchFrom(port, "localhost", "/");
  } catch (error) {
    if (tries === 0) throw new Error(`The proxy does not answer:\n${output()}`, { cause: error });
    await sleep(100);
    await untilServing(port, output, tries - 1);
  }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

function fetchSecurely(
  port: number,
  host: string,
  path: string,
  { method = "GET", headers = {}, body }: RequestOptions = {},
) {
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = requestHttps(
      {
        host: "127.0.0.1",
        port,
        path,
        method,
        headers: { host, ...headers },
        servername: host,
        rejectUnauthorized: false,
        agent: false,
      },
      (incoming) => resolve(readResponse(incoming)),
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
