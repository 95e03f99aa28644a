import { compare, comparisonRow, load } from "./load.ts";
import type { Measurement, Row } from "./measurement.ts";
import { defaultHost } from "./stage.ts";

const paths = ["/", "/category/mice", "/product/facet"];

/** Unknown hosts get the default site, uncached. */
const unknownHost = "unknown.invalid";

export const uncached: Measurement = {
  title: "Pages rendered for each request, compared with the same pages with no cache between requests",
  run: async (stage, quick) => {
    const server = await stage.startSite({ environment: { PAGE_CACHE_MB: "0" } });
    const rows: Row[] = [];
    for (const path of paths) {
      // Warm-up until V8 has compiled the code.
      for (const host of [defaultHost, unknownHost])
        await load({ server, path, host, status: 200 }, { requests: quick ? 100 : 1_000 });
      const compared = await compare(
        { server, path, host: defaultHost, status: 200 },
        { server, path, host: unknownHost, status: 200 },
        quick ? { rounds: 3, seconds: 1.5 } : { rounds: 7, seconds: 5 },
      );
      rows.push({ page: path, ...comparisonRow(["site", "nothing remembered"], compared) });
    }
    return rows;
  },
};
