import { setTimeout as sleep } from "node:timers/promises";

import type { Request } from "autocannon";

import { missingPath, paths } from "#tests/support/paths.ts";

import { oneOf, randomNumbers } from "../random.ts";
import { peakMegabytes, residentMegabytes } from "./cores.ts";
import { load } from "./load.ts";
import { type Measurement, round, type Row } from "./measurement.ts";

const sites = ["en", "uk", "el", "pl", "kz"];

/** Milliseconds. V8 collects garbage after eight idle seconds; revalidations have finished by then. */
const idleTime = 15_000;

/** Per connection, each with unique parameters. */
const requestsPerConnection = 1_000;

export const memory: Measurement = {
  title: "Memory after mixed requests: all routes of five sites, a quarter with unknown parameters",
  note: `After ${idleTime / 1_000} s of idle time; the ratio is relative to the previous row. Highest: the peak of the process.`,
  run: async (stage, quick) => {
    const server = await stage.startSite();
    const database = stage.hasPostgres ? "PostgreSQL" : "embedded";
    let megabytes = residentMegabytes(server.pid);
    const highest = () => round(peakMegabytes(server.pid));
    const rows: Row[] = [{ database, requests: 0, MiB: round(megabytes), ratio: 1, highest: highest() }];
    const random = randomNumbers(1);
    let sent = 0;
    for (const requests of quick ? [100, 1_000, 5_000] : [1_000, 10_000, 100_000]) {
      await load(
        { server, requestsOfConnection: () => mixedRequests(random) },
        { requests: requests - sent },
      );
      sent = requests;
      await sleep(idleTime);
      const before = megabytes;
      megabytes = residentMegabytes(server.pid);
      const ratio = round(megabytes / before, 2);
      rows.push({ database, requests, MiB: round(megabytes), ratio, highest: highest() });
    }
    return rows;
  },
};

function mixedRequests(random: () => number): Request[] {
  return Array.from({ length: requestsPerConnection }, () => {
    const path = oneOf([...paths, missingPath], random);
    const query = random() < 0.25 ? `?from=${Math.floor(random() * 1e9)}` : "";
    const headers = { host: `${oneOf(sites, random)}.localhost`, "accept-encoding": "br" };
    return { path: `${path}${query}`, headers };
  });
}
