import { expect, test } from "vitest";

import {
  facetBitmapRows,
  listingRows,
  nameRanks,
  orderRows,
  priceBitmapRows,
  priceBounds,
  shelvesOf,
} from "./product-list-index.ts";

const currencies = ["EUR", "UAH"];
const sites = ["en", "uk"];

type Categories = Parameters<typeof shelvesOf>[0];
type Products = Parameters<typeof shelvesOf>[1];

const entries = <Item extends { slug: string }>(list: Item[]) =>
  list.map(({ slug, ...value }) => ({ slug, value }));

const categories = entries([
  { slug: "pads", position: 20 },
  { slug: "mice", position: 10 },
  { slug: "empty", position: 30 },
]) as unknown as Categories;

const product = (slug: string, category: string, position: number, color: string, price: number) => ({
  slug,
  category,
  position,
  brand: slug === "c" ? "Acme" : undefined,
  specifications: slug === "b" ? {} : { size: ["small", "large"], weight: 52 },
  released: "2026-01-01",
  inStock: slug !== "b",
  tags: [],
  connections: [],
  variants: [{ options: { color, size: slug === "b" ? "medium" : "small" }, prices: {}, images: [] }],
  prices: Object.fromEntries(currencies.map((currency) => [currency, price])),
});

const products = entries([
  product("b", "mice", 20, "white", 1),
  product("a", "mice", 10, "black", 2.55),
  product("c", "pads", 10, "black", 3),
]) as unknown as Products;

const shelves = shelvesOf(categories, products);

test("products are numbered through the catalog, category by category", () => {
  expect(listingRows(shelves)).toEqual([
    { position: 0, product: "a" },
    { position: 1, product: "b" },
    { position: 2, product: "c" },
  ]);
});

test("every order names the positions of all products", () => {
  const ranks = new Map([["en" as const, new Map(["c", "b", "a"].map((slug, rank) => [slug, rank]))]]);
  const orders = orderRows(shelves, currencies, ranks).filter(({ market }) =>
    ["", "EUR", "en"].includes(market),
  );
  expect(orders.map(({ sort, positions }) => [sort, positions.join(" ")])).toEqual([
    ["catalogue", "0 1 2"],
    ["newest", "0 1 2"],
    ["cheapest", "1 0 2"],
    ["dearest", "2 0 1"],
    ["name", "2 1 0"],
  ]);
});

const facets = (limitedTo?: string[]) => {
  const limited = limitedTo
    ? products.map((entry) => ({ ...entry, value: { ...entry.value, sites: limitedTo } }))
    : products;
  const rows = facetBitmapRows(shelvesOf(categories, limited), {
    sites,
    brand: "Own",
    attributes: (category) => (category === "mice" ? ["size", "weight"] : ["weight"]),
  });
  return (facet: string) =>
    rows
      .filter((row) => row.facet === facet)
      .map(({ category, value, products: set }) => [category, value, set]);
};

test("a category has a bitmap for every value of its products, with a bit for each product", () => {
  const bits = facets();
  expect(bits("color")).toEqual([
    ["mice", "black", "10"],
    ["mice", "white", "01"],
    ["pads", "black", "1"],
  ]);
  expect(bits("category")).toEqual([
    ["mice", "mice", "11"],
    ["pads", "pads", "1"],
    ["empty", "empty", ""],
  ]);
  expect(bits("brand")).toEqual([
    ["mice", "Own", "11"],
    ["pads", "Acme", "1"],
  ]);
});

test("attributes filter the categories that name them, with the values of the variants", () => {
  const bits = facets();
  expect(bits("attribute.size")).toEqual([
    ["mice", "small", "10"],
    ["mice", "large", "10"],
    ["mice", "medium", "01"],
  ]);
  expect(bits("attribute.weight")).toEqual([
    ["mice", "52", "10"],
    ["pads", "52", "1"],
  ]);
});

test("stock and sites have a bitmap, also if it is empty", () => {
  expect(facets()("stock")).toEqual([
    ["mice", "in", "10"],
    ["pads", "in", "1"],
    ["empty", "in", ""],
  ]);
  expect(facets()("site")).toEqual([]);
  expect(facets(["uk"])("site").filter(([category]) => category === "mice")).toEqual([
    ["mice", "en", "00"],
    ["mice", "uk", "11"],
  ]);
});

test("the bitmaps of prices hold every price, bit by bit", () => {
  const rows = priceBitmapRows(shelves, currencies).filter(
    ({ category, currency }) => category === "mice" && currency === "EUR",
  );
  const amount = (ordinal: number) =>
    rows
      .filter(({ bit }) => bit < 31)
      .reduce((sum, { bit, products: set }) => sum + Number(set[ordinal]) * 2 ** bit, 0);
  expect([amount(0), amount(1)]).toEqual([255, 100]);
});

test("a category has its lowest and highest price, an empty category has none", () => {
  expect(priceBounds(shelves[0]!, currencies).EUR).toEqual([100, 255]);
  expect(priceBounds(shelves[2]!, currencies)).toEqual({});
});

test("names are sorted by the rules of the language, numbers by size", () => {
  const names = ["Ž", "Z", "Č", "C", "Lattice 100", "Lattice 60"].map((name) => ({
    slug: name,
    value: { name },
  }));
  const inOrder = (tag: string) =>
    [...nameRanks(names, tag)].sort(([, a], [, b]) => a - b).map(([slug]) => slug);
  expect(inOrder("cs")).toEqual(["C", "Č", "Lattice 60", "Lattice 100", "Z", "Ž"]);
});
