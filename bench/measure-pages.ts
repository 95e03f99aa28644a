import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";

import { projectRoot } from "#app/server/ops/project-root.server.ts";

import { pages } from "./measurements.ts";
import { randomNumbers } from "./random.ts";
import { percentile, type Timing } from "./report.ts";

/** Requests pages sequentially from one process. Returns nothing without a build. */
export async function measurePages(databaseUrl: string, runs: number): Promise<[string, Timing][]> {
  const main = join(projectRoot, "dist/server/main.js");
  if (!existsSync(main)) {
    console.log("Pages are not measured: run `npm run build` first.");
    return [];
  }
  const server = spawn(process.execPath, [main], {
    cwd: projectRoot,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      PORT: "0",
      HOST: "127.0.0.1",
      REQUEST_RATE: "0",
      RENDER_RATE: "0",
      PAGE_WARM_UP: "off",
      // Measures rendering without the page cache.
      PAGE_CACHE_MB: "0",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const port = await new Promise<number>((resolve, reject) => {
      let output = "";
      server.stdout.on("data", (data) => {
        output += data;
        const match = /"url":"http:\/\/127\.0\.0\.1:(\d+)/.exec(output);
        if (match) resolve(Number(match[1]));
      });
      server.on("exit", () => reject(new Error(`The server exited during startup:\n${output}`)));
    });
    const results: [string, Timing][] = [];
    for (const { name, path } of pages) {
      const random = randomNumbers(1);
      const times: number[] = [];
      for (let call = -20; call < runs; call++) {
        const started = performance.now();
        await get(port, path(random));
        if (call >= 0) times.push(performance.now() - started);
      }
      results.push([name, { p50: percentile(times, 50), p95: percentile(times, 95) }]);
    }
    return results;
  } finally {
    server.kill();
  }
}

function get(port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: "127.0.0.1", port, path, headers: { host: "uk.localhost" } },
      (incoming) => {
        if (incoming.statusCode !== 200) reject(new Error(`${path} returned ${incoming.statusCode}`));
        incoming.resume().on("end", resolve).on("error", reject);
      },
    );
    outgoing.on("error", reject).end();
  });
}
