import { loadContent } from "#app/server/data/import/load-content.server.ts";
import { parseRedirects } from "#app/server/data/import/redirects/parse-redirects.ts";
import { fetchFrom } from "#tests/support/server.ts";

import { compare, comparisonRow } from "./load.ts";
import type { Measurement, Row } from "./measurement.ts";
import { defaultHost, outliveFirstMinute } from "./stage.ts";

const paths = ["/", "/product/facet"];

const count = 1000;

/** Exact paths, prefixes and removed pages, as after the relaunch of a site. */
const lines = Array.from({ length: count }, (_, index) => {
  if (index % 10 === 0) return `/old/${index}/* /category/:splat 301`;
  return index % 10 === 1 ? `/old-${index}.html,,410` : `/old-${index}.html,/product/facet,301`;
});

export const redirects: Measurement = {
  title: `Cached pages with ${count} redirects, compared with none`,
  note: "Both servers run at the same time on one core. Short rounds alternate, and ratios are medians of the rounds.",
  run: async (stage, quick) => {
    const content = loadContent();
    const moved = { ...content, redirects: parseRedirects("redirects.csv", lines.join("\n")) };
    const environment = { PAGE_WARM_UP: "off" };
    const [withRedirects, without] = [
      await stage.startSite({ environment, database: await stage.databaseWith(moved) }),
      await stage.startSite({
        environment,
        database: await stage.databaseWith({ ...content, redirects: parseRedirects("redirects.csv", "") }),
      }),
    ];
    const { status } = await fetchFrom(withRedirects.port, defaultHost, "/old-2.html");
    if (status !== 301) throw new Error(`/old-2.html: got ${status}, expected 301`);
    await outliveFirstMinute(async () => {
      for (const { port } of [withRedirects, without])
        for (const path of paths) await fetchFrom(port, defaultHost, path);
    });
    const rows: Row[] = [];
    for (const path of paths) {
      const wanted = { path, status: 200, headers: { "accept-encoding": "br" } } as const;
      const compared = await compare(
        { server: withRedirects, ...wanted },
        { server: without, ...wanted },
        quick ? { rounds: 5, seconds: 0.5 } : { rounds: 21, seconds: 2 },
      );
      rows.push({ page: path, ...comparisonRow([`${count} redirects`, "none"], compared) });
    }
    return rows;
  },
};
