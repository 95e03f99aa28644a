import { expect, test } from "vitest";

import { sections } from "#app/site/sections.ts";

import type { ContentFiles } from "./content-files.server.ts";
import { knownAddresses, missingSections } from "./links.server.ts";

const content = (parts: object) =>
  ({
    articles: [],
    certificates: [],
    categories: [],
    products: [],
    pages: [],
    downloads: { value: {} },
    places: { value: {} },
    unread: new Set(),
    ...parts,
  }) as unknown as ContentFiles;

const full = {
  articles: [{ slug: "one" }],
  certificates: [{ slug: "one" }],
  categories: [{ slug: "lamps", value: { finder: {} } }],
  downloads: { value: { driver: {} } },
  printedCatalog: {},
  places: { value: { one: { kind: "service-center" }, two: { kind: "online-shop" } } },
};

test("a part without content is missing, and links to it lead to nothing", () => {
  const empty = content({});
  expect([...missingSections(empty)]).toEqual([...sections]);
  const { problemOf } = knownAddresses(empty);
  for (const path of ["/certificates", "/finder", "/service-request", "/feed.xml", "/catalogue.pdf"])
    expect(problemOf(path)).toContain("leads to nothing");
  for (const path of ["/", "/category", "/search", "/wish-list", "/sitemap.xml"])
    expect(problemOf(path)).toBeUndefined();
});

test("a part with content exists", () => {
  expect([...missingSections(content(full))]).toEqual([]);
  expect(knownAddresses(content(full)).problemOf("/certificates")).toBeUndefined();
});

test("a file that could not be read counts as content", () => {
  const unread = new Set(["certificates/one", "catalogue"]);
  expect([...missingSections(content({ unread }))]).toEqual([
    "articles",
    "downloads",
    "finder",
    "service",
    "shops",
  ]);
});
