import { and, arrayOverlaps, asc, desc, eq, isNotNull, sql } from "drizzle-orm";

import type { SiteKey } from "#app/site/site.ts";

import type { ReadDatabase } from "../../data/database/client.server.ts";
import { page } from "../../data/database/schema.ts";
import { textOn } from "../../data/database/site-conditions.repo.server.ts";

export async function readPageRow(db: ReadDatabase, site: SiteKey, slug: string) {
  const [row] = await db
    .select()
    .from(page)
    .where(and(eq(page.slug, slug), textOn(page, site)));
  return row;
}

/** Newest first, without articles that have middleware. @param filter.tags articles with any of these */
export function listArticleRows(
  db: ReadDatabase,
  site: SiteKey,
  filter: { limit: number; tags?: readonly string[] | undefined },
) {
  return db
    .select({
      slug: page.slug,
      title: page.title,
      description: page.description,
      image: page.image,
      middleware: page.middleware,
      published: page.published,
      tags: page.tags,
    })
    .from(page)
    .where(
      and(
        eq(page.kind, "article"),
        textOn(page, site),
        isNotNull(page.published),
        sql`cardinality(${page.middleware}) = 0`,
        filter.tags ? arrayOverlaps(page.tags, [...filter.tags]) : undefined,
      ),
    )
    .orderBy(desc(page.published), asc(page.slug))
    .limit(filter.limit);
}
