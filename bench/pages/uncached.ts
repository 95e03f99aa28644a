import { compare, comparisonRow, load } from "./load.ts";
import type { Measurement, Row } from "./measurement.ts";
import { usualHost } from "./stage.ts";

const paths = ["/", "/category/mice", "/product/facet"];

/** A host of no site gets the usual site's pages, and nothing is remembered for it. */
const unknownHost = "unknown.invalid";

export const uncached: Measurement = {
  title: "Pages that are drawn for each request, beside the same with nothing remembered between requests",
  run: async (stage, quick) => {
    const server = await stage.startSite({ environment: { PAGE_CACHE_MB: "0" } });
    const rows: Row[] = [];
    for (const path of paths) {
      // The first hundreds are drawn by code that is not compiled yet.
      for (const host of [usualHost, unknownHost])
        await load({ server, path, host, status: 200 }, { requests: quick ? 100 : 1_000 });
      const compared = await compare(
        { server, path, host: usualHost, status: 200 },
        { server, path, host: unknownHost, status: 200 },
        quick ? { rounds: 3, seconds: 1.5 } : { rounds: 7, seconds: 5 },
      );
      rows.push({ page: path, ...comparisonRow(["site", "nothing remembered"], compared) });
    }
    return rows;
  },
};
