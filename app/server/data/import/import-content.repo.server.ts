import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

import { type LocaleCode, pseudoLocale } from "#app/site/markets.ts";

import type { Database } from "../database/client.server.ts";
import * as schema from "../database/schema.ts";
import { createTranslate } from "./catalogs/catalog-file.server.ts";
import { translatedEntries } from "./content-files.server.ts";
import type { ImportJob } from "./import-job.ts";
import { type NameRanks, nameRanks } from "./catalogue-index.ts";
import { insertCatalog, insertListings, insertProductTexts } from "./insert-catalog.repo.server.ts";
import { insertRows } from "./insert-rows.repo.server.ts";
import { insertSites } from "./insert-sites.repo.server.ts";
import { importSearch } from "./import-search.repo.server.ts";
import { insertSupport } from "./insert-support.repo.server.ts";
import { type Content, localizeContent } from "./localize-content.ts";
import { addPictureColors } from "./picture-colors.server.ts";
import { addPseudoSite, translatePseudo } from "./pseudo-site.ts";
import { keepTogether } from "./keep-together.ts";
import { pageRows } from "./localized-rows.ts";
import type { Translate } from "./translatable.ts";
import { readRevision, revisionChannel } from "../database/revision.repo.server.ts";

export type ImportResult = { revision: number; imported: boolean };

/**
 * Replaces all content in one transaction and tells every server process. A process that dies on
 * the way leaves the old content complete.
 * @param options.pseudo with the site of `pseudo-site.ts` besides
 * @returns without a change when these files are already live, unless `force`
 */
export async function importContent(
  db: Database,
  content: Content,
  mediaFolder: string,
  { force = false, pseudo = false }: { force?: boolean; pseudo?: boolean } = {},
): Promise<ImportResult> {
  return db.transaction(async (tx) => {
    // One import at a time; readers go on reading the old rows.
    await tx.execute(sql`lock table ${schema.contentRevision} in share row exclusive mode`);
    const live = await readRevision(tx);
    if (!force && live?.sourceHash === content.hash) return { revision: live.revision, imported: false };

    for (const table of contentTables) await tx.delete(table);
    const whole = pseudo ? addPseudoSite(content) : content;
    await insertContent(tx, startJob(await addPictureColors(whole, mediaFolder), mediaFolder));

    const revision = (live?.revision ?? 0) + 1;
    const row = { id: 1, revision, sourceHash: content.hash, importedAt: new Date() };
    await tx
      .insert(schema.contentRevision)
      .values(row)
      .onConflictDoUpdate({ target: schema.contentRevision.id, set: row });
    await tx.execute(sql`select pg_notify(${revisionChannel}, ${String(revision)})`);
    return { revision, imported: true };
  });
}

/** Children before the tables they point at. */
const contentTables: PgTable[] = [
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
  schema.page,
  schema.menu,
  schema.award,
  schema.vocabularyTerm,
  schema.catalogueText,
  schema.brand,
  schema.siteHost,
  schema.site,
];

function startJob(content: Content, mediaFolder: string): ImportJob {
  const tags = new Map(content.sites.value.sites.map(({ code, languageTag }) => [code, languageTag]));
  const locales = [...tags].map(([locale, languageTag]) => {
    const translated =
      locale === pseudoLocale
        ? translatePseudo
        : createTranslate(translatedEntries(content.catalogs.get(locale)));
    const translate: Translate = (message) => keepTogether(translated(message), locale);
    const localized = localizeContent({ ...content, products: [] }, translate);
    return { locale, languageTag, translate, localized };
  });
  return { content, mediaFolder, locales };
}

async function insertContent(db: Database, job: ImportJob) {
  await insertSites(db, job);
  await insertCatalog(db, job);
  await insertSupport(db, job);
  const ranks = new Map<LocaleCode, NameRanks>();
  for (const localeJob of job.locales) {
    const { locale, languageTag, localized } = localeJob;
    await insertRows(db, schema.page, pageRows(locale, localized));
    const products = await insertProductTexts(db, job.content.products, localeJob);
    ranks.set(locale, nameRanks(products, languageTag));
    await importSearch(db, locale, { ...localized, products });
  }
  await insertListings(db, job.content, ranks);
  // Plans for the rows that are there now, not for those that were there before.
  const tables = contentTables.map((table) => sql.identifier(getTableName(table)));
  await db.execute(sql`analyze ${sql.join(tables, sql`, `)}`);
}
