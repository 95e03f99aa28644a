import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";

import { pseudoSite } from "#app/site/markets.ts";
import type { SiteKey } from "#app/site/site.ts";

import type { ReadDatabase } from "../../data/database/client.server.ts";
import { award as awardTable, brand, menu, site } from "../../data/database/schema.ts";
import { textOn } from "../../data/database/site-conditions.repo.server.ts";
import type { PlatformApi } from "./platform-api.ts";

const today = sql`(now() at time zone 'utc')::date`;

export function createDatabasePlatformApi(db: ReadDatabase, shown: SiteKey): PlatformApi {
  return {
    fetchMenus: async (keys) => {
      const rows = await db
        .select({ key: menu.key, items: menu.items })
        .from(menu)
        .where(and(textOn(menu, shown), inArray(menu.key, [...keys])));
      return Object.fromEntries(rows.map(({ key, items }) => [key, items]));
    },
    fetchSiteInfo: async () => {
      const [brands, languages] = await Promise.all([
        db.select({ data: brand.data }).from(brand).where(textOn(brand, shown)),
        db
          .select({ code: site.code, name: site.name, default: site.isDefault })
          .from(site)
          .where(ne(site.code, pseudoSite))
          .orderBy(asc(site.position)),
      ]);
      const [row] = brands;
      if (!row) throw new Error(`No brand is stored for site ${shown.code}`);
      return { brand: row.data, languages };
    },
    fetchInvitation: async (award) => {
      const { name, title, text, email, closes } = awardTable;
      const [row] = await db
        .select({ name, title, text, email, open: sql<boolean>`coalesce(${closes} >= ${today}, true)` })
        .from(awardTable)
        .where(and(eq(awardTable.slug, award), textOn(awardTable, shown)));
      return row;
    },
  };
}
