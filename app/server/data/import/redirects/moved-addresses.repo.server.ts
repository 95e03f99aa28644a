import { and, eq, isNotNull, type SQL, sql, type SQLWrapper } from "drizzle-orm";

import type { Database } from "../../database/client.server.ts";
import {
  category,
  categoryText,
  certificate,
  certificateText,
  movedAddress,
  page,
  product,
  productText,
  productVariant,
} from "../../database/schema.ts";
import type { Content } from "../localize-content.ts";
import { pathsOf } from "../published-content.ts";
import {
  type KnownEntry,
  matchMoved,
  mergeMoves,
  type MovedKind,
  movedKinds,
  type StoredMove,
} from "./moved-entries.ts";

type Slugs = Record<MovedKind, ReadonlySet<string>>;

const slugsOf = (entries: readonly { slug: string }[]) => new Set(entries.map(({ slug }) => slug));

const slugsIn = ({ products, categories, certificates, pages, articles }: Content): Slugs => ({
  product: slugsOf(products),
  category: slugsOf(categories),
  certificate: slugsOf(certificates),
  page: slugsOf([...pages, ...articles]),
});

const ofProducts = (slugs: ReadonlySet<string>): Slugs => ({
  product: slugs,
  category: new Set(),
  certificate: new Set(),
  page: new Set(),
});

async function storedSlugs(db: Database): Promise<Slugs> {
  const products = await db.select({ slug: product.slug }).from(product);
  const categories = await db.select({ slug: category.slug }).from(category);
  const certificates = await db.select({ slug: certificate.slug }).from(certificate);
  const pages = await db.selectDistinct({ slug: page.slug }).from(page);
  return {
    product: slugsOf(products),
    category: slugsOf(categories),
    certificate: slugsOf(certificates),
    page: slugsOf(pages),
  };
}

const without = (slugs: ReadonlySet<string>, isLeftOut: (slug: string) => boolean) =>
  new Set([...slugs].filter((slug) => !isLeftOut(slug)));

/** A single query parameter for any number of slugs. */
const isAmong = (column: SQLWrapper, slugs: Iterable<string>): SQL =>
  sql`${column} in (select json_array_elements_text(${JSON.stringify([...slugs])}::json))`;

/** Maximum number of compared entries; others get no redirect. */
const maxEntries = 10_000;

const rowsOfStatement = 1_000;

/**
 * Call it before the rows are written, and the returned function, which stores the moved addresses, after them.
 * @param known all content, including hidden entries; `content` is visible
 * @param products the only changed ones
 */
export async function trackMoves(
  tx: Database,
  content: Content,
  known: Content,
  products?: ReadonlySet<string>,
): Promise<() => Promise<void>> {
  const before = products ? ofProducts(await storedAmong(tx, products)) : await storedSlugs(tx);
  const all = slugsIn(content);
  const now = products ? ofProducts(without(all.product, (slug) => !products.has(slug))) : all;
  const gone = await readEntries(tx, (kind) => without(before[kind], (slug) => now[kind].has(slug)));
  return async () => {
    const added =
      gone.length === 0
        ? []
        : await readEntries(tx, (kind) => without(now[kind], (slug) => before[kind].has(slug)));
    const stored = await tx.select().from(movedAddress);
    const moves = mergeMoves(stored, matchMoved(gone, added), {
      live: pathsOf(content),
      known: pathsOf(known),
      now: new Date(),
    });
    await storeMoves(tx, stored, moves);
  };
}

const storedAmong = async (db: Database, slugs: ReadonlySet<string>) =>
  slugsOf(await db.select({ slug: product.slug }).from(product).where(isAmong(product.slug, slugs)));

async function storeMoves(tx: Database, stored: readonly StoredMove[], moves: readonly StoredMove[]) {
  const keyOf = ({ site, path }: StoredMove) => `${site} ${path}`;
  const kept = new Set(moves.map(keyOf));
  const targets = new Map(stored.map((move) => [keyOf(move), move.target]));
  for (const move of stored.filter((one) => !kept.has(keyOf(one))))
    await tx
      .delete(movedAddress)
      .where(and(eq(movedAddress.site, move.site), eq(movedAddress.path, move.path)));
  const changed = moves.filter((move) => targets.get(keyOf(move)) !== move.target);
  for (let at = 0; at < changed.length; at += rowsOfStatement)
    await tx
      .insert(movedAddress)
      .values(changed.slice(at, at + rowsOfStatement))
      .onConflictDoUpdate({
        target: [movedAddress.site, movedAddress.path],
        set: { target: sql`excluded.target`, movedAt: sql`excluded.moved_at` },
      });
}

const inLanguage = (locale: SQLWrapper, title: SQLWrapper) => sql<string>`${locale} || ' ' || ${title}`;

type Mark = { slug: string; site?: string | null; mark: string };

const readers: Record<MovedKind, (db: Database, slugs: ReadonlySet<string>) => Promise<Mark[]>> = {
  product: async (db, slugs) => [
    ...(await db
      .select({ slug: productVariant.product, mark: sql<string>`'number ' || ${productVariant.sku}` })
      .from(productVariant)
      .where(and(isAmong(productVariant.product, slugs), isNotNull(productVariant.sku)))),
    ...(await db
      .select({ slug: productText.product, mark: inLanguage(productText.locale, productText.name) })
      .from(productText)
      .where(isAmong(productText.product, slugs))),
  ],
  category: (db, slugs) =>
    db
      .select({ slug: categoryText.category, mark: inLanguage(categoryText.locale, categoryText.name) })
      .from(categoryText)
      .where(isAmong(categoryText.category, slugs)),
  certificate: async (db, slugs) => [
    ...(await db
      .select({ slug: certificate.slug, mark: sql<string>`'number ' || ${certificate.number}` })
      .from(certificate)
      .where(isAmong(certificate.slug, slugs))),
    ...(await db
      .select({
        slug: certificateText.certificate,
        mark: inLanguage(certificateText.locale, certificateText.title),
      })
      .from(certificateText)
      .where(isAmong(certificateText.certificate, slugs))),
  ],
  page: (db, slugs) =>
    db
      .select({ slug: page.slug, site: page.site, mark: inLanguage(page.locale, page.title) })
      .from(page)
      .where(isAmong(page.slug, slugs)),
};

async function readEntries(
  db: Database,
  slugsOfKind: (kind: MovedKind) => ReadonlySet<string>,
): Promise<KnownEntry[]> {
  const entries: KnownEntry[] = [];
  for (const kind of movedKinds) {
    const slugs = new Set([...slugsOfKind(kind)].slice(0, maxEntries));
    if (slugs.size === 0) continue;
    const rows = await readers[kind](db, slugs);
    for (const [slug, own] of Map.groupBy(rows, (row) => row.slug)) {
      const sites = new Set(own.map(({ site }) => site ?? ""));
      const [site = ""] = sites.size === 1 ? sites : [];
      entries.push({ kind, slug, site, marks: [...new Set(own.map(({ mark }) => mark))] });
    }
  }
  return entries;
}
