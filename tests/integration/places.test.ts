import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { productsOf } from "#app/validation/places.schema.ts";
import type { DatabaseHandle } from "#app/server/data/database/client.server.ts";
import { findServiceCenters, findShops } from "#app/server/domain/places/find-places.server.ts";
import { listProductShops } from "#app/server/domain/places/product-shops.server.ts";
import { listPlaceRows } from "#app/server/domain/places/places.repo.server.ts";
import { type ShopSearch, shopSearchOf } from "#app/site/place-search.ts";
import { createContentMemory } from "#app/server/cache/content-memory.server.ts";
import { servePlacePoints } from "#app/server/domain/places/serve-place-points.server.ts";
import type { PlacePoints } from "#app/site/place-points.ts";
import { formatArea, type Position } from "#app/site/position.ts";
import type { Site } from "#app/site/site.ts";

import { createTestDatabase, databaseAvailable, type TestDatabase } from "../support/database.ts";
import { importInto } from "../support/import-into.ts";
import { withManyShops } from "../support/many-shops.ts";
import { demoContent } from "#tests/support/demo-content.ts";

const content = withManyShops(demoContent);
const places = Object.entries(content.places.value).map(([slug, place]) => ({ slug, ...place }));
/** Shops that are not limited to sites. */
const shops = places.filter(({ kind, sites }) => kind !== "service-center" && !sites);
const berlin = "52.5045,13.4";

/** Uses the spherical law of cosines, unlike the database. */
function kilometres(a: Position, b: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [north, other] = [radians(a.latitude), radians(b.latitude)];
  const turn = Math.cos(radians(a.longitude - b.longitude));
  return 6371.0088 * Math.acos(Math.sin(north) * Math.sin(other) + Math.cos(north) * Math.cos(other) * turn);
}

