import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

import type { LocaleCode } from "#app/site/markets.ts";

import type { Database } from "../database/client.server.ts";
import * as schema from "../database/schema.ts";
import { editionHash } from "./content-hash.server.ts";
import type { ImportJob } from "./import-job.ts";
import type { ImportMemory } from "./import-memory.ts";
import { type NameRanks, nameRanks } from "./product-list-index.ts";
import { insertCatalog, insertListings } from "./insert-catalog.repo.server.ts";
import { insertProductTexts } from "./insert-product-texts.repo.server.ts";
import { insertSites } from "./insert-sites.repo.server.ts";
import { writeDocuments } from "./import-search.repo.server.ts";
import { insertSupport } from "./insert-support.repo.server.ts";
import { localeJobs } from "./locale-jobs.server.ts";
import type { Content } from "./localize-content.ts";
import { writeMeanings } from "./import-meanings.repo.server.ts";
import { searchMeanings } from "./search-meanings.ts";
import { documentVersions } from "./search-documents.server.ts";
import { addPictureColors } from "./picture-colors.server.ts";
import { addPseudoSite } from "./pseudo-site.ts";
import { pageVersions } from "./localized-rows.ts";
import { withPriceLists } from "./price-lists.ts";
import { publishedContent } from "./published-content.ts";
import { createRowWriter, type WrittenRows } from "./write-rows.repo.server.ts";
import { type CatalogEntryRow, listCatalogEntries } from "./catalog-entries.repo.server.ts";
import { insertRedirects } from "./redirects/insert-redirects.repo.server.ts";
import { trackMoves } from "./redirects/moved-addresses.repo.server.ts";
import { checkProducts } from "./check-content.server.ts";
import { checkReferences } from "./check-fields.server.ts";
import { mergeEntries } from "./merge-entries.ts";
import { ContentError } from "./problem.ts";
import {
  isDue,
  readRevision,
  revisionChannel,
  storeChanges,
  utcDay,
} from "../database/revision.repo.server.ts";

type ImportOptions = {
  force?: boolean;
  pseudo?: boolean;
  drafts?: boolean;
  today?: string;
  memory?: ImportMemory | undefined;
};

export type ImportResult = { revision: number; imported: boolean; rows: number };

/**
 * Replaces the content in one transaction and notifies all server processes.
 * @param options.force imports even if these files are live already
 * @param options.drafts includes drafts and entries with a future date
 * @param options.today day in UTC
 */
export async function importContent(
  db: Database,
  content: Content,
  mediaFolder: string,
  { force = false, pseudo = false, drafts = false, today = utcDay(), memory }: ImportOptions = {},
): Promise<ImportResult> {
  const colored = await addPictureColors(content, mediaFolder, memory?.colors);
  const { written, ...result } = await db.transaction(async (tx) => {
    await lockContent(tx);
    const live = await readRevision(tx);
    if (!force && live?.sourceHash === editionHash(content.hash, drafts) && !isDue(live, today))
      return { revision: live.revision, imported: false, rows: 0, written: undefined };
    const rows = await listCatalogEntries(tx);
    return writeEdition(tx, colored, live, { mediaFolder, pseudo, drafts, today, memory, rows });
  });
  if (memory && written) Object.assign(memory, { rows: written, revision: result.revision });
  return result;
}

/** Serializes imports; readers see the old rows until the commit. */
export const lockContent = (tx: Database) =>
  tx.execute(sql`lock table ${schema.contentRevision} in share row exclusive mode`);

type EditionOptions = Required<Pick<ImportOptions, "pseudo" | "drafts" | "today">> & {
  mediaFolder: string;
  memory?: ImportMemory | undefined;
  rows: readonly CatalogEntryRow[];
};

type Revision = Awaited<ReturnType<typeof readRevision>>;

