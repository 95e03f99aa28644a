import * as schema from "../database/schema.ts";
import type { ImportJob, LocaleJob } from "./import-job.ts";
import { inBatches } from "./in-batches.ts";
import {
  type Content,
  type LocalizedContent,
  localizeEntries,
  translateEntryOnce,
} from "./localize-content.ts";
import { type Versions, versionRows } from "./site-versions.ts";

const batchSize = 1_000;

export async function insertProductTexts(
  { writer, content: { products, brand }, memory }: ImportJob,
  job: LocaleJob,
): Promise<ProductVersions> {
  const { locale } = job;
  const all: ProductVersions = {
    ...job,
    localized: [],
    versions: job.versions.map(({ site }) => ({ site, localized: [] })),
  };
  await inBatches(
    products,
    batchSize,
    (batch) => {
      const versions = localizeProducts(batch, job, memory && translateEntryOnce);
      all.localized.push(...versions.localized);
      for (const [index, { localized }] of all.versions.entries())
        localized.push(...versions.versions[index]!.localized);
      return writer.prepare(schema.productText, productTextRows(versions, brand.value.safety), locale);
    },
    (run) => run(),
  );
  await writer.removeOthers(schema.productText, locale);
  return all;
}

export type ProductVersions = Versions<LocalizedContent["products"]>;

/** Sites share the entries that they do not override. */
export function localizeProducts(
  batch: readonly Content["products"][number][],
  { locale, sites, translate, versions }: LocaleJob,
  localize?: typeof translateEntryOnce,
): ProductVersions {
  const common = localizeEntries(batch, "products", translate, localize);
  return {
    locale,
    sites,
    localized: common,
    versions: versions.map(({ site, words }) => {
      const reworded = batch.filter(({ slug }) => words.rewords(`products/${slug}`));
      const own = localizeEntries(words.apply({ products: reworded }).products, "products", words.translate);
      const bySlug = new Map(own.map((entry) => [entry.slug, entry]));
      return { site, localized: common.map((entry) => bySlug.get(entry.slug) ?? entry) };
    }),
  };
}

export const productTextRows = (versions: ProductVersions, defaults: Content["brand"]["value"]["safety"]) =>
  versionRows(
    versions,
    (entries) => entries.map((entry) => productTextRow(entry, defaults)),
    ({ product }) => product,
  );

function productTextRow(
  { slug, value }: LocalizedContent["products"][number],
  defaults: Content["brand"]["value"]["safety"],
) {
  const { name, promise = null, description = null, images, features, faq, reviews, film, box } = value;
  return {
    product: slug,
    name,
    promise,
    description,
    imageAlts: images.map(({ alt }) => alt),
    features,
    faq,
    reviews,
    safety: safetyOf(value, defaults) ?? null,
    film: film ?? null,
    box,
    firmware: value.firmware.toSorted((a, b) => b.date.localeCompare(a.date)),
  };
}

function safetyOf(
  { brand, safety }: LocalizedContent["products"][number]["value"],
  defaults: Content["brand"]["value"]["safety"] = {},
): schema.ProductSafety | undefined {
  const manufacturer = safety?.manufacturer ?? (brand === undefined ? defaults.manufacturer : undefined);
  const responsible = safety?.responsible ?? defaults.responsible;
  const { warnings = [], documents = [] } = safety ?? {};
  return safety || manufacturer || responsible
    ? {
        ...(manufacturer && { manufacturer }),
        ...(responsible && { responsible }),
        warnings,
        documents,
      }
    : undefined;
}