describe.skipIf(!databaseAvailable)("service centers and shops", () => {
  let database: TestDatabase;
  let handle: DatabaseHandle;
  beforeAll(async () => {
    database = await importInto(await createTestDatabase(), content);
    handle = await database.open();
  });
  afterAll(async () => {
    await handle.close();
    await database.remove();
  });

  const scope = (languageTag: string) =>
    ({
      site: { code: languageTag, locale: languageTag, languageTag } as Site,
      runtime: { database: handle },
      shows: new Set(),
    }) as never;
  const find = async (search: ShopSearch, languageTag = "en") =>
    (await findShops(scope(languageTag), search))!;
  /** The places of all pages. */
  const placesOf = async (search: ShopSearch, languageTag = "en") => {
    const { pages } = await find(search, languageTag);
    const found = await Promise.all(
      Array.from({ length: pages }, (_, index) => find({ ...search, page: index + 1 }, languageTag)),
    );
    return found.flatMap(({ places: onPage }) => onPage);
  };
  const slugsOf = async (search: ShopSearch) => (await placesOf(search)).map(({ slug }) => slug).toSorted();

  test("a product is listed at shops that name it and at shops with the whole range", async () => {
    for (const { slug } of content.products) {
      const expected = shops.filter((shop) => productsOf(shop)?.includes(slug) ?? true);
      expect(await slugsOf({ product: slug })).toEqual(expected.map((shop) => shop.slug).toSorted());
    }
    expect(await slugsOf({ product: "rest" })).not.toEqual(await slugsOf({}));
  });

  test("counts are the numbers of places that each country and kind would show", async () => {
    const search: ShopSearch = { product: "cone", kind: "local" };
    const { countries, kinds } = await find(search);
    for (const { code, count } of countries) {
      expect({ code, count }).toEqual({ code, count: (await slugsOf({ ...search, country: code })).length });
    }
    expect(kinds.local).toBe((await slugsOf(search)).length);
    expect(kinds.online).toBe((await slugsOf({ ...search, kind: "online" })).length);
    expect(countries.reduce((sum, { count }) => sum + count, 0)).toBe(kinds.local);
  });

  test("places are sorted by distance along the sphere, and online shops come last", async () => {
    const here = { latitude: 52.5045, longitude: 13.4 };
    const kinds = ["local-shop", "online-shop"] as const;
    const rows = await listPlaceRows(handle.db, { site: "en", kinds }, { near: here }, { limit: 1_000 });
    const withDoor = rows.filter(({ latitude }) => latitude !== null);
    expect(withDoor.length).toBeGreaterThan(40);
    for (const { latitude, longitude, distance } of withDoor) {
      const expected = kilometres(here, { latitude: latitude!, longitude: longitude! });
      expect(Math.abs(distance! - expected)).toBeLessThan(0.001);
    }
    const distances = withDoor.map(({ distance }) => distance!);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(rows.slice(withDoor.length).every(({ kind }) => kind === "online-shop")).toBe(true);
  });

  test("the visitor's own position is 0 km away, and half the circumference of the Earth is the farthest", async () => {
    const { coordinates } = places.find(({ slug }) => slug === "service-berlin") as { coordinates: Position };
    const distanceFrom = async (near: Position) => {
      const rows = await listPlaceRows(
        handle.db,
        { site: "en", kinds: ["service-center"] },
        { near },
        { limit: 1_000 },
      );
      return rows.find(({ slug }) => slug === "service-berlin")!.distance;
    };
    expect(await distanceFrom(coordinates)).toBe(0);
    const opposite = { latitude: -coordinates.latitude, longitude: coordinates.longitude - 180 };
    expect(await distanceFrom(opposite)).toBeCloseTo(Math.PI * 6371.0088, 3);
  });

  test("distances are formatted in the language of the site", async () => {
    const [first] = (await find({ near: berlin })).places;
    expect(first).toMatchObject({ slug: "shop-berlin", distance: "0.5\u00a0km" });
    const [inGreek] = (await find({ near: berlin }, "el")).places;
    expect(inGreek!.distance).toBe("0,5\u00a0χλμ.");
    const centers = await findServiceCenters(scope("de"), { near: "52.52,13.4" });
    expect(centers!.places[0]).toMatchObject({ slug: "service-berlin" });
  });

  test.each([
    ["athe", ["shop-athens"]],
    ["KOSICE", ["door-0"]],
    ["київ", ["shop-kyiv"]],
    ["kyiv", ["shop-kyiv"]],
    ["60-0", ["door-0"]],
    ["hafenl", ["shop-hamburg"]],
    ["then", []],
    ["'; drop table place; --", []],
  ])("the text %j finds %j", async (city, expected) => {
    expect(await slugsOf({ city })).toEqual(expected);
  });

  test("a product's page names at most six shops of the site's country that sell it, online shops first", async () => {
    const named = await listProductShops(scope("de"), "arc");
    const selling = shops.filter(
      (shop) => shop.country === "DE" && (productsOf(shop) ?? ["arc"]).includes("arc"),
    );
    expect(named.map(({ slug }) => slug).toSorted()).toEqual(selling.map(({ slug }) => slug).toSorted());
    expect(named[0]!.kind).toBe("online");
    expect(named.map(({ kind }) => kind)).toEqual(
      named
        .map(({ kind }) => kind)
        .toSorted()
        .toReversed(),
    );
  });

  test("a product's page names online shops of other countries if the site's country has no shop", async () => {
    const named = await listProductShops(scope("en"), "arc");
    expect(named).toHaveLength(6);
    expect(new Set(named.map(({ kind }) => kind))).toEqual(new Set(["online"]));
    const towns = named.map(({ town }) => town!);
    expect(towns).toEqual(towns.toSorted((a, b) => a.localeCompare(b, "en")));
    expect(towns[0]).toBe("Austria");
  });

  test("punctuation alone, an unknown country and an unknown product are ignored", async () => {
    const wanted = shopSearchOf({ city: "%%", country: "ZZ", product: "no-such-thing", kind: "both" });
    const { search, total } = await find(wanted);
    expect(total).toBe(shops.length);
    expect(Object.values(search).every((value) => value === undefined)).toBe(true);
  });

  test("pages have twenty places each, do not overlap, and end with the last place", async () => {
    const { places: first, total, pages } = await find({ near: berlin });
    expect(first).toHaveLength(20);
    expect(pages).toBe(Math.ceil(total / 20));
    const all = (await placesOf({ near: berlin })).map(({ slug }) => slug);
    expect(new Set(all).size).toBe(total);
    expect(await findShops(scope("en"), { page: pages + 1 })).toBeUndefined();
  });

  test("an area limits the list and its counts, but not the groups on the map", async () => {
    const austria = { south: 46.3, west: 9.5, north: 49.1, east: 17.2 };
    const inside = shops.filter(
      (shop) =>
        "coordinates" in shop &&
        shop.coordinates.latitude > austria.south &&
        shop.coordinates.latitude < austria.north &&
        shop.coordinates.longitude > austria.west &&
        shop.coordinates.longitude < austria.east,
    );
    const { total, groups, countries } = await find({ area: formatArea(austria) });
    expect(inside.length).toBeGreaterThan(1);
    expect(total).toBe(inside.length);
    expect(countries.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    const located = shops.filter((shop) => "coordinates" in shop);
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(located.length);
  });

  test.each([
    ["its name", "old ARC", "old-arc"],
    ["the beginning of its item number", "ex-c-sto", "stool"],
    ["its item number", "ex-c-fol-01", "fold"],
    ["a word that no other product has", "stool", "stool"],
  ])("a product is found by %s", async (_, model, slug) => {
    const { product, search } = await find({ model });
    expect(product?.slug).toBe(slug);
    expect(search).toMatchObject({ product: slug, model: undefined });
  });

  test("a text that matches several products offers them, and does not filter the list", async () => {
    const { product, similar, search, total } = await find({ model: "lamp" });
    expect(product).toBeUndefined();
    expect(similar.length).toBeGreaterThan(1);
    expect(search.model).toBe("lamp");
    expect(total).toBe(shops.length);
  });

  test("the map's points match the list's filters, in a separate response", async () => {
    const request = (query: string) =>
      new Request(`http://en.example/api/place-points${query}`, {
        headers: { "accept-encoding": "identity" },
      });
    const pointScope = {
      ...(scope("en") as object),
      cacheKey: "en",
      runtime: { database: handle, memory: createContentMemory() },
    } as never;
    const read = async (query: string) => {
      const response = await servePlacePoints(request(query), pointScope);
      return { points: ((await response.json()) as PlacePoints).points, headers: response.headers };
    };
    const located = shops.filter((shop) => "coordinates" in shop);
    const all = await read("?list=shops");
    expect(all.points.map(([slug]) => slug).toSorted()).toEqual(located.map(({ slug }) => slug).toSorted());
    expect(all.headers.get("cache-control")).toBe("public, max-age=300");
    const inAustria = await read("?list=shops&country=AT&kind=local&page=3");
    expect(inAustria.points).toHaveLength(located.filter(({ country }) => country === "AT").length);
    const ofCity = await read("?list=shops&city=athe");
    expect(ofCity.points).toHaveLength(1);
    expect(ofCity.headers.get("cache-control")).toBe("private, no-store");
  });

  test("without a position, the site's own country comes first", async () => {
    const codes = async (languageTag: string) =>
      (await placesOf({}, languageTag)).map(({ country }) => country.code);
    expect((await codes("uk"))[0]).toBe("UA");
    expect((await codes("et-Latn"))[0]).toBe("EE");
    expect((await codes("el")).lastIndexOf("GR")).toBe(
      shops.filter(({ country }) => country === "GR").length - 1,
    );
  });
});
