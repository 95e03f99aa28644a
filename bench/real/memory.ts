/** Memory of a server after serving pages of all kinds and sites. */
import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

import { onGeneratorCore, peakMegabytes, residentMegabytes } from "../pages/cores.ts";
import { round, type Row } from "../pages/measurement.ts";
import { oneOf, randomNumbers } from "../random.ts";
import { readRoutes } from "./addresses.ts";
import { fetchPage } from "./routes.ts";
import { startTrial, type Trial } from "./trial.ts";

const sites = ["us", "en", "de", "uk"];
const pages = 2_000;
const visitors = 4;

/** Milliseconds. V8 collects garbage after eight idle seconds. */
const idleTime = 15_000;

export const memory = {
  title: `MiB after ${pages} mixed pages of ${sites.length} sites, with the page cache, and after ${idleTime / 1_000} s of idle time`,
  run: async (trial: Trial): Promise<Row[]> => {
    const routes = await readRoutes(trial, pages / 10);
    const random = randomNumbers(2);
    const server = await startTrial(trial);
    const agent = new Agent({ keepAlive: true, maxSockets: visitors });
    try {
      const rows: Row[] = [rowOf("started", server.pid)];
      let sent = 0;
      await onGeneratorCore(async () => {
        const visit = async () => {
          while (sent++ < pages)
            await fetchPage(
              agent,
              server.port,
              oneOf(oneOf(routes, random).paths, random),
              `${oneOf(sites, random)}.localhost`,
            );
        };
        await Promise.all(Array.from({ length: visitors }, visit));
      });
      rows.push(rowOf(`${pages} pages`, server.pid));
      await sleep(idleTime);
      rows.push(rowOf("at rest", server.pid));
      return rows;
    } finally {
      agent.destroy();
      await server.stop();
    }
  },
};

const rowOf = (after: string, pid: number): Row => ({
  after,
  MiB: round(residentMegabytes(pid)),
  highest: round(peakMegabytes(pid)),
});
