import { and, asc, eq, inArray, isNotNull, sql, type SQLWrapper } from "drizzle-orm";

import type { SiteCode } from "#app/site/markets.ts";
import type { Slugs } from "#app/site/pages.ts";
import type { Site, SiteKey } from "#app/site/site.ts";

import type { ReadDatabase } from "../../data/database/client.server.ts";
import {
  category,
  categoryText,
  certificate,
  certificateText,
  page,
  product,
  productPrice,
  productText,
} from "../../data/database/schema.ts";
import { isProductOn, priceOn, textOn } from "../../data/database/site-conditions.repo.server.ts";
import { categoryTree } from "../catalog/category-tree.ts";

type Market = Pick<Site, "code" | "locale" | "priceList">;

/** Slugs of all pages in a stable order, without pages that have middleware. */
export async function listSlugs(db: ReadDatabase, site: SiteKey): Promise<Slugs> {
  const [pages, categories, products, certificates, finders] = await Promise.all([
    db
      .selectDistinct({ slug: page.slug })
      .from(page)
      .where(and(textOn(page, site), sql`cardinality(${page.middleware}) = 0`))
      .orderBy(asc(page.slug)),
    db.select({ slug: category.slug }).from(category).orderBy(asc(category.position), asc(category.slug)),
    db.select({ slug: product.slug }).from(product).where(isProductOn(site.code)).orderBy(asc(product.slug)),
    db.select({ slug: certificate.slug }).from(certificate).orderBy(asc(certificate.slug)),
    db
      .select({ slug: categoryText.category })
      .from(categoryText)
      .where(and(textOn(categoryText, site), isNotNull(categoryText.finder)))
      .orderBy(asc(categoryText.category)),
  ]);
  const slugsOf = (rows: { slug: string }[]) => rows.map(({ slug }) => slug);
  return {
    pages: slugsOf(pages),
    categories: slugsOf(categories),
    products: slugsOf(products),
    certificates: slugsOf(certificates),
    finders: slugsOf(finders),
  };
}

export type PageDetails = {
  changed: Date;
  pictures: string[];
  /** Codes of the sites that have the page; null is all. */
  sites: readonly SiteCode[] | null;
};

/** Times of the last change of rows that pages show, and the pictures of pages. @param paths at most some thousand */
export async function describePaths(
  db: ReadDatabase,
  site: Market,
  paths: readonly string[],
): Promise<Map<string, PageDetails>> {
  const below = (prefix: string) =>
    paths.flatMap((path) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : []));
  const hasBelow = (path: string) => paths.includes(path) || below(`${path}/`).length > 0;
  const [products, lists, pages, documents] = await Promise.all([
    describeProducts(db, site, below("/product/")),
    paths.includes("/product") || hasBelow("/category") ? describeCategories(db, site) : [],
    describePages(
      db,
      site,
      below("/").map((slug) => slug || "home"),
    ),
    hasBelow("/certificates") ? describeCertificates(db, site) : [],
  ]);
  const newest = (...rows: { changed: Date }[]) =>
    rows.length > 0 ? [{ changed: new Date(Math.max(...rows.map(({ changed }) => Number(changed)))) }] : [];
  const details = new Map<string, PageDetails>();
  const add = (
    path: string,
    row: Pick<PageDetails, "changed"> & Partial<PageDetails>,
    ...pictures: string[]
  ) => details.set(path, { changed: row.changed, pictures, sites: row.sites ?? null });
  for (const row of products) add(`/product/${row.slug}`, row, ...row.images);
  const tree = categoryTree(lists);
  for (const row of lists)
    for (const { changed } of newest(...tree.subtreeOf(row)))
      add(`/category/${row.slug}`, { changed }, ...(row.image ? [row.image] : []));
  for (const row of documents) add(`/certificates/${row.slug}`, row);
  for (const row of pages)
    add(row.slug === "home" ? "/" : `/${row.slug}`, row, ...(row.image ? [row.image.src] : []));
  for (const row of newest(...lists)) for (const path of ["/category", "/product"]) add(path, row);
  for (const row of newest(...documents)) add("/certificates", row);
  return details;
}

const latest = (...times: SQLWrapper[]) =>
  sql<Date>`greatest(${sql.join(times, sql`, `)})`.mapWith(product.changedAt);

const productChanged = latest(product.changedAt, productText.changedAt, productPrice.changedAt);

const productTextOn = (site: SiteKey) =>
  and(eq(productText.product, product.slug), textOn(productText, site));

const describeProducts = (db: ReadDatabase, site: Market, slugs: string[]) =>
  db
    .select({ slug: product.slug, images: product.images, sites: product.sites, changed: productChanged })
    .from(product)
    .innerJoin(productText, productTextOn(site))
    .leftJoin(productPrice, priceOn(site))
    .where(inArray(product.slug, slugs));

/** Includes changes of their own products. */
const describeCategories = (db: ReadDatabase, site: Market) =>
  db
    .select({
      slug: category.slug,
      parent: category.parent,
      image: category.image,
      changed: latest(category.changedAt, categoryText.changedAt, sql`max(${productChanged})`),
    })
    .from(category)
    .innerJoin(categoryText, and(eq(categoryText.category, category.slug), textOn(categoryText, site)))
    .leftJoin(product, eq(product.category, category.slug))
    .leftJoin(productText, productTextOn(site))
    .leftJoin(productPrice, priceOn(site))
    .groupBy(category.slug, categoryText.changedAt);

const describePages = (db: ReadDatabase, site: SiteKey, slugs: string[]) =>
  db
    .select({ slug: page.slug, image: page.image, changed: page.changedAt })
    .from(page)
    .where(and(textOn(page, site), inArray(page.slug, slugs)));

const describeCertificates = (db: ReadDatabase, site: SiteKey) =>
  db
    .select({ slug: certificate.slug, changed: latest(certificate.changedAt, certificateText.changedAt) })
    .from(certificate)
    .innerJoin(
      certificateText,
      and(eq(certificateText.certificate, certificate.slug), textOn(certificateText, site)),
    );
