/** Generates distinct URLs of a real catalog, a given number per route. */
import { sql } from "drizzle-orm";

import type { Database } from "#app/server/data/database/client.server.ts";

import { oneOf, type Random, randomNumbers } from "../random.ts";
import { realQueries } from "./queries.ts";
import type { Trial } from "./trial.ts";

export type Route = { name: string; paths: string[]; isPage: boolean };

type Known = {
  products: string[];
  values: Record<"brand" | "color" | "switch" | "style", string[]>;
  cities: string[];
};

const pageCount = { keyboards: 60, all: 150 };

export async function readRoutes(trial: Trial, count: number): Promise<Route[]> {
  const { db, close } = await trial.open();
  const known = await readKnown(db);
  await close();
  const random = randomNumbers(1);
  const pick = (path: (random: Random) => string) =>
    [...new Set(Array.from({ length: count * 3 }, () => path(random)))].slice(0, count);
  const product = (next: Random) => oneOf(known.products, next);
  /** Different products, because an address that names one twice redirects. */
  const parameters = (amount: number, next: Random) => {
    const chosen = new Set<string>();
    while (chosen.size < amount) chosen.add(product(next));
    return Array.from(chosen, (slug) => `product=${slug}`).join("&");
  };
  const value = (kind: keyof Known["values"], next: Random) =>
    encodeURIComponent(oneOf(known.values[kind], next));
  const page = (name: string, path: (random: Random) => string) => ({
    name,
    paths: pick(path),
    isPage: true,
  });
  const keyboards = "/category/peripherals-keyboards";
  return [
    page("home", () => "/"),
    page("categories", () => "/category"),
    page("list of keyboards", () => keyboards),
    page("keyboards, a page", (next) => `${keyboards}?page=${2 + Math.floor(next() * pageCount.keyboards)}`),
    page(
      "keyboards, filters",
      (next) => `${keyboards}?brand=${value("brand", next)}&color=${value("color", next)}&sort=cheapest`,
    ),
    page(
      "keyboards, attributes",
      (next) =>
        `${keyboards}?filter=style.${value("style", next)}&filter=switch.${value("switch", next)}&max=${50 + Math.floor(next() * 200)}`,
    ),
    page("keyboards, all switches", () => `${keyboards}?all=attribute.switch`),
    page("keyboards, all colors", () => `${keyboards}?all=color`),
    page("headphones", () => "/category/headphones"),
    page("all products", () => "/product"),
    page("all products, a page", (next) => `/product?page=${2 + Math.floor(next() * pageCount.all)}`),
    page("all products, filters", (next) => `/product?brand=${value("brand", next)}&sort=dearest`),
    page("product", (next) => `/product/${product(next)}`),
    page("compare", (next) => `/compare?${parameters(3, next)}`),
    page("wish list", (next) => `/wish-list?${parameters(2, next)}`),
    page("finder", () => "/finder/mice"),
    page("search", (next) => `/search?q=${encodeURIComponent(oneOf(realQueries, next).query)}`),
    page("search, a page", (next) => `/search?page=${2 + Math.floor(next() * 9)}&q=keyboard`),
    page("shops", () => "/where-to-buy"),
    page("shops of a city", (next) => `/where-to-buy?city=${encodeURIComponent(oneOf(known.cities, next))}`),
    page(
      "shops near me",
      (next) => `/where-to-buy?near=${(30 + next() * 15).toFixed(2)},${(-118 + next() * 40).toFixed(2)}`,
    ),
    page("shops, a page", (next) => `/where-to-buy?country=US&page=${2 + Math.floor(next() * 70)}`),
    page("service centers", () => "/service-center"),
    page("drivers and manuals", () => "/drivers-and-manuals"),
    page("certificates", () => "/certificates"),
    page("service request", () => "/service-request"),
    page("page of texts", (next) => oneOf(["/about", "/faq", "/careers", "/journal"], next)),
    {
      name: "sitemap",
      paths: ["/sitemap.xml", "/sitemap-1.xml", "/sitemap-2.xml"].slice(0, 1),
      isPage: false,
    },
    { name: "product feed", paths: ["/feeds/products.xml"], isPage: false },
  ];
}

async function readKnown(db: Database): Promise<Known> {
  const texts = async (query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as { rows: Record<string, unknown>[] }).rows.map((row) =>
      String(row["value"]),
    );
  const values = (facet: string) =>
    texts(sql`select value from facet_bitmap where category = 'peripherals-keyboards' and facet = ${facet}
      order by bit_count(products) desc, value limit 25`);
  return {
    products: await texts(
      sql`select key as value from catalog_entry where kind = 'product' order by md5(key) limit 2000`,
    ),
    values: {
      brand: await values("brand"),
      color: await values("color"),
      switch: await values("attribute.switch"),
      style: await values("attribute.style"),
    },
    cities: await texts(
      sql`select city as value from place where country = 'US' group by city order by count(*) desc, city limit 60`,
    ),
  };
}
