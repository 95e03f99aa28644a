import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { projectRoot } from "../ops/project-root.server.ts";
import { type PageDefinition, pages } from "../../site/pages.ts";
import { pageAddress } from "./page-address.ts";

const of = (address: string) => pageAddress(new URL(address, "https://en.example"))?.address;

describe("the address of a page that is cached", () => {
  test.each([
    ["/", "/"],
    ["/?utm_source=mail&x=1", "/"],
    ["/about?page=2", "/about"],
    [
      "/category/mice?junk=1&color=black&color=white&sort=name",
      "/category/mice?color=black&color=white&sort=name",
    ],
    ["/product?page=2", "/product?page=2"],
    ["/product/facet?variant=AMT-M-FCT-01-WHT&q=%3Cscript%3E", "/product/facet?variant=AMT-M-FCT-01-WHT"],
    ["/certificates?family=mice", "/certificates?family=mice"],
    ["/where-to-buy?country=SK&product=halo&__proto__=1", "/where-to-buy?country=SK&product=halo"],
  ])("of %s is %s", (address, expected) => {
    expect(of(address)).toBe(expected);
  });

  test.each([
    "/search?q=mouse",
    "/search",
    "/gallery",
    "/feed.xml",
    "/feeds/products.xml",
    "/sitemap.xml",
    "/api/get-token",
    "/a/page/that/no/route/has?slugs=a",
    "/gallery/x",
    "/drivers-and-manuals?q=facet",
    "/where-to-buy?near=50.08%2C14.43",
    "/service-center?city=Praha",
    "/service-center?pickup-city=Praha&pickup-country=CZ",
  ])("%s is not cached", (address) => {
    expect(of(address)).toBeUndefined();
  });

  test.each([
    "/category/mice?page=-1",
    "/category/mice?min=&max=90",
    "/category/mice?sort=name&color=white",
    "/product/facet?variant=",
  ])("%s is left to the router, which redirects it", (address) => {
    expect(of(address)).toBeUndefined();
  });
});

describe("the table of pages", () => {
  const sources = globSync("app/routes/**/*.tsx", { cwd: projectRoot })
    .map((path) => readFileSync(join(projectRoot, path), "utf8"))
    .flatMap((source) => {
      const route = /createFileRoute\("([^"]+)"\)/.exec(source)?.[1];
      return route ? [{ route, hasSearch: source.includes("validateSearch:") }] : [];
    });

  test("declares parameters for every route that reads some", () => {
    const rows = Object.entries<PageDefinition>(pages);
    const listed = rows.filter(([, page]) => page.search).map(([route]) => route);
    const cached = rows.filter(([, page]) => page.cached).map(([route]) => route);
    const reading = sources.filter(({ route, hasSearch }) => hasSearch && cached.includes(route));
    expect(listed.toSorted()).toEqual(reading.map(({ route }) => route).toSorted());
  });

  test("has the pattern of each route", () => {
    const routeOf = (path: string) => pageAddress(new URL(path, "https://en.example"))?.route;
    expect(["/", "/about", "/product", "/product/facet", "/category", "/category/mice"].map(routeOf)).toEqual(
      ["/", "/$slug", "/product/", "/product/$slug", "/category/{-$slug}", "/category/{-$slug}"],
    );
  });
});
