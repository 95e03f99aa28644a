import { and, asc, eq, inArray, isNotNull, isNull, or, sql, type SQLWrapper } from "drizzle-orm";

import type { Currency, LocaleCode } from "#app/site/markets.ts";
import type { Slugs } from "#app/site/pages.ts";
import type { Site } from "#app/site/site.ts";

import type { ReadDatabase } from "../../data/database/client.server.ts";
import { isOnSite, priceIn } from "../../data/database/product-conditions.repo.server.ts";
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

/** Slugs of all pages in a stable order, without pages that have middleware. */
export async function listSlugs(db: ReadDatabase, site: LocaleCode): Promise<Slugs> {
  const [pages, categories, products, certificates, finders] = await Promise.all([
    db
      .selectDistinct({ slug: page.slug })
      .from(page)
      .where(
        and(
          eq(page.locale, site),
          or(isNull(page.site), eq(page.site, site)),
          sql`cardinality(${page.middleware}) = 0`,
        ),
      )
      .orderBy(asc(page.slug)),
    db.select({ slug: category.slug }).from(category).orderBy(asc(category.position), asc(category.slug)),
    db.select({ slug: product.slug }).from(product).where(isOnSite(site)).orderBy(asc(product.slug)),
    db.select({ slug: certificate.slug }).from(certificate).orderBy(asc(certificate.slug)),
    db
      .select({ slug: categoryText.category })
      .from(categoryText)
      .where(and(eq(categoryText.locale, site), isNotNull(categoryText.finder)))
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

export type PageDetails = { changed: Date; pictures: string[] };

/**
 * When the rows that pages show last changed, and the pictures of products, categories, pages and articles.
 * @param paths at most some thousand
 */
export async function describePaths(
  db: ReadDatabase,
  { code, currency }: Pick<Site, "code" | "currency">,
  paths: readonly string[],
): Promise<Map<string, PageDetails>> {
  const below = (prefix: string) =>
    paths.flatMap((path) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : []));
  const hasBelow = (path: string) => paths.includes(path) || below(`${path}/`).length > 0;
  const [products, lists, pages, documents] = await Promise.all([
    describeProducts(db, code, currency, below("/product/")),
    paths.includes("/product") || hasBelow("/category") ? describeCategories(db, code, currency) : [],
    describePages(
      db,
      code,
      below("/").map((slug) => slug || "home"),
    ),
    hasBelow("/certificates") ? describeCertificates(db, code) : [],
  ]);
  const newest = (...rows: { changed: Date }[]) =>
    rows.length > 0 ? [{ changed: new Date(Math.max(...rows.map(({ changed }) => Number(changed)))) }] : [];
  const details = new Map<string, PageDetails>();
  const add = (path: string, { changed }: { changed: Date }, ...pictures: string[]) =>
    details.set(path, { changed, pictures });
  for (const row of products) add(`/product/${row.slug}`, row, ...row.images);
  for (const row of lists) add(`/category/${row.slug}`, row, ...(row.image ? [row.image] : []));
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

const textIn = (locale: LocaleCode) =>
  and(eq(productText.product, product.slug), eq(productText.locale, locale));

const describeProducts = (db: ReadDatabase, locale: LocaleCode, currency: Currency, slugs: string[]) =>
  db
    .select({ slug: product.slug, images: product.images, changed: productChanged })
    .from(product)
    .innerJoin(productText, textIn(locale))
    .leftJoin(productPrice, priceIn(currency))
    .where(inArray(product.slug, slugs));

/** With the products that they list. */
const describeCategories = (db: ReadDatabase, locale: LocaleCode, currency: Currency) =>
  db
    .select({
      slug: category.slug,
      image: category.image,
      changed: latest(category.changedAt, categoryText.changedAt, sql`max(${productChanged})`),
    })
    .from(category)
    .innerJoin(categoryText, and(eq(categoryText.category, category.slug), eq(categoryText.locale, locale)))
    .leftJoin(product, eq(product.category, category.slug))
    .leftJoin(productText, textIn(locale))
    .leftJoin(productPrice, priceIn(currency))
    .groupBy(category.slug, categoryText.changedAt);

/** A row of the site comes before the common one. */
const describePages = (db: ReadDatabase, site: LocaleCode, slugs: string[]) =>
  db
    .selectDistinctOn([page.slug], { slug: page.slug, image: page.image, changed: page.changedAt })
    .from(page)
    .where(and(eq(page.locale, site), or(isNull(page.site), eq(page.site, site)), inArray(page.slug, slugs)))
    .orderBy(page.slug, sql`${page.site} nulls last`);

const describeCertificates = (db: ReadDatabase, locale: LocaleCode) =>
  db
    .select({ slug: certificate.slug, changed: latest(certificate.changedAt, certificateText.changedAt) })
    .from(certificate)
    .innerJoin(
      certificateText,
      and(eq(certificateText.certificate, certificate.slug), eq(certificateText.locale, locale)),
    );
