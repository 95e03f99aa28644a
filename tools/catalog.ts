import "../scripts/quick-imports.mjs";
import "../scripts/bounded-memory.mjs";

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import type { BulkReport } from "#app/server/data/bulk/import-rows.server.ts";
import { vanishedChoices } from "#app/server/data/bulk/bulk-job.ts";
import type { CatalogRequest, CatalogResult } from "#app/server/data/bulk/run-catalog.server.ts";
import { folderHolder } from "#app/server/data/database/folder-lock.server.ts";
import { requestCatalog } from "#app/server/data/import/import-socket.server.ts";
import { runOrFail } from "#app/server/ops/setup-error.ts";
import { parseSettings } from "#app/server/ops/settings.server.ts";
import { isIso4217 } from "#app/validation/fields.ts";

import { parseCommandLine, reject } from "../scripts/command-line.mjs";

const name = "npm run catalog";

const usage = `npm run catalog -- import FILE…  take products, prices, stock or shops from CSV, JSON or JSON Lines; all rows are
                                 checked first, and where one is wrong nothing is written
  --map FILE                     YAML that says which columns fill which fields (docs/catalog-import.md); may be there several
                                 times. Exports of Shopify and files in the form of an export need none
  --currency CODE                of prices whose column names no currency; default: that of the default site
  --pictures FOLDER              of pictures with relative names; default: the folder of the first file
  --from FOLDER                  another content folder than content/
  --dry-run                      check and report, change nothing
  --skip-invalid                 leave out products with wrong rows and take the rest
  --vanished discontinue|remove  the files are all of their source: what an earlier import of it brought and they no longer
                                 have is discontinued or removed; shops are removed. More than a tenth is refused
  --force                        however many vanish
npm run catalog -- export [FILE] write all products as CSV that an import reads; without a file to the standard output`;

const {
  values: options,
  positionals: files,
  subcommand,
} = parseCommandLine({
  name,
  usage,
  options: {
    map: { type: "string", multiple: true, default: [] },
    currency: { type: "string" },
    pictures: { type: "string" },
    from: { type: "string" },
    "dry-run": { type: "boolean", default: false },
    "skip-invalid": { type: "boolean", default: false },
    vanished: { type: "string" },
    force: { type: "boolean", default: false },
  },
  subcommands: ["import", "export"],
  positionals: process.argv[2] === "export" ? 1 : 10_000,
});

async function importFiles() {
  const { map: maps, currency, pictures } = options;
  if (files.length === 0) reject(name, "import wants at least one file");
  if (currency !== undefined && !isIso4217(currency))
    reject(name, `--currency: got ${currency}, wants a code of ISO 4217 such as EUR`);
  const vanished = vanishedChoices.find((choice) => choice === options.vanished);
  if (options.vanished !== undefined && !vanished)
    reject(name, `--vanished: got ${options.vanished}, wants discontinue or remove`);
  if (vanished && options["skip-invalid"])
    reject(
      name,
      "--vanished wants all rows right: a wrong row might be one of a product that is still there",
    );
  const started = performance.now();
  const report = (await run({
    files: files.map((file) => resolve(file)),
    maps: maps.map((map) => resolve(map)),
    ...(currency !== undefined && { currency }),
    ...(pictures !== undefined && { pictures: resolve(pictures) }),
    ...contentFolder(),
    dryRun: options["dry-run"],
    skipInvalid: options["skip-invalid"],
    ...(vanished && { vanished, force: options.force }),
  })) as BulkReport;
  for (const line of describe(report)) console.log(line);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  const outcome =
    report.revision === undefined ? "Nothing was written" : `Live as revision ${report.revision}`;
  console.log(`${outcome}, after ${seconds} s.`);
}

async function exportFile() {
  const [file] = files;
  if (file !== undefined) {
    const { products } = (await run({ export: resolve(file), ...contentFolder() })) as { products: number };
    console.log(`Wrote ${products} products to ${file}.`);
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), "catalog-"));
  try {
    await run({ export: join(folder, "catalog.csv"), ...contentFolder() });
    process.stdout.write(await readFile(join(folder, "catalog.csv")));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function contentFolder() {
  return options.from === undefined ? {} : { folder: resolve(options.from) };
}

/** If a server has the embedded database open, that server does the work. */
async function run(request: CatalogRequest): Promise<CatalogResult> {
  const settings = parseSettings(process.env);
  const holder = settings.DATABASE_URL ? undefined : await folderHolder(settings.DATA_DIR);
  if (holder) return (await requestCatalog(settings.DATA_DIR, request, holder)) as CatalogResult;
  const { openDatabase } = await import("#app/server/data/database/client.server.ts");
  const { runCatalog } = await import("#app/server/data/bulk/run-catalog.server.ts");
  const database = await openDatabase({ url: settings.DATABASE_URL, folder: settings.DATA_DIR });
  try {
    return await runCatalog(database, settings, request);
  } finally {
    await database.close();
  }
}

const count = (number: number) => number.toLocaleString("en");

/** Maximum number of names per kind in a report. */
const maxNames = 12;

function describe(report: BulkReport) {
  const { rows, added, changed, unchanged, vanished, made, problems, invalidRows, pictures } = report;
  return [
    ...problems,
    ...(invalidRows > 0 ? [`${count(invalidRows)} wrong rows were left out.`] : []),
    `${count(rows)} rows: ${count(added)} added, ${count(changed)} changed, ${count(unchanged)} as they were.`,
    ...(vanished > 0 ? [`${count(vanished)} are no longer in the files of their source.`] : []),
    ...Object.entries(made).map(([kind, names]) => {
      const more = names.length > maxNames ? ` and ${count(names.length - maxNames)} more` : "";
      return `New of kind ${kind} (${count(names.length)}): ${names.slice(0, maxNames).join(", ")}${more}`;
    }),
    ...(pictures > 0 ? [`${count(pictures)} new pictures.`] : []),
  ];
}

await runOrFail(subcommand === "import" ? importFiles : exportFile);
