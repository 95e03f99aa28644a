import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

import { type LocaleCode, localeCodes } from "../../site/markets.ts";
import type { Database } from "../db/client.server.ts";
import * as schema from "../db/schema.ts";
import { createTranslate } from "./catalog-file.server.ts";
import { translatedEntries } from "./content-files.server.ts";
import { type Content, type LocalizedContent, localizeContent } from "./localize-content.ts";
import { pageRows, vocabularyRows } from "./localized-rows.ts";
import { readRevision, revisionChannel } from "../content/revision.repo.server.ts";

export type ImportResult = { revision: number; imported: boolean };

/**
 * Replaces all content in one transaction and tells every server process. A process that dies on
 * the way leaves the old content complete.
 * @returns without a change when these files are already live, unless `force`
 */
export async function importContent(
  db: Database,
  content: Content,
  mediaFolder: string,
  { force = false }: { force?: boolean } = {},
): Promise<ImportResult> {
  return db.transaction(async (tx) => {
    // One import at a time; readers go on reading the old rows.
    await tx.execute(sql`lock table ${schema.contentRevision} in share row exclusive mode`);
    const live = await readRevision(tx);
    if (!force && live?.sourceHash === content.hash) return { revision: live.revision, imported: false };

    for (const table of contentTables) await tx.delete(table);
    await insertAll(tx, content, mediaFolder);

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
  schema.productPrice,
  schema.productText,
  schema.product,
  schema.categoryText,
  schema.category,
  schema.certificateText,
  schema.certificate,
  schema.downloadText,
  schema.download,
  schema.place,
  schema.page,
  schema.menu,
  schema.vocabularyTerm,
  schema.brand,
  schema.siteHost,
  schema.site,
];

async function insertAll(db: Database, content: Content, mediaFolder: string) {
  await insertSites(db, content);
  await insertUntranslated(db, content, mediaFolder);
  for (const locale of localeCodes) {
    const translate = createTranslate(translatedEntries(content.catalogs.get(locale)));
    await insertLocale(db, locale, localizeContent(content, translate), content);
  }
}

async function insertSites(db: Database, { sites }: Content) {
  const { defaultSite, sites: entries } = sites.value;
  await insert(
    db,
    schema.site,
    entries.map(({ code, languageTag, iso, name, currency, theme, greece }, position) => ({
      code,
      languageTag,
      iso,
      name,
      currency,
      theme,
      greece,
      position,
      isDefault: code === defaultSite,
    })),
  );
  await insert(
    db,
    schema.siteHost,
    entries.flatMap(({ code, host, aliases, localHosts }) => [
      { host, site: code, role: "canonical" as const },
      ...aliases.map((alias) => ({ host: alias, site: code, role: "alias" as const })),
      ...localHosts.map((local) => ({ host: local, site: code, role: "local" as const })),
    ]),
  );
}

async function insertUntranslated(db: Database, content: Content, mediaFolder: string) {
  const { categories, products, certificates, places, downloads, vocabulary } = content;
  await insert(
    db,
    schema.category,
    categories.map(({ slug, value: { image, position } }) => ({ slug, image: image.src, position })),
  );
  await insert(
    db,
    schema.product,
    products.map(({ slug, value }) => ({
      slug,
      sku: value.sku,
      category: value.category,
      position: value.position,
      released: value.released,
      inStock: value.inStock,
      tags: value.tags,
      connections: value.connections,
      related: value.related,
      images: value.images.map(({ src }) => src),
      colors: value.colors.map((variant) => ({
        ...variant,
        swatch: vocabulary.value.colors[variant.color]!.swatch,
      })),
      specifications: Object.entries(value.specifications).map(([key, specification]) => {
        const { kind, unit } = vocabulary.value.specifications[key]!;
        return { key, kind, unit, value: specification };
      }),
    })),
  );
  await insert(
    db,
    schema.productPrice,
    products.flatMap(({ slug, value }) =>
      Object.entries(value.prices).map(([currency, price]) => ({
        product: slug,
        currency: currency as keyof typeof value.prices,
        amount: Math.round(price * 100),
      })),
    ),
  );
  await insert(
    db,
    schema.certificate,
    certificates.map(({ slug, value: { number, issued, standards, products: slugs } }) => ({
      slug,
      number,
      issued,
      standards,
      products: slugs,
    })),
  );
  await insert(
    db,
    schema.place,
    Object.entries(places.value).map(([slug, { coordinates, ...place }]) => ({
      slug,
      ...place,
      ...coordinates,
    })),
  );
  await insert(
    db,
    schema.download,
    Object.entries(downloads.value).map(([slug, { kind, products: slugs, version, released, file }]) => {
      const bytes = readFileSync(join(mediaFolder, file));
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      return { slug, kind, products: slugs, version, released, file, size: bytes.length, sha256 };
    }),
  );
}

async function insertLocale(
  db: Database,
  locale: LocaleCode,
  localized: LocalizedContent,
  { sites }: Content,
) {
  await insert(db, schema.brand, [{ locale, data: localized.brand }]);
  const languages = sites.value.sites.map(({ code, name, host }) => ({
    id: code,
    name,
    url: `https://${host}`,
  }));
  await insert(
    db,
    schema.menu,
    Object.entries({ ...localized.menus, menu_header_1: languages }).map(([key, items]) => ({
      key,
      locale,
      items,
    })),
  );
  await insert(db, schema.vocabularyTerm, vocabularyRows(locale, localized.vocabulary));
  await insert(
    db,
    schema.categoryText,
    localized.categories.map(({ slug, value: { name, description, image } }) => ({
      category: slug,
      locale,
      name,
      description,
      imageAlt: image.alt,
    })),
  );
  await insert(
    db,
    schema.productText,
    localized.products.map(({ slug, value: { name, promise, description, images, features, faq } }) => ({
      product: slug,
      locale,
      name,
      promise,
      description,
      features,
      faq,
      imageAlts: images.map(({ alt }) => alt),
    })),
  );
  await insert(
    db,
    schema.certificateText,
    localized.certificates.map(({ slug, value: { title, summary } }) => ({
      certificate: slug,
      locale,
      title,
      summary,
    })),
  );
  await insert(
    db,
    schema.downloadText,
    Object.entries(localized.downloads).map(([slug, { title }]) => ({ download: slug, locale, title })),
  );
  await insert(db, schema.page, pageRows(locale, localized));
}

/** Inserts in batches: a statement may have at most 65,535 parameters. */
async function insert<Table extends PgTable>(db: Database, table: Table, rows: Table["$inferInsert"][]) {
  const batch = 1_000;
  for (let start = 0; start < rows.length; start += batch) {
    await db.insert(table).values(rows.slice(start, start + batch));
  }
}
