/** Size and response time of every route, uncached, with a new URL for each request if there are enough. */
import { Agent, request } from "node:http";

import { percentile } from "../report.ts";
import { onGeneratorCore } from "../pages/cores.ts";
import { round, type Row } from "../pages/measurement.ts";
import { readRoutes, type Route } from "./addresses.ts";
import { startTrial, type Trial } from "./trial.ts";

const host = "us.localhost";

/** Concurrent requests. */
const visitors = 4;

/** Limits for large catalogs: bytes of HTML, and milliseconds at p95. */
export const limits = { bytes: 300_000, p95: 200 };

type Response = { status: number; body: Buffer; milliseconds: number };

export const routes = {
  title: `Every route without the page cache: bytes, elements, milliseconds of sequential requests and of ${visitors} concurrent visitors`,
  run: async (trial: Trial): Promise<Row[]> => {
    const list = await readRoutes(trial, trial.runs);
    const server = await startTrial(trial, { PAGE_CACHE_MB: "0" });
    try {
      return await onGeneratorCore(async () => {
        const rows: Row[] = [];
        for (const route of list) rows.push(await measureRoute(server.port, route, trial.runs));
        report(rows);
        return rows;
      });
    } finally {
      await server.stop();
    }
  },
};

async function measureRoute(port: number, { name, paths, isPage }: Route, runs: number): Promise<Row> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const count = isPage ? runs : 4;
  const pathOf = (index: number) => paths[index % paths.length]!;
  await fetchPage(agent, port, pathOf(0));
  const alone: Response[] = [];
  for (let index = 0; index < count; index++) alone.push(await fetchPage(agent, port, pathOf(index)));
  const together: Response[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      while (next < count * 2) together.push(await fetchPage(agent, port, pathOf(next++)));
    }),
  );
  agent.destroy();
  const failed = [...alone, ...together].filter(({ status }) => status !== 200);
  const largest = alone.reduce((one, other) => (other.body.length > one.body.length ? other : one));
  const times = (responses: readonly Response[], percent: number) =>
    round(
      percentile(
        responses.map(({ milliseconds }) => milliseconds),
        percent,
      ),
    );
  return {
    route: name,
    addresses: paths.length,
    bytes: largest.body.length,
    elements: isPage ? elementsOf(largest.body.toString()) : 0,
    p50: times(alone, 50),
    p95: times(alone, 95),
    "p50, 4 at once": times(together, 50),
    "p95, 4 at once": times(together, 95),
    "not 200": failed.length,
  };
}

/** Number of elements in the document, without the contents of scripts and styles. */
export const elementsOf = (html: string): number =>
  html.replaceAll(/(<(script|style)\b[^>]*>).*?<\/\2>/gs, "$1").match(/<[a-z][^<]*?>/gi)?.length ?? 0;

function report(rows: readonly Row[]) {
  for (const { route, bytes, "p95, 4 at once": p95, elements, "not 200": failed } of rows) {
    const isPage = Number(elements) > 0;
    if (isPage && Number(bytes) > limits.bytes)
      console.log(`${route}: ${bytes} bytes, expected at most ${limits.bytes}`);
    if (isPage && Number(p95) > limits.p95)
      console.log(`${route}: p95 ${p95} ms, expected at most ${limits.p95}`);
    if (Number(failed) > 0) console.log(`${route}: ${failed} responses are not 200`);
  }
}

/** @returns the whole body, uncompressed */
export const fetchPage = (agent: Agent, port: number, path: string, at = host): Promise<Response> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const outgoing = request({ host: "127.0.0.1", port, path, agent, headers: { host: at } }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("error", reject);
      incoming.on("end", () =>
        resolve({
          status: incoming.statusCode ?? 0,
          body: Buffer.concat(chunks),
          milliseconds: performance.now() - started,
        }),
      );
    });
    outgoing.on("error", reject).end();
  });
