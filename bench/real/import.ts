/** The documented import of all files, and an import of changed prices while a server runs. */
import { writeFileSync } from "node:fs";
import { Agent } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { sql } from "drizzle-orm";

import { peakMegabytes } from "../pages/cores.ts";
import { round, type Row } from "../pages/measurement.ts";
import { readRoutes } from "./addresses.ts";
import { fetchPage } from "./routes.ts";
import { catalogArguments, runCatalog, startTrial, type Trial } from "./trial.ts";

const rowOf = (
  step: string,
  { seconds, peak }: { seconds: number; peak: number },
  kept: number | string = "",
): Row => ({
  step,
  seconds: round(seconds, 1),
  "peak MiB": round(peak),
  "cached pages that stay": kept,
});

export const importing = {
  title: "Import of all peripherals and shops with map files",
  run: async (trial: Trial): Promise<Row[]> => {
    if (trial.isImported) return [];
    const first = await runCatalog(trial, catalogArguments(trial));
    console.log(first.output);
    const second = await runCatalog(trial, catalogArguments(trial));
    trial.isImported = true;
    return [rowOf("all rows", first), rowOf("the same rows again", second)];
  },
};

const changedPrices = 40;
const cachedPages = 400;

export const prices = {
  title: `Import of ${changedPrices} changed prices while a server with ${cachedPages} cached pages runs`,
  run: async (trial: Trial): Promise<Row[]> => {
    const skus = await readSkus(trial);
    const file = join(trial.folder, "prices.csv");
    const salt = Date.now() % 1_000;
    writeFileSync(
      file,
      `sku,prices.USD\n${skus.map((sku, index) => `"${sku}",${salt + index}.99\n`).join("")}`,
    );
    const routes = await readRoutes(trial, cachedPages / 10);
    const paths = [...new Set(routes.filter(({ isPage }) => isPage).flatMap((route) => route.paths))].filter(
      (path) => !path.startsWith("/search") && !/[?&](?:city|near)=|^\/service-request/.test(path),
    );
    const server = await startTrial(trial);
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    const visit = async (list: readonly string[]) => {
      server.log();
      for (const path of list) await fetchPage(agent, server.port, path);
      await sleep(500);
      return server.log().filter(({ msg, cache }) => msg === "request" && cache === "hit").length;
    };
    try {
      const chosen = paths.slice(0, cachedPages);
      await visit(chosen);
      const before = await visit(chosen);
      const result = await runCatalog(trial, ["import", file]);
      // With an embedded database, the server does the work.
      const peak = trial.kind === "embedded" ? peakMegabytes(server.pid) : result.peak;
      const after = await visit(chosen);
      return [rowOf(`${changedPrices} prices`, { ...result, peak }, `${after} of ${before}`)];
    } finally {
      agent.destroy();
      await server.stop();
    }
  },
};

/** Item numbers of variants with a price, one per product. */
async function readSkus(trial: Trial): Promise<string[]> {
  const { db, close } = await trial.open();
  const { rows } = (await db.execute(sql`
    select min(sku) as sku from product_variant where prices ? 'USD' and sku is not null
    group by product order by md5(product) limit ${changedPrices}`)) as { rows: { sku: string }[] };
  await close();
  return rows.map(({ sku }) => sku);
}
