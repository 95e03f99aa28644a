import { and, desc, eq, isNull, or, sql } from "drizzle-orm";

import type { LocaleCode } from "../../site/markets.ts";
import type { Database } from "../db/client.server.ts";
import { page } from "../db/schema.ts";

/** The site's own version of the page, else the common one; nothing when there is neither. */
export async function readPageRow(db: Database, site: LocaleCode, slug: string) {
  const [row] = await db
    .select()
    .from(page)
    .where(and(eq(page.slug, slug), eq(page.locale, site), or(isNull(page.site), eq(page.site, site))))
    .orderBy(desc(sql`${page.site} is not null`))
    .limit(1);
  return row;
}
