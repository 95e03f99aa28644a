/** `--vanished`: products and shops that the files of their source no longer have. */
import { SetupError } from "../../ops/setup-error.ts";
import { type BulkJob, type BulkRequest, newEntry } from "./bulk-job.ts";
import { placeMark } from "./stage-rows.server.ts";
import { readEntries } from "./staging.repo.server.ts";
import { countEntries, listMissing } from "./vanished-entries.repo.server.ts";

/** A larger share indicates a broken file, unless there are only a few. */
const maxShare = 0.1;
const few = 10;

/** Entries of one query. */
const batchSize = 200;

type Job = Omit<BulkJob, "pictures">;

export type Vanished = Record<"products" | "places", string[]>;

/** @returns keys of entries @throws {SetupError} for more than a tenth, unless forced */
export async function findVanished(job: Job, { vanished, force }: BulkRequest): Promise<Vanished> {
  if (vanished === undefined) return { products: [], places: [] };
  const settings = [...job.settings.values()];
  const find = async (rows: "products" | "shops") => {
    const sources = settings.filter((one) => one.rows === rows).map(({ source }) => source);
    if (sources.length === 0) return [];
    const [kind, mark] = rows === "shops" ? (["place", placeMark] as const) : (["product", ""] as const);
    const missing = await listMissing(job.db, kind, sources, job.staging.id, mark);
    const known = await countEntries(job.db, kind, sources);
    if (!force && missing.length > few && missing.length > known * maxShare)
      throw new SetupError(
        `${counted(missing.length)} of ${counted(known)} ${rows} of ${sources.join(", ")} are missing in the files. ` +
          "That is more than a tenth, so nothing was written. --force takes it.",
      );
    return missing;
  };
  const found = { products: await find("products"), places: await find("shops") };
  job.counts.vanished = found.products.length + found.places.length;
  return found;
}

/** The pages of discontinued products remain, with a notice. */
export async function discontinue({ db, results }: Job, keys: readonly string[]): Promise<void> {
  const vanishedAt = new Date();
  for (let at = 0; at < keys.length; at += batchSize) {
    const stored = await readEntries(db, "product", keys.slice(at, at + batchSize));
    for (const entry of stored.values())
      await results.add(
        `product ${entry.key}`,
        newEntry({ ...entry, value: { ...entry.value, discontinued: true }, vanishedAt }),
      );
  }
}

const counted = (number: number) => number.toLocaleString("en");
