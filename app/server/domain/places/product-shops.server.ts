import { nameLanguage } from "#app/site/name-language.ts";
import { regionOf } from "#app/site/region.ts";
import type { PlaceKind } from "#app/validation/places.schema.ts";

import { shownPlaces } from "../../cache/shown-content.ts";
import { readVocabulary } from "../catalog/catalog.repo.server.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { listPlaceRows } from "./places.repo.server.ts";
import { shopPlaceKinds } from "./places.server.ts";

type Scope = Pick<RequestScope, "site" | "runtime" | "shows">;

const maxProductShops = 6;
const maxElsewhere = 100;

/** Online shops first. Without a shop in the site's country: online shops elsewhere, sorted by the country's name. */
export async function listProductShops(scope: Scope, product: string) {
  const { site, runtime, shows } = scope;
  shows.add(shownPlaces);
  const own = regionOf(site);
  const { online, local } = shopPlaceKinds;
  const list = (kind: PlaceKind, countries: string[] | undefined) =>
    listPlaceRows(
      runtime.database.readDb,
      { site: site.code, kinds: [kind], product, countries },
      {},
      { limit: countries ? maxProductShops : maxElsewhere },
    );
  const [word, ...found] = await Promise.all([
    readVocabulary(runtime.database.readDb, site, ["country"]),
    ...(own ? [list(online, [own]), list(local, [own])] : []),
  ]);
  const near = found.flat();
  const inOrder = (a: { country: string }, b: { country: string }) =>
    word("country", a.country).localeCompare(word("country", b.country), site.languageTag);
  const rows = near.length > 0 ? near : (await list(online, undefined)).sort(inOrder);
  return rows.slice(0, maxProductShops).map(({ slug, name, kind, city, country, url }) => ({
    slug,
    name,
    language: nameLanguage(name, country, site.languageTag),
    kind: kind === online ? ("online" as const) : ("local" as const),
    /** City; for a shop in another country, the country. */
    town: near.length > 0 ? (city ?? undefined) : word("country", country),
    url: url ?? undefined,
  }));
}
