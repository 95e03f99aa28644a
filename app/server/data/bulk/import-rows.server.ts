/** `npm run catalog -- import`: imports rows of files into the catalog (docs/catalog-import.md). */
import { randomUUID } from "node:crypto";

import type { Database } from "../database/client.server.ts";
import { readRevision } from "../database/revision.repo.server.ts";
import { listCatalogEntries } from "../import/catalog-entries.repo.server.ts";
import { RowsError } from "../import/import-socket.server.ts";
import type { Content } from "../import/localize-content.ts";
import { mergeEntries } from "../import/merge-entries.ts";
import { localeOf } from "../import/site.schema.ts";
import { type BulkJob, type BulkRequest, fileProductsOf, newEntry } from "./bulk-job.ts";
import { createBulkVocabulary, type MadeEntry } from "./bulk-vocabulary.ts";
import { readCatalogMap } from "./catalog-map.server.ts";
import { createProductChecks } from "./check-products.server.ts";
import type { PictureStore } from "./picture-store.server.ts";
import { checkPlaces } from "./check-places.server.ts";
import { type PublishOptions, publishEntries } from "./publish-entries.repo.server.ts";
import { createProblemLog, type RowProblem } from "./row-problems.ts";
import { placeMark, stageRows } from "./stage-rows.server.ts";
import { clearOldStaging, createStaging, moveToEntries, type StagedGroup } from "./staging.repo.server.ts";
import { discontinue, findVanished } from "./vanished-entries.server.ts";
import { removeEntries } from "./vanished-entries.repo.server.ts";

export type BulkReport = BulkJob["counts"] & {
  /** Labels of new vocabulary entries, by kind. */
  made: Record<string, string[]>;
  problems: string[];
  invalidRows: number;
  pictures: number;
  /** Undefined if nothing was written. */
  revision: number | undefined;
};

export type BulkContext = {
  db: Database;
  content: Content;
  pictures: PictureStore;
  publish: PublishOptions;
};

/** @throws {RowsError} with all problems, without writing anything */
export async function importRows(context: BulkContext, request: BulkRequest): Promise<BulkReport> {
  const { db } = context;
  await clearOldStaging(db);
  const staging = createStaging(db, randomUUID());
  const results = createStaging(db, randomUUID());
  try {
    return await checkAndStore(context, request, { staging, results });
  } finally {
    await staging.clear();
    await results.clear();
  }
}

async function checkAndStore(
  { db, content, pictures, publish }: BulkContext,
  request: BulkRequest,
  { staging, results }: Pick<BulkJob, "staging" | "results">,
): Promise<BulkReport> {
  const maps = request.maps.map(readCatalogMap);
  const before = await readRevision(db);
  const words = await listCatalogEntries(db, "words");
  const known = mergeEntries(content, words);
  const log = createProblemLog();
  const invalid = new Set<string>();
  const base: Omit<BulkJob, "pictures"> = {
    db,
    content,
    staging,
    results,
    settings: new Map(),
    ...fileProductsOf(content),
    locales: [...new Set(content.sites.value.sites.map(localeOf))],
    countries: { ...known.vocabulary.value.countries },
    vocabulary: createBulkVocabulary(known, Object.assign({}, ...maps.map(({ attributes }) => attributes))),
    onProblem: (problem: RowProblem) => {
      invalid.add(`${problem.file} ${problem.row}`);
      log.add(problem);
    },
    counts: { rows: 0, added: 0, changed: 0, unchanged: 0, vanished: 0 },
    changed: { products: [], reworded: [], places: [] },
    removed: new Set(),
  };
  await stageRows(base, request, maps);
  const vanished = await findVanished(base, request);
  if (request.vanished === "remove") base.removed = new Set(vanished.products);
  await checkStaged({ ...base, pictures });
  if (request.vanished === "discontinue") await discontinue(base, vanished.products);

  const problems = log.lines();
  if (problems.length > 0 && !request.skipInvalid) throw new RowsError(describeAll(problems, invalid.size));
  const { made } = base.vocabulary;
  const [{ source = "" } = {}] = base.settings.values();
  for (const { kind, key, value } of made)
    await results.add(`${kind} ${key}`, newEntry({ kind, key, value, source }));
  await results.flush();
  const report = {
    ...base.counts,
    made: labelsByKind(made),
    problems,
    invalidRows: invalid.size,
    pictures: pictures.added(),
  };
  const { added, changed, vanished: gone } = base.counts;
  if (request.dryRun || added + changed + gone + made.length === 0) return { ...report, revision: undefined };
  const revision = await publishEntries(db, content, publish, {
    before,
    products: [...base.changed.products, ...vanished.products],
    reworded: [...base.changed.reworded, ...vanished.products],
    places: [...base.changed.places, ...vanished.places],
    made,
    store: async (tx) => {
      await removeEntries(tx, "product", [...base.removed]);
      await removeEntries(tx, "place", vanished.places);
      await moveToEntries(tx, results.id);
    },
  });
  return { ...report, revision };
}

async function checkStaged(job: BulkJob) {
  const products = createProductChecks(job);
  for await (const groups of job.staging.groups()) {
    const isPlace = ({ key }: StagedGroup) => key.startsWith(placeMark);
    await products.check(groups.filter((group) => !isPlace(group)));
    await checkPlaces(
      job,
      groups.filter(isPlace).map((group) => ({ ...group, key: group.key.slice(placeMark.length) })),
    );
  }
  await products.finish();
}

function describeAll(problems: readonly string[], rows: number): string {
  const counted = `${rows.toLocaleString("en")} ${rows === 1 ? "row is" : "rows are"}`;
  return [
    ...problems,
    `${counted} wrong, so nothing was written. --skip-invalid leaves them out and takes the rest.`,
  ].join("\n");
}

const labelsByKind = (made: readonly MadeEntry[]) =>
  Object.fromEntries(
    Array.from(
      Map.groupBy(made, ({ kind }) => kind),
      ([kind, entries]) => [
        kind,
        entries.map(({ key, value }) => String(value["label"] ?? value["name"] ?? key)),
      ],
    ),
  );
