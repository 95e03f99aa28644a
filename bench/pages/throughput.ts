import { type Answer, fetchFrom } from "#tests/support/server.ts";

import { compare, comparisonRow, load } from "./load.ts";
import type { Measurement, Row } from "./measurement.ts";
import { defaultHost, outliveFirstMinute, type Server, startServer } from "./stage.ts";

const paths = ["/", "/category/mice", "/product/facet"];

const ways = [
  { way: "br", headers: { "accept-encoding": "br" }, status: 200 },
  { way: "identity", headers: {}, status: 200 },
  { way: "304", headers: { "accept-encoding": "br" }, status: 304 },
] as const;

/** Seconds per response. In the first ten seconds of load, V8 still optimizes: a response takes up to 1.4 times as long. */
const warmUpTime = 1.5;

export const throughput: Measurement = {
  title: "Cached pages compared with a bare Node.js server that sends the same bytes and headers",
  run: async (stage, quick) => {
    // Warm-up would render other pages during the measurement.
    const site = await stage.startSite({ environment: { PAGE_WARM_UP: "off" } });
    await outliveFirstMinute(async () => {
      for (const path of paths) await fetchFrom(site.port, defaultHost, path);
    });
    // Both share a core, because only one is active at a time.
    const bare = await startServer(
      ["bench/bare-server.ts", defaultHost, ...paths],
      { SITE_PORT: String(site.port) },
      0,
    );
    try {
      const responses = [];
      for (const path of paths) {
        for (const { way, headers, status } of ways) {
          const { etag = "" } = await sameResponse(site, bare, path, headers);
          const wanted = {
            path,
            status,
            headers: { ...headers, ...(status === 304 && { "if-none-match": String(etag) }) },
          };
          responses.push({ way, ofSite: { server: site, ...wanted }, ofBare: { server: bare, ...wanted } });
        }
      }
      for (const { ofSite, ofBare } of responses)
        for (const wanted of [ofSite, ofBare]) await load(wanted, { seconds: quick ? 0.5 : warmUpTime });
      const rows: Row[] = [];
      for (const { way, ofSite, ofBare } of responses) {
        const rounds = quick ? { rounds: 3, seconds: 0.5 } : { rounds: 9, seconds: 3 };
        const compared = await compare(ofSite, ofBare, rounds);
        rows.push({ page: ofSite.path, way, ...comparisonRow(["site", "bare"], compared) });
      }
      return rows;
    } finally {
      await bare.stop();
    }
  },
};

/** @throws if the responses differ in more than request id and date */
async function sameResponse(
  site: Server,
  bare: Server,
  path: string,
  headers: Record<string, string>,
): Promise<Answer["headers"]> {
  const request = ({ port }: Server) => fetchFrom(port, defaultHost, path, { headers }, "latin1");
  const comparable = (response: Answer) => {
    const { date: _date, "x-request-id": _id, ...rest } = response.headers;
    return JSON.stringify([response.status, response.body, Object.entries(rest).sort()]);
  };
  const wanted = await request(site);
  if (comparable(await request(bare)) !== comparable(wanted))
    throw new Error(`${path}: the bytes or headers differ`);
  return wanted.headers;
}
