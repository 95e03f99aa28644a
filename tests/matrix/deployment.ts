/** The built server with the brand that `CONTENT_DIR` names, on a free port. */
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

import { contentFolder, projectRoot } from "#app/server/ops/project-root.server.ts";
import { listeningPort, startScript } from "#tests/support/process.ts";
import { sites as allSites } from "#tests/support/sites.ts";

import type { Site } from "./check.ts";
import type { Known } from "./import-content.ts";

export type Deployment = {
  sites: readonly Site[];
  known: Known;
  /** URL of a path on the site with this code. */
  address: (code: string, path: string) => string;
  /** What the server sends before any script runs. */
  htmlOf: (code: string, path: string) => Promise<string>;
  /** @returns the status after all redirects */
  statusOf: (code: string, path: string) => Promise<number>;
  stop: () => Promise<void>;
};

/** Created if missing. */
const cache = join(projectRoot, ".cache/matrix");

export async function deploy(): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), "site-matrix-"));
  const { database, known } = await importedContent();
  cpSync(database, folder, { recursive: true });
  // Reused by later runs, because resizing a picture takes longer than checking its page.
  const pictures = join(cache, "media-cache");
  mkdirSync(pictures, { recursive: true });
  rmSync(join(folder, "media-cache"), { recursive: true, force: true });
  symlinkSync(pictures, join(folder, "media-cache"));

  const server = startScript(["dist/server/main.js"], {
    DATA_DIR: folder,
    PORT: "0",
    HOST: "127.0.0.1",
    APP_ENV: "test",
    NODE_ENV: "production",
    REQUEST_RATE: "0",
    RENDER_RATE: "0",
    PAGE_WARM_UP: "off",
    PICTURE_EFFORT: "0",
  });
  const port = await listeningPort(server);
  return {
    ...deploymentAt(port, known, allSites),
    stop: async () => {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** For a server that is already running. */
export const deploymentAt = (
  port: number,
  known: Known,
  sites: readonly Site[],
): Omit<Deployment, "stop"> => ({
  sites,
  known,
  address: (code, path) => `http://${code}.localhost:${port}${path}`,
  htmlOf: async (code, path) => (await ask(port, code, path, "GET")).body,
  statusOf: (code, path) => statusBehind(port, code, path),
});

/** Imports only if the content or the build has changed, because an import takes longer than checking a page. */
async function importedContent(): Promise<{ database: string; known: Known }> {
  const folder = await importedFolder();
  const known = JSON.parse(readFileSync(join(folder, "known.json"), "utf8")) as Known;
  return { database: join(folder, "database"), known };
}

async function importedFolder(): Promise<string> {
  const folder = join(cache, `content-${stamp()}`);
  if (existsSync(folder)) return folder;
  for (const old of globSync("{content,import}-*", { cwd: cache }))
    rmSync(join(cache, old), { recursive: true });
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, "import-"));
  // Imported on demand: loading the importer takes a second.
  const { importBrand } = await import("./import-content.ts");
  await importBrand(unfinished);
  renameSync(unfinished, folder);
  return folder;
}

function stamp(): string {
  const files = globSync(
    [
      join(relative(projectRoot, contentFolder), "**/*.{yaml,md,po}"),
      "app/locales/**/*.po",
      "tools/i18n/*.ts",
      "app/server/data/**/*",
      "dist/server/main.js",
      "tests/matrix/import-content.ts",
    ],
    {
      cwd: projectRoot,
    },
  );
  const hash = createHash("sha256");
  for (const file of files.sort()) {
    const { size, mtimeMs } = statSync(join(projectRoot, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex").slice(0, 12);
}

type Answer = { status: number; location?: string; body: string };

function ask(port: number, code: string, path: string, method: "GET" | "HEAD"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${code}.localhost:${port}` };
    const outgoing = get({ host: "127.0.0.1", port, path, method, headers }, (incoming) => {
      let body = "";
      incoming.setEncoding("utf8").on("data", (data: string) => (body += data));
      incoming.on("end", () =>
        resolve({ status: incoming.statusCode!, location: incoming.headers.location, body }),
      );
    });
    outgoing.on("error", reject);
  });
}

async function statusBehind(port: number, code: string, path: string): Promise<number> {
  let address = new URL(path, `http://${code}.localhost:${port}`);
  // More redirects than this are a loop.
  for (let step = 0; step < 5; step += 1) {
    const { status, location } = await ask(port, code, address.pathname + address.search, "HEAD");
    if (!location) return status;
    address = new URL(location, address);
  }
  return 310;
}
