import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { loadContent } from "#app/server/data/import/load-content.server.ts";
import { productsOf } from "#app/validation/places.schema.ts";
import type { DatabaseHandle } from "#app/server/data/database/client.server.ts";
import { findServiceCenters, findShops } from "#app/server/domain/places/places.server.ts";
import { listPlaceRows } from "#app/server/domain/places/places.repo.server.ts";
import { type ShopSearch, shopSearchOf } from "#app/site/place-search.ts";
import type { Position } from "#app/site/position.ts";
import type { Site } from "#app/site/site.ts";

import { createContentDatabase, databaseAvailable, type TestDatabase } from "../support/database.ts";

const content = loadContent();
const places = Object.entries(content.places.value).map(([slug, place]) => ({ slug, ...place }));
const shops = places.filter(({ kind }) => kind !== "service-center");
const prague = "50.08,14.43";

/** By the law of cosines, which is another formula than that of the database. */
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
    database = await createContentDatabase();
    handle = await database.open();
  });
  afterAll(async () => {
    await handle.close();
    await database.remove();
  });

  const scope = (languageTag: string) =>
    ({ site: { code: languageTag, languageTag } as Site, runtime: { database: handle }, shows: new Set() }) as never;
  const find = (search: ShopSearch, languageTag = "en") => findShops(scope(languageTag), search);
  const slugsOf = async (search: ShopSearch) =>
    (await find(search)).places.map(({ slug }) => slug).toSorted();

  test("a product is at the shops that name it and at those with the whole range", async () => {
    for (const { slug } of content.products) {
      const expected = shops.filter((shop) => productsOf(shop)?.includes(slug) ?? true);
      expect(await slugsOf({ product: slug })).toEqual(expected.map((shop) => shop.slug).toSorted());
    }
    expect(await slugsOf({ product: "resonance-wireless" })).not.toEqual(await slugsOf({}));
  });

  test("counts say what each country and kind would show", async () => {
    const search: ShopSearch = { product: "vein", kind: "local" };
    const { countries, kinds } = await find(search);
    for (const { code, count } of countries) {
      expect({ code, count }).toEqual({ code, count: (await slugsOf({ ...search, country: code })).length });
    }
    expect(kinds.local).toBe((await slugsOf(search)).length);
    expect(kinds.online).toBe((await slugsOf({ ...search, kind: "online" })).length);
    expect(countries.reduce((sum, { count }) => sum + count, 0)).toBe(kinds.local);
  });

  test("the nearest comes first, by the distance along the sphere, and shops without a door last", async () => {
    const here = { latitude: 50.08, longitude: 14.43 };
    const rows = await listPlaceRows(handle.db, { kinds: ["local-shop", "online-shop"] }, here);
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

  test("where the visitor stands is no distance away, and half round the Earth is the farthest", async () => {
    const { coordinates } = places.find(({ slug }) => slug === "service-berlin") as { coordinates: Position };
    const distanceFrom = async (near: Position) => {
      const rows = await listPlaceRows(handle.db, { kinds: ["service-center"] }, near);
      return rows.find(({ slug }) => slug === "service-berlin")!.distance;
    };
    expect(await distanceFrom(coordinates)).toBe(0);
    const opposite = { latitude: -coordinates.latitude, longitude: coordinates.longitude - 180 };
    expect(await distanceFrom(opposite)).toBeCloseTo(Math.PI * 6371.0088, 3);
  });

  test("distances are written as the language writes them", async () => {
    const [first] = (await find({ near: prague })).places;
    expect(first).toMatchObject({ slug: "dilna-u-hranolu-prague", distance: "0.5\u00a0km" });
    const [inGreek] = (await find({ near: prague }, "el")).places;
    expect(inGreek!.distance).toBe("0,5\u00a0χλμ.");
    const { places: centers } = await findServiceCenters(scope("de"), { near: "52.52,13.4" });
    expect(centers[0]).toMatchObject({ slug: "service-berlin" });
  });

  test.each([
    ["vien", ["sechseck-am-ring-vienna"]],
    ["KOSICE", ["hrana-a-hra-kosice"]],
    ["київ", ["siainyi-kamin-kyiv"]],
    ["kiev", ["siainyi-kamin-kyiv"]],
    ["60-0", ["szlif-poznan"]],
    ["quarzk", ["quarzkontor-hamburg"]],
    ["ien", []],
    ["'; drop table place; --", []],
  ])("the text %j finds %j", async (city, expected) => {
    expect(await slugsOf({ city })).toEqual(expected);
  });

  test("marks alone, an unknown country and an unknown product count as not requested", async () => {
    const wanted = shopSearchOf({ city: "%%", country: "ZZ", product: "no-such-thing", kind: "both" });
    const { search, places: found } = await find(wanted);
    expect(found).toHaveLength(shops.length);
    expect(Object.values(search).every((value) => value === undefined)).toBe(true);
  });

  test("without a place to start from, the site's own country comes first", async () => {
    const codes = async (languageTag: string) =>
      (await find({}, languageTag)).places.map(({ country }) => country.code);
    expect((await codes("uk"))[0]).toBe("UA");
    expect((await codes("sr-Latn"))[0]).toBe("RS");
    expect((await codes("kk")).lastIndexOf("KZ")).toBe(
      shops.filter(({ country }) => country === "KZ").length - 1,
    );
  });
});
