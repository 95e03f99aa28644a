import { and, arrayOverlaps, asc, desc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";

import type { LocaleCode } from "#app/site/markets.ts";

import type { ReadDatabase } from "../../data/database/client.server.ts";
import { page } from "../../data/database/schema.ts";

/** The site-specific version takes precedence over the common one. */
export async function readPageRow(db: ReadDatabase, site: LocaleCode, slug: string) {
  const [row] = await db
    .select()
    .from(page)
    .where(and(eq(page.slug, slug), eq(page.locale, site), or(isNull(page.site), eq(page.site, site))))
    .orderBy(desc(sql`${page.site} is not null`))
    .limit(1);
  return row;
}

/** Newest first, without articles that have middleware. @param filter.tags articles with any of these */
export async function listArticleRows(
  db: ReadDatabase,
  site: LocaleCode,
  filter: { limit: number; tags?: readonly string[] | undefined },
) {
  const version = db
    .selectDistinctOn([page.slug], {
      slug: page.slug,
      title: page.title,
      description: page.description,
      image: page.image,
      middleware: page.middleware,
      published: page.published,
      tags: page.tags,
    })
    .from(page)
    .where(and(eq(page.kind, "article"), eq(page.locale, site), or(isNull(page.site), eq(page.site, site))))
    .orderBy(asc(page.slug), desc(sql`${page.site} is not null`))
    .as("version");
  return db
    .select()
    .from(version)
    .where(
      and(
        isNotNull(version.published),
        sql`cardinality(${version.middleware}) = 0`,
        filter.tags ? arrayOverlaps(version.tags, [...filter.tags]) : undefined,
      ),
    )
    .orderBy(desc(version.published), asc(version.slug))
    .limit(filter.limit);
}
