/** The first pass: stores rows in the database by product or shop. */
import { type BulkJob, type BulkRequest, problemIn } from "./bulk-job.ts";
import { type CatalogMap, mapFor } from "./catalog-map.server.ts";
import { textOf } from "./cell-values.ts";
import { SetupError } from "../../ops/setup-error.ts";
import { slugOf } from "./handle.ts";
import type { MappedRow } from "./map-row.ts";
import { type Row, readRows } from "./read-rows.server.ts";
import { createRowMapping, type RowMapping } from "./row-mapping.server.ts";
import { findBySku } from "./staging.repo.server.ts";

const batchSize = 500;

type StagingJob = Omit<BulkJob, "pictures">;

/** Prefix of the keys of shops; no handle starts with it. */
export const placeMark = "@";

/** Stores in `job.settings` how to read the rows of each file. */
export async function stageRows(
  job: StagingJob,
  { files, currency }: BulkRequest,
  maps: readonly CatalogMap[],
): Promise<void> {
  for (const path of files) {
    const map = mapFor(path, maps);
    if (maps.length > 0 && !map) throw new SetupError(`${path}: no map is for this file`);
    let mapping: RowMapping | undefined;
    let batch: MappedRow[] = [];
    const stage = async (rows: MappedRow[]) => {
      batch = [];
      if (mapping) await stageBatch(job, mapping.settings, rows);
    };
    const read = (row: Row) => {
      if (!mapping) {
        mapping = createRowMapping(row, path, map, { content: job.content, currency });
        job.settings.set(row.file, mapping.settings);
      }
      batch.push(mapping.map(row));
    };
    for await (const row of readRows(path, map)) {
      job.counts.rows += 1;
      read(row);
      if (batch.length >= batchSize) await stage(batch);
    }
    await stage(batch);
  }
  await job.staging.flush();
}

async function stageBatch(job: StagingJob, settings: RowMapping["settings"], rows: readonly MappedRow[]) {
  const skus = rows.flatMap(({ cells }) =>
    cells["handle"]?.value === undefined ? (skuIn(cells) ?? []) : [],
  );
  const owners = settings.rows === "shops" ? new Map<string, string>() : await findBySku(job.db, skus);
  for (const row of rows) {
    const key = settings.rows === "shops" ? placeKey(job, row) : productKey(job, settings, row, owners);
    if (key) await job.staging.add(key, row);
  }
}

function placeKey({ onProblem }: StagingJob, row: MappedRow): string | undefined {
  const key = slugOf(textOf(row.cells["handle"]?.value ?? row.cells["name"]?.value ?? ""));
  if (!key) onProblem(problemIn(row, "expected a handle or a name"));
  return key ? placeMark + key : undefined;
}

function productKey(
  { onProblem, fileSkus }: StagingJob,
  { rows }: RowMapping["settings"],
  row: MappedRow,
  owners: ReadonlyMap<string, string>,
): string | undefined {
  const fail = (wanted: string, field?: string) => {
    onProblem(problemIn(row, wanted, field));
    return undefined;
  };
  const { handle, name } = row.cells;
  if (handle?.value !== undefined)
    return slugOf(textOf(handle.value)) || fail("expected Latin letters or digits", "handle");
  const sku = skuIn(row.cells);
  if (sku === undefined) return fail("expected a handle or a number (sku)");
  const owner = owners.get(sku) ?? fileSkus.get(sku);
  if (owner !== undefined) return owner;
  if (name?.value === undefined || rows !== "products")
    return fail("expected the number of a known product", "sku");
  return (
    slugOf(`${textOf(name.value)} ${sku}`) ||
    fail("expected a handle, because the name has no Latin letters", "name")
  );
}

const skuIn = ({ sku }: MappedRow["cells"]) => (sku?.value === undefined ? undefined : textOf(sku.value));
