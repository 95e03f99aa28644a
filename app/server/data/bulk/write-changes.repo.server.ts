/** Writes the rows of a few changed products, instead of an import of all content. */
import { and, eq, gte, inArray, notInArray } from "drizzle-orm";

import type { LocaleCode } from "#app/site/markets.ts";

import { shownNames, shownPlaces } from "../../cache/shown-content.ts";
import type { Database } from "../database/client.server.ts";
import * as schema from "../database/schema.ts";
import type { CatalogEntryRow } from "../import/catalog-entries.repo.server.ts";
import type { ImportJob } from "../import/import-job.ts";
import { localeJobs } from "../import/locale-jobs.server.ts";
import { writeMeanings } from "../import/import-meanings.repo.server.ts";
import { addProductDocuments } from "../import/import-search.repo.server.ts";
import { insertListings, insertProducts, insertVocabulary } from "../import/insert-catalog.repo.server.ts";
import { localizeProducts, productTextRows } from "../import/insert-product-texts.repo.server.ts";
import type { Content } from "../import/localize-content.ts";
import { priceListsOf, withPriceLists } from "../import/price-lists.ts";
import { placeProductRows, placeRows } from "../import/place-rows.ts";
import { type NameRanks, nameRanks, priceBounds, shelvesOf } from "../import/product-list-index.ts";
import { addPseudoSite } from "../import/pseudo-site.ts";
import { publishedContent } from "../import/published-content.ts";
import { productDocumentVersions } from "../import/search-documents.server.ts";
import { searchMeanings } from "../import/search-meanings.ts";
import { trackMoves } from "../import/redirects/moved-addresses.repo.server.ts";
import { createRowWriter } from "../import/write-rows.repo.server.ts";
import { compareFacts, readFacts } from "./product-facts.repo.server.ts";
import type { EntryChange } from "./publish-entries.repo.server.ts";

type Options = Pick<EntryChange, "products" | "reworded" | "places" | "made"> & {
  rows: readonly CatalogEntryRow[];
  pseudo: boolean;
  drafts: boolean;
  today: string;
};

export type WrittenChanges = {
  /** Keys of `cache/shown-content.ts`. */
  shown: ReadonlySet<string>;
  due: string | null;
};

export async function writeChanges(
  tx: Database,
  merged: Content,
  { products, reworded, places, made, rows, pseudo, drafts, today }: Options,
): Promise<WrittenChanges> {
  const edition = drafts ? { content: merged, due: null } : publishedContent(merged, today);
  const content = withPriceLists(pseudo ? addPseudoSite(edition.content) : edition.content);
  const changed = new Set(products);
  const entries = content.products.filter(({ slug }) => changed.has(slug));
  const withoutPages = { ...content, products: [], pages: [], articles: [], certificates: [] };
  let locales: ImportJob["locales"] | undefined;
  const job: ImportJob = {
    content: { ...content, products: entries },
    mediaFolder: "",
    // On demand, because changed prices need no message catalogs, whose parsing is the slowest part.
    get locales() {
      return (locales ??= localeJobs(withoutPages, rows));
    },
    writer: createRowWriter(tx),
  };

  const storeMoves = await trackMoves(tx, content, merged, changed);
  const before = await readFacts(tx, products);
  if (made.length > 0) await writeWords(job);
  if (products.length > 0) {
    await removeRows(tx, products, new Set(entries.map(({ slug }) => slug)));
    await insertProducts(job.writer, job.content);
    const texts = new Set([...reworded, ...products.filter((slug) => !before.products.has(slug))]);
    const worded = entries.filter(({ slug }) => texts.has(slug));
    if (worded.length > 0) await writeTexts(job, content, worded);
  }
  const facts = compareFacts(before, await readFacts(tx, products), content);
  if (facts.prices || facts.lists) {
    const ranks = facts.names ? await readRanks(tx, job) : new Map<never, never>();
    await insertListings({ writer: job.writer, content }, ranks, facts);
    await writeBounds(tx, content);
    if (facts.lists) {
      await tx
        .delete(schema.productListing)
        .where(gte(schema.productListing.position, content.products.length));
      await job.writer.removeOthers(schema.facetBitmap);
    }
  }
  const shown = new Set([...facts.shown, ...(await facts.changedBounds(tx))]);
  if (places.length > 0) {
    await writePlaces(job, content, places);
    shown.add(shownPlaces);
  }
  if (shown.size === 0) shown.add(shownNames);
  await storeMoves();
  return { shown, due: edition.due };
}

async function writeWords(job: ImportJob) {
  await insertVocabulary(job);
  for (const localeJob of job.locales)
    await writeMeanings(job.writer, localeJob.locale, searchMeanings(job, localeJob));
}

/** Child rows of a product are replaced; hidden products are deleted with theirs. */
async function removeRows(tx: Database, slugs: readonly string[], visible: ReadonlySet<string>) {
  const all = [...slugs];
  await tx.delete(schema.productPrice).where(inArray(schema.productPrice.product, all));
  await tx.delete(schema.productVariant).where(inArray(schema.productVariant.product, all));
  const hidden = all.filter((slug) => !visible.has(slug));
  if (hidden.length === 0) return;
  const document = schema.searchDocument;
  await tx.delete(document).where(and(eq(document.kind, "product"), inArray(document.key, hidden)));
  await tx.delete(schema.product).where(inArray(schema.product.slug, hidden));
}

async function writeTexts({ writer, locales }: ImportJob, all: Content, entries: Content["products"]) {
  const inOrder = shelvesOf(all.categories, all.products).flatMap(({ products }) => products);
  const order = new Map(inOrder.map(({ slug }, index) => [slug, index]));
  for (const localeJob of locales) {
    const { locale } = localeJob;
    const products = localizeProducts(entries, localeJob);
    const rows = productTextRows(products, all.brand.value.safety);
    await writer.write(schema.productText, rows, locale);
    await addProductDocuments(writer, locale, productDocumentVersions(localeJob, products), order);
  }
}

async function writeBounds(tx: Database, content: Content) {
  const lists = priceListsOf(content);
  for (const shelf of shelvesOf(content.categories, content.products))
    await tx
      .update(schema.category)
      .set({ priceBounds: priceBounds(shelf, lists) })
      .where(eq(schema.category.slug, shelf.category));
}

async function readRanks(tx: Database, { locales }: ImportJob) {
  const { productText } = schema;
  const ranks = new Map<LocaleCode, NameRanks>();
  for (const { locale, languageTag } of locales) {
    const names = await tx
      .select({ slug: productText.product, name: productText.name })
      .from(productText)
      .where(and(eq(productText.locale, locale), eq(productText.site, "")));
    ranks.set(
      locale,
      nameRanks(
        names.map(({ slug, name }) => ({ slug, value: { name } })),
        languageTag,
      ),
    );
  }
  return ranks;
}

async function writePlaces({ writer }: ImportJob, { places }: Content, slugs: readonly string[]) {
  const present = slugs.filter((slug) => Object.hasOwn(places.value, slug));
  const changed = Object.fromEntries(present.map((slug) => [slug, places.value[slug]!]));
  await writer.db.delete(schema.placeProduct).where(inArray(schema.placeProduct.place, [...slugs]));
  await writer.db
    .delete(schema.place)
    .where(and(inArray(schema.place.slug, [...slugs]), notInArray(schema.place.slug, present)));
  await writer.write(schema.place, placeRows(changed));
  await writer.write(schema.placeProduct, placeProductRows(changed));
}
