/** The second pass: checks the rows of each product together and compares them with the known data. */
import { isDeepStrictEqual } from "node:util";

import {
  differenceFrom,
  type ProductShape,
  skusOf,
  withDifference,
  withoutAmounts,
} from "../import/product-shape.ts";
import { assembleProduct, type KnownProduct } from "./assemble-product.ts";
import { type BulkJob, newEntry, problemIn, settingsOf } from "./bulk-job.ts";
import type { MappedRow } from "./map-row.ts";
import { findBySku, type NewEntry, readEntries, type StagedGroup } from "./staging.repo.server.ts";

export type ProductChecks = { check: (groups: StagedGroup[]) => Promise<void>; finish: () => Promise<void> };

type Candidate = {
  key: string;
  rows: MappedRow[];
  stored: NewEntry | undefined;
  before: KnownProduct | undefined;
  next: KnownProduct;
};

export function createProductChecks(job: BulkJob): ProductChecks {
  const { db, fileProducts, fileSkus, counts, onProblem, vocabulary, locales } = job;
  const skuOwners = new Map<string, string>();
  const references: { key: string; slug: string; row: MappedRow; field: string; isNew: boolean }[] = [];

  async function assemble({ key, rows }: StagedGroup, stored: NewEntry | undefined): Promise<Candidate[]> {
    const before = knownProduct(fileProducts.get(key), stored);
    const { rows: kind, repeated, decimal } = settingsOf(job, rows[0]!);
    if (!before && kind !== "products") {
      onProblem(problemIn(rows[0]!, "expected the handle of a known product"));
      return [];
    }
    const options = { vocabulary, locales, onProblem, rows: kind, repeated, format: { decimal } };
    const isBack = kind === "products" && stored?.vanishedAt;
    const next = assembleProduct(key, rows, isBack ? returned(before!) : before, options);
    const value =
      next &&
      (await job.pictures.resolve(next.value, before?.value, (source, wanted) => {
        const row =
          rows.find(({ cells }) => String(cells["images"]?.value ?? "").includes(source)) ?? rows[0]!;
        onProblem(problemIn(row, wanted, "images", source));
      }));
    return value ? [{ key, rows, stored, before, next: { ...next, value } }] : [];
  }

  async function store({ key, rows, stored, before, next }: Candidate) {
    const skus = skusOf(next.value);
    for (const sku of skus) skuOwners.set(sku, key);
    if (before && isDeepStrictEqual(before, next)) {
      counts.unchanged += 1;
      return;
    }
    counts[before ? "changed" : "added"] += 1;
    job.changed.products.push(key);
    if (!before || !isDeepStrictEqual(worded(before), worded(next))) job.changed.reworded.push(key);
    const { related = [], successor } = next.value;
    const refer = (slug: string, field: string) =>
      references.push({ key, slug, row: rows[0]!, field, isNew: !before });
    for (const slug of related) refer(slug, "related");
    if (successor !== undefined) refer(successor, "successor");
    const file = fileProducts.get(key);
    const value = file ? differenceFrom(file, next.value) : (next.value as Record<string, unknown>);
    const { translations } = next;
    const { source: own, rows: kind } = settingsOf(job, rows[0]!);
    // A price file does not describe the product, which still belongs to its original source.
    const owner = kind === "products" ? undefined : stored;
    const { source = own, vanishedAt = null } = owner ?? {};
    await job.results.add(
      `product ${key}`,
      newEntry({ kind: "product", key, value, source, translations, skus, vanishedAt }),
    );
  }

  return {
    async check(groups) {
      const stored = await readEntries(
        db,
        "product",
        groups.map(({ key }) => key),
      );
      const candidates: Candidate[] = [];
      for (const group of groups) candidates.push(...(await assemble(group, stored.get(group.key))));
      const owners = await findBySku(
        db,
        candidates.flatMap(({ next }) => skusOf(next.value)),
      );
      for (const candidate of candidates) {
        const taken = skusOf(candidate.next.value).find((sku) => {
          const owner = skuOwners.get(sku) ?? owners.get(sku) ?? fileSkus.get(sku);
          return owner !== undefined && owner !== candidate.key && !job.removed.has(owner);
        });
        if (taken === undefined) await store(candidate);
        else
          onProblem(
            problemIn(candidate.rows[0]!, "expected a number that no other product has", "sku", taken),
          );
      }
    },
    async finish() {
      await job.results.flush();
      const added = new Set(job.changed.products);
      const open = references.filter(({ slug }) => !fileProducts.has(slug) && !added.has(slug));
      const stored = await readEntries(db, "product", [...new Set(open.map(({ slug }) => slug))]);
      for (const { key, slug, row, field, isNew } of open.filter((one) => !stored.has(one.slug))) {
        onProblem(problemIn(row, "expected the handle of a known product", field, slug));
        if (!added.delete(key)) continue;
        counts[isNew ? "added" : "changed"] -= 1;
        await job.results.remove(`product ${key}`);
      }
      job.changed.products = [...added];
    },
  };
}

const worded = ({ value, translations }: KnownProduct) => ({ value: withoutAmounts(value), translations });

/** Restores a product that its source has again. */
function returned({ value: { discontinued: _ended, ...value }, translations }: KnownProduct): KnownProduct {
  return { value, translations };
}

export function knownProduct(
  file: ProductShape | undefined,
  row: Pick<NewEntry, "value" | "translations"> | undefined,
): KnownProduct | undefined {
  if (!file && !row) return undefined;
  const value = file ? withDifference(file, row?.value ?? {}) : (row!.value as ProductShape);
  return { value, translations: row?.translations ?? {} };
}
