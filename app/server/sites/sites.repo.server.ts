import { asc } from "drizzle-orm";

import type { Database } from "../db/client.server.ts";
import { site, siteHost } from "../db/schema.ts";

export async function listSites(db: Database) {
  const [sites, hosts] = await Promise.all([
    db.select().from(site).orderBy(asc(site.position)),
    db.select().from(siteHost),
  ]);
  return sites.map((row) => ({ ...row, hosts: hosts.filter((host) => host.site === row.code) }));
}
