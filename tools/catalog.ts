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

const usage = `npm run catalog -- import FILE…  import products, prices, stock or shops from CSV, JSON or JSON Lines; all rows are
                                 checked first, and if one is invalid, nothing is written
  --map FILE                     YAML file that maps columns to fields (docs/catalog-import.md); may be repeated.
                                 Shopify exports and files in the format of an export need none
  --currency CODE                currency of price columns that name none; default: that of the default site
  --pictures FOLDER              folder of pictures with relative names; default: the folder of the first file
  --from FOLDER                  content folder to use instead of content/
  --dry-run                      check and report without changes
  --skip-invalid                 skip products with invalid rows and import the rest
  --vanished discontinue|remove  treat the files as the complete source: products of its earlier imports that are missing in
                                 the files are discontinued or removed; shops are removed. If more than a tenth is missing,
                                 the import is rejected
  --force                        no limit on the number of vanished products and shops
npm run catalog -- export [FILE] write all products as CSV that can be imported; without a file, to standard output`;

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
  if (files.length === 0) reject(name, "import requires at least one file");
  if (currency !== undefined && !isIso4217(currency))
    reject(name, `--currency: got ${currency}, expected an ISO 4217 code such as EUR`);
  const vanished = vanishedChoices.find((choice) => choice === options.vanished);
  if (options.vanished !== undefined && !vanished)
    reject(name, `--vanished: got ${options.vanished}, expected discontinue or remove`);
  if (vanished && options["skip-invalid"])
    reject(
      name,
      "--vanished cannot be combined with --skip-invalid: a skipped row may belong to a product that still exists",
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
    report.revision === undefined ? "Nothing was written" : `Imported as revision ${report.revision}`;
  console.log(`${outcome} (${seconds} s).`);
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
    ...(invalidRows > 0 ? [`${count(invalidRows)} invalid rows were skipped.`] : []),
    `${count(rows)} rows: ${count(added)} added, ${count(changed)} changed, ${count(unchanged)} unchanged.`,
    ...(vanished > 0 ? [`${count(vanished)} entries are no longer in the files of their source.`] : []),
    ...Object.entries(made).map(([kind, names]) => {
      const more = names.length > maxNames ? ` and ${count(names.length - maxNames)} more` : "";
      return `New entries of kind ${kind} (${count(names.length)}): ${names.slice(0, maxNames).join(", ")}${more}`;
    }),
    ...(pictures > 0 ? [`${count(pictures)} pictures were added.`] : []),
  ];
}

await runOrFail(subcommand === "import" ? importFiles : exportFile);