/** Makes the tables contain the files and the rows of bulk imports. @param files with the colors of pictures */
export async function writeEdition(
  tx: Database,
  files: Content,
  live: Revision,
  { mediaFolder, pseudo, drafts, today, memory, rows: entries }: EditionOptions,
): Promise<ImportResult & { written: WrittenRows }> {
  const merged = mergeEntries(files, entries);
  const problems = entries.length > 0 ? [...checkProducts(merged), ...checkReferences(merged)] : [];
  if (problems.length > 0) throw new ContentError(problems);
  const edition = drafts ? { content: merged, due: null } : publishedContent(merged, today);
  const content = withPriceLists(pseudo ? addPseudoSite(edition.content) : edition.content);
  const hash = editionHash(files.hash, drafts);
  const knownRows = memory && live?.revision === memory.revision ? memory.rows : undefined;
  const writer = createRowWriter(tx, { isEmpty: !live, knownRows, recordRows: Boolean(memory) });
  const locales = localeJobs(content, entries);
  const storeMoves = live && (await trackMoves(tx, content, merged));
  await writeContent({ content, mediaFolder, locales, writer, memory });
  await storeMoves?.();
  const rows = writer.changes();
  const { written } = writer;
  if (live?.sourceHash === hash && live.due === edition.due && rows === 0)
    return { revision: live.revision, imported: false, rows, written };
  const revision = await setRevision(tx, live, { sourceHash: hash, due: edition.due });
  return { revision, imported: true, rows, written };
}

/** Notifies all processes. @param change.shown keys of what changed; default: unknown @returns the new revision */
export async function setRevision(
  tx: Database,
  live: Revision,
  { shown, ...source }: { sourceHash: string; due: string | null; shown?: ReadonlySet<string> },
): Promise<number> {
  const revision = (live?.revision ?? 0) + 1;
  const row = { id: 1, revision, importedAt: new Date(), ...source };
  await tx
    .insert(schema.contentRevision)
    .values(row)
    .onConflictDoUpdate({ target: schema.contentRevision.id, set: row });
  if (shown) await storeChanges(tx, revision, shown);
  await tx.execute(sql`select pg_notify(${revisionChannel}, ${String(revision)})`);
  return revision;
}

/** Referencing tables first. */
export const contentTables: PgTable[] = [
  schema.placeProduct,
  schema.place,
  schema.priceBitmap,
  schema.facetBitmap,
  schema.productListing,
  schema.productOrder,
  schema.productPrice,
  schema.productVariant,
  schema.attribute,
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
  schema.searchMeaning,
  schema.page,
  schema.menu,
  schema.award,
  schema.vocabularyTerm,
  schema.printedCatalogText,
  schema.brand,
  schema.redirect,
  schema.siteHost,
  schema.site,
];

/** Written and cleared locale by locale. */
const localeTables = new Set<PgTable>([
  schema.searchDocument,
  schema.searchWord,
  schema.searchMeaning,
  schema.page,
  schema.productText,
  schema.vocabularyTerm,
]);

async function writeContent(job: ImportJob) {
  const { writer, locales, memory } = job;
  await insertSites(job);
  await insertRedirects(job);
  await insertCatalog(job);
  await insertSupport(job);
  const ranks = new Map<LocaleCode, NameRanks>();
  for (const localeJob of locales) {
    const { locale, languageTag } = localeJob;
    await writer.write(schema.page, pageVersions(localeJob), locale);
    await writer.removeOthers(schema.page, locale);
    const products = await insertProductTexts(job, localeJob);
    ranks.set(locale, nameRanks(products.localized, languageTag));
    await writeDocuments(writer, locale, documentVersions(localeJob, products), memory?.documents);
    await writeMeanings(writer, locale, searchMeanings(job, localeJob));
  }
  await insertListings(job, ranks);
  for (const table of contentTables)
    await (localeTables.has(table)
      ? writer.removeOtherLocales(
          table,
          locales.map(({ locale }) => locale),
        )
      : writer.removeOthers(table));
  // Query plans must match the new rows.
  const tables = [...writer.changedTables].map((table) => sql.identifier(getTableName(table)));
  if (tables.length > 0) await writer.db.execute(sql`analyze ${sql.join(tables, sql`, `)}`);
}
