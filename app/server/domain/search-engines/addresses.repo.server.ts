import { and, asc, eq, isNull, or, sql } from "drizzle-orm";

import type { LocaleCode } from "#app/site/markets.ts";
import type { Slugs } from "#app/site/pages.ts";

import type { ReadDatabase } from "../../data/database/client.server.ts";
import { isOnSite } from "../../data/database/product-conditions.repo.server.ts";
import { category, certificate, page, product } from "../../data/database/schema.ts";

/** Slugs of all pages in a stable order, without pages that have middleware. */
export async function listSlugs(db: ReadDatabase, site: LocaleCode): Promise<Slugs> {
  const [pages, categories, products, certificates] = await Promise.all([
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
  ]);
  const slugsOf = (rows: { slug: string }[]) => rows.map(({ slug }) => slug);
  return {
    pages: slugsOf(pages),
    categories: slugsOf(categories),
    products: slugsOf(products),
    certificates: slugsOf(certificates),
  };
}
