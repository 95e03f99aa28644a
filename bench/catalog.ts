/** Imports catalogs of 1,000 to 100,000 products in fifteen languages into PostgreSQL and measures typical queries. */
import { Client } from "pg";

import { importContent } from "#app/server/data/import/import-content.repo.server.ts";
import { loadContent } from "#app/server/data/import/load-content.server.ts";
import { type DatabaseHandle, openDatabase } from "#app/server/data/database/client.server.ts";
import { mediaFolder } from "#app/server/ops/project-root.server.ts";
import { readSiteDirectory } from "#app/server/domain/sites/site-directory.server.ts";

import { parseCommandLine } from "../scripts/command-line.mjs";
import { generateCatalog } from "./generate-catalog.ts";
import { measurePages } from "./measure-pages.ts";
import { measurements, scopeOf } from "./measurements.ts";
import { queriesOf } from "./queries.ts";
import { randomNumbers } from "./random.ts";
import { round, type Row } from "./pages/measurement.ts";
import { markdownTable, percentile, type Timing } from "./report.ts";
import { writeResult } from "./results.ts";

const usage = `Imports generated catalogs and measures their pages. Writes bench/results.json. Creates databases on the PostgreSQL server at DATABASE_URL.

  docker run -d -p 5432:5432 -e POSTGRES_HOST_AUTH_METHOD=trust postgres
  DATABASE_URL=postgres://postgres@127.0.0.1:5432/postgres npm run bench:catalogue

  --sizes 1000,10000   numbers of products
  --runs 200           calls of each measurement
  --keep               do not drop the databases, so that the next run needs no import

Each size uses its own database, bench_catalogue_<size>. 100,000 products take about 3 GB.`;

const { values: options } = parseCommandLine({
  name: "npm run bench:catalogue",
  usage,
  options: {
    sizes: { type: "string", default: "1000,10000,100000" },
    runs: { type: "string", default: "200" },
    keep: { type: "boolean", default: false },
  },
});
const adminUrl = process.env.DATABASE_URL;
if (!adminUrl) {
  console.error(`DATABASE_URL is missing.\n\n${usage}`);
  process.exit(1);
}
const sizes = options.sizes.split(",").map(Number);
const runs = Number(options.runs);
const content = loadContent();
const locale = "uk";
const results = new Map<string, Timing[]>();
const imports: Row[] = [];
const add = (name: string, timing: Timing) => results.set(name, [...(results.get(name) ?? []), timing]);

for (const size of sizes) {
  const name = `bench_catalogue_${size}`;
  await asAdmin(`select 1 from pg_database where datname = '${name}'`, async (client, exists) => {
    if (!exists) await client.query(`create database ${name}`);
  });
  const url = new URL(adminUrl);
  url.pathname = name;
  const database = await openDatabase({ url: url.href, folder: ".data" });
  try {
    await importSize(database, size);
    await measure(database);
  } finally {
    await database.close();
  }
  for (const [page, timing] of await measurePages(url.href, runs)) add(page, timing);
  if (!options.keep) await asAdmin(`drop database ${name} with (force)`);
}
console.log(`\n${markdownTable(sizes, results)}`);
writeResult("catalog", catalogRows());

/** One row per size and measurement, in milliseconds. */
function catalogRows(): Row[] {
  const queries = [...results].flatMap(([measurement, timings]) =>
    timings.map(({ p50, p95 }, index) => ({
      products: sizes[index]!,
      measurement,
      p50: round(p50, 1),
      p95: round(p95, 1),
    })),
  );
  return [...imports, ...queries];
}

async function importSize({ db }: DatabaseHandle, size: number) {
  const generated = generateCatalog(content, size);
  const started = performance.now();
  const { imported } = await importContent(db, generated, mediaFolder);
  const seconds = (performance.now() - started) / 1_000;
  const milliseconds = Math.round(seconds * 1_000);
  if (imported) imports.push({ products: size, measurement: "import", p50: milliseconds, p95: milliseconds });
  console.log(
    imported ? `${size} products imported in ${seconds.toFixed(1)} s` : `${size} products already exist`,
  );
}

async function measure(database: DatabaseHandle) {
  const { sites } = await readSiteDirectory(database.db, "production");
  const scope = scopeOf(database, sites.get(locale)!);
  const queries = queriesOf(content, locale);
  for (const { name, run } of measurements) {
    const random = randomNumbers(1);
    const times: number[] = [];
    for (let call = -20; call < runs; call++) {
      const started = performance.now();
      await run(scope, random, queries);
      // Warm-up calls are not counted.
      if (call >= 0) times.push(performance.now() - started);
    }
    add(name, { p50: percentile(times, 50), p95: percentile(times, 95) });
  }
}

async function asAdmin(
  statement: string,
  then?: (client: Client, found: boolean) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(statement);
    await then?.(client, Boolean(rowCount));
  } finally {
    await client.end();
  }
}
