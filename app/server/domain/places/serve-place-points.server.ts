import * as v from "valibot";

import { type PlacePoints, pointSearch, type PointSearch } from "#app/site/place-points.ts";
import { parseSearch } from "#app/site/search-params.ts";

import { bytesFrom, chooseEncoding, encode, type Encoding } from "../../cache/encodings.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { listPointRows, type PlaceConditions } from "./places.repo.server.ts";
import { shopPlaceKinds } from "./places.server.ts";

/** About 300 KB of JSON, a quarter of it compressed. The list has all places. */
const maxPoints = 5_000;

export async function servePlacePoints(request: Request, scope: RequestScope): Promise<Response> {
  const search = v.parse(pointSearch, parseSearch(new URL(request.url).search));
  const accepted = request.headers.get("accept-encoding");
  const read = async () => {
    const text = bytesFrom(JSON.stringify(await readPoints(scope, search)));
    const encoding = chooseEncoding(accepted, text.length);
    return { body: await encode(text, encoding), encoding };
  };
  const { list, country, kind, product, city } = search;
  // Not cached for searches by text or product, because there are too many.
  const { body, encoding } =
    city === undefined && product === undefined
      ? await scope.runtime.memory.read(
          scope,
          `place-points ${list} ${country} ${kind} ${chooseEncoding(accepted, Infinity)}`,
          read,
        )
      : await read();
  return new Response(body, { headers: headersOf(encoding, city !== undefined) });
}

const headersOf = (encoding: Encoding, isPersonal: boolean): Record<string, string> => ({
  "content-type": "application/json; charset=utf-8",
  "cache-control": isPersonal ? "private, no-store" : "public, max-age=300",
  vary: "accept-encoding",
  ...(encoding !== "identity" && { "content-encoding": encoding }),
});

async function readPoints(
  { runtime, site }: Pick<RequestScope, "runtime" | "site">,
  { list, country, kind, product, city }: PointSearch,
): Promise<PlacePoints> {
  const kinds: PlaceConditions["kinds"] =
    list === "service-centers"
      ? ["service-center"]
      : kind
        ? [shopPlaceKinds[kind]]
        : Object.values(shopPlaceKinds);
  const rows = await listPointRows(
    runtime.database.readDb,
    { site: site.code, kinds, countries: country ? [country] : undefined, product, text: city },
    maxPoints,
  );
  return {
    points: rows.map(({ slug, name, city: town, latitude, longitude }) => [
      slug,
      [name, town].filter(Boolean).join(", "),
      rounded(latitude),
      rounded(longitude),
    ]),
  };
}

/** Rounds to about ten meters. */
const rounded = (degrees: number) => Number(degrees.toFixed(4));
