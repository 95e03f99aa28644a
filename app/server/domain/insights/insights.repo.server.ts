import { and, desc, eq, gt, lt, sql, sum } from "drizzle-orm";

import type { Database } from "../../data/database/client.server.ts";
import { category, certificate, missed, page, pageTiming, product } from "../../data/database/schema.ts";
import type { Batch, MissedKind } from "./batch.ts";

/** Per site, day and kind: the most frequent rows, then the newest. */
export const maxMissedRows = 200;

/** Rows are written in a fixed order, so that processes do not deadlock. */
export async function storeBatch(db: Database, { missed: rows, timings }: Batch): Promise<void> {
  if (rows.length > 0)
    await db.transaction(async (tx) => {
      const given = sql`json_to_recordset(${JSON.stringify(rows)}::json)
        as given(site text, day date, kind text, text text, count integer)`;
      await tx.execute(sql`
        insert into ${missed} (site, day, kind, text, count, seen_at)
        select site, day, kind, text, count, now() from ${given} order by day, site, kind, text
        on conflict (day, site, kind, text) do update
        set count = least(missed.count::bigint + excluded.count, 2000000000)::integer, seen_at = excluded.seen_at`);
      await tx.execute(sql`
        delete from ${missed} as stored using (
          select day, site, kind, text, row_number() over
            (partition by day, site, kind order by count desc, seen_at desc, text) as place
          from ${missed} where (day, site, kind) in (select day, site, kind from ${given})
        ) as ranked
        where ranked.place > ${maxMissedRows} and stored.day = ranked.day and stored.site = ranked.site
          and stored.kind = ranked.kind and stored.text = ranked.text`);
    });
  if (timings.length > 0)
    await db.execute(sql`
      insert into ${pageTiming} (site, day, route, metric, counts)
      select site, day, route, metric, array(select json_array_elements_text(counts)::integer)
      from json_to_recordset(${JSON.stringify(timings)}::json)
        as given(site text, day date, route text, metric text, counts json)
      order by day, site, route, metric
      on conflict (day, site, route, metric) do update set counts = (
        select array_agg(coalesce(old, 0) + coalesce(new, 0) order by place)
        from unnest(page_timing.counts, excluded.counts) with ordinality as both_counts(old, new, place)
      )`);
}

/** @param day the first day, in UTC, that remains */
export async function eraseInsights(db: Database, day: string): Promise<void> {
  await db.delete(missed).where(lt(missed.day, day));
  await db.delete(pageTiming).where(lt(pageTiming.day, day));
}

/** @param after the day, in UTC, before the first one */
export const listMissed = (db: Database, kind: MissedKind, after: string, limit: number) =>
  db
    .select({ site: missed.site, text: missed.text, count: sum(missed.count).mapWith(Number) })
    .from(missed)
    .where(and(eq(missed.kind, kind), gt(missed.day, after)))
    .groupBy(missed.site, missed.text)
    .orderBy(desc(sum(missed.count)), missed.site, missed.text)
    .limit(limit);

export const listTimings = (db: Database, after: string) =>
  db
    .select({
      site: pageTiming.site,
      route: pageTiming.route,
      metric: pageTiming.metric,
      counts: pageTiming.counts,
    })
    .from(pageTiming)
    .where(gt(pageTiming.day, after));

/** Slugs of all entries, to guess redirects. `site` is null for a page that is not limited to one site. */
export async function listEntries(db: Database) {
  const slugsOf = (rows: { slug: string }[]) => rows.map(({ slug }) => slug);
  return {
    products: slugsOf(await db.select({ slug: product.slug }).from(product)),
    categories: slugsOf(await db.select({ slug: category.slug }).from(category)),
    certificates: slugsOf(await db.select({ slug: certificate.slug }).from(certificate)),
    pages: await db.selectDistinct({ slug: page.slug, site: page.site }).from(page),
  };
}
