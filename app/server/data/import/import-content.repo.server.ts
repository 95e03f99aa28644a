import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

import { type LocaleCode, pseudoLocale } from "#app/site/markets.ts";

import type { Database } from "../database/client.server.ts";
import * as schema from "../database/schema.ts";
import { type CatalogEntry, createTranslate } from "./catalogs/catalog-file.server.ts";
import type { ImportJob } from "./import-job.ts";
import type { ImportMemory } from "./import-memory.ts";
import { type NameRanks, nameRanks } from "./printed-catalog-index.ts";
import { insertCatalog, insertListings, insertProductTexts } from "./insert-catalog.repo.server.ts";
import { insertSites } from "./insert-sites.repo.server.ts";
import { writeDocuments } from "./import-search.repo.server.ts";
import { insertSupport } from "./insert-support.repo.server.ts";
import { type Content, localizeContent } from "./localize-content.ts";
import { searchDocuments } from "./search-documents.server.ts";
import { addPictureColors } from "./picture-colors.server.ts";
import { addPseudoSite, translatePseudo } from "./pseudo-site.ts";
import { keepTogether } from "./keep-together.ts";
import { pageRows } from "./localized-rows.ts";
import { perObject } from "./per-object.ts";
import type { Translate } from "./translatable.ts";
import { createRowWriter } from "./write-rows.repo.server.ts";
import { readRevision, revisionChannel } from "../database/revision.repo.server.ts";

/** `rows` is how many were inserted, updated or deleted. */
export type ImportResult = { revision: number; imported: boolean; rows: number };

/**
 * Makes the database hold this content and nothing else, in one transaction, and tells every server process. Rows
 * that stay the same are not written. A process that dies on the way leaves the old content complete.
 * @param options.pseudo with the site of `pseudo-site.ts` besides
 * @param options.memory of the last import in this process: what did not change since is neither made nor sent again
 * @returns without a change when these files are already live, unless `force`
 */
export async function importContent(
  db: Database,
  content: Content,
  mediaFolder: string,
  {
    force = false,
    pseudo = false,
    memory,
  }: { force?: boolean; pseudo?: boolean; memory?: ImportMemory | undefined } = {},
): Promise<ImportResult> {
  const whole = pseudo ? addPseudoSite(content) : content;
  const colored = await addPictureColors(whole, mediaFolder, memory?.colors);
  const { written, ...result } = await db.transaction(async (tx) => {
    // One import at a time; readers go on reading the old rows.
    await tx.execute(sql`lock table ${schema.contentRevision} in share row exclusive mode`);
    const live = await readRevision(tx);
    if (!force && live?.sourceHash === content.hash)
      return { revision: live.revision, imported: false, rows: 0 };

    const known = memory && live?.revision === memory.revision ? memory.rows : undefined;
    const writer = createRowWriter(tx, { isEmpty: !live, known, keeps: Boolean(memory) });
    await writeContent({ content: colored, mediaFolder, locales: localeJobs(colored), writer, memory });
    const rows = writer.changes();
    if (live?.sourceHash === content.hash && rows === 0)
      return { revision: live.revision, imported: false, rows, written: writer.written };

    const revision = (live?.revision ?? 0) + 1;
    const row = { id: 1, revision, sourceHash: content.hash, importedAt: new Date() };
    await tx
      .insert(schema.contentRevision)
      .values(row)
      .onConflictDoUpdate({ target: schema.contentRevision.id, set: row });
    await tx.execute(sql`select pg_notify(${revisionChannel}, ${String(revision)})`);
    return { revision, imported: true, rows, written: writer.written };
  });
  if (memory && written) Object.assign(memory, { rows: written, revision: result.revision });
  return result;
}

/** Children before the tables they point at. */
export const contentTables: PgTable[] = [
  schema.placeProduct,
  schema.place,
  schema.priceBitmap,
  schema.facetBitmap,
  schema.productListing,
  schema.productOrder,
  schema.productPrice,
  schema.productText,
  schema.product,
  schema.categoryText,
  schema.category,
  schema.certificateText,
  schema.certificate,
  schema.downloadText,
  schema.download,
  schema.searchDocument,
  schema.searchWord,
  schema.page,
  schema.menu,
  schema.award,
  schema.vocabularyTerm,
  schema.printedCatalogText,
  schema.brand,
  schema.siteHost,
  schema.site,
];

/** Tables with a part for each locale, which is written and cleared on its own. */
const localeTables = new Set<PgTable>([
  schema.searchDocument,
  schema.searchWord,
  schema.page,
  schema.productText,
  schema.vocabularyTerm,
]);

/** English, which has no catalog. */
const sourceTexts: readonly CatalogEntry[] = [];

const translateOnce = perObject((entries: readonly CatalogEntry[]) => {
  const byLocale = new Map<LocaleCode, Translate>();
  const translated = createTranslate(entries);
  return (locale: LocaleCode) => {
    const known = byLocale.get(locale) ?? together(translated, locale);
    byLocale.set(locale, known);
    return known;
  };
});

const together =
  (translate: Translate, locale: LocaleCode): Translate =>
  (message) =>
    keepTogether(translate(message), locale);

const pseudoTranslate = together(translatePseudo, pseudoLocale);

const localeJobs = (content: Content): ImportJob["locales"] =>
  content.sites.value.sites.map(({ code: locale, languageTag }) => {
    const translate =
      locale === pseudoLocale
        ? pseudoTranslate
        : translateOnce(content.catalogs.get(locale)?.entries ?? sourceTexts)(locale);
    const localized = localizeContent({ ...content, products: [] }, translate);
    return { locale, languageTag, translate, localized };
  });

async function writeContent(job: ImportJob) {
  const { writer, locales, memory } = job;
  await insertSites(job);
  await insertCatalog(job);
  await insertSupport(job);
  const ranks = new Map<LocaleCode, NameRanks>();
  for (const localeJob of locales) {
    const { locale, languageTag, localized } = localeJob;
    await writer.write(schema.page, pageRows(locale, localized), locale);
    await writer.removeOthers(schema.page, locale);
    const products = await insertProductTexts(job, localeJob);
    ranks.set(locale, nameRanks(products, languageTag));
    const documents = searchDocuments(locale, { ...localized, products });
    await writeDocuments(writer, locale, documents, memory?.documents);
  }
  await insertListings(job, ranks);
  for (const table of contentTables)
    await (localeTables.has(table)
      ? writer.removeOtherLocales(
          table,
          locales.map(({ locale }) => locale),
        )
      : writer.removeOthers(table));
  // Plans for the rows that are there now, not for those that were there before.
  const tables = [...writer.changedTables].map((table) => sql.identifier(getTableName(table)));
  if (tables.length > 0) await writer.db.execute(sql`analyze ${sql.join(tables, sql`, `)}`);
}
