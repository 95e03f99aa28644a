import sharp from "sharp";
import { expect, test } from "vitest";

import type { IconName } from "#app/validation/fields.ts";
import { demoContent } from "#tests/support/demo-content.ts";
import { readPdf } from "#tests/support/pdf.ts";

import type { PrintedCatalog, PrintedCatalogProduct } from "./printed-catalog.ts";
import { drawPrintedCatalog } from "./draw-catalog.server.ts";
import { shareOut } from "./read-catalog.server.ts";
const center = (number: number) => ({ city: `City ${number}`, phone: `+${number} 000 000 012` });

const printedCatalogWith = (countries: number): PrintedCatalog => ({
  site: { languageTag: "en", greece: false, theme: "default", origin: "https://brand.example" },
  brand: { name: "Brand", tagline: "Tagline", copyright: "© Brand" },
  words: demoContent.printedCatalog!.value,
  edition: { day: "2026-03-10", text: "March 10, 2026" },
  families: [],
  serviceCenters: Array.from({ length: countries }, (_, index) => ({
    country: `Country ${index}`,
    centers: [center(100 + index), center(500 + index)],
  })),
});

async function draw(countries: number) {
  const pixel = await sharp({ create: { width: 2, height: 2, channels: 3, background: "#000" } })
    .jpeg()
    .toBuffer();
  const pictures = new Map(["cover", "ornament"].map((name) => [name, pixel]));
  return readPdf(await drawPrintedCatalog(printedCatalogWith(countries), pictures));
}

test("service centers take as many pages as they need; the imprint stands on the last", async () => {
  const { pages, bookmarks } = await draw(90);
  const service = pages.slice(3);
  expect(service.length).toBeGreaterThan(2);
  service.forEach(({ text }, index) => {
    expect(text).toMatch(new RegExp(`^ ?SERVICE .* ${index + 4}$`));
    expect(text.includes("IMPRINT")).toBe(index === service.length - 1);
  });
  const text = service.map((page) => page.text).join(" ");
  for (let index = 0; index < 90; index++) {
    expect(text.split(center(100 + index).phone)).toHaveLength(2);
    expect(text.split(center(500 + index).phone)).toHaveLength(2);
  }
  expect(bookmarks.filter(({ title }) => title === "Service")).toHaveLength(1);
  expect(pages[1]!.links.find(({ label }) => label.startsWith("Service"))?.to).toBe(4);
});

test("few service centers fit on one page", async () => {
  expect((await draw(3)).pages).toHaveLength(4);
});

const product = (index: number): PrintedCatalogProduct => ({
  slug: `thing-${index}`,
  sku: `T-${index}`,
  name: index % 7 === 0 ? `Thing ${index} ${"with a name that goes on and on ".repeat(4)}` : `Thing ${index}`,
  price: `€${index}`,
  // No picture with this name is readable.
  image: { src: "gone.webp", alt: "Gone" },
  colors: Array.from({ length: 5 }, () => ({ name: "Midnight black / Signal red", swatch: "#000000" })),
  features: [
    { icon: "cable", title: "An icon of the software", text: "" },
    { icon: "lamp" as IconName, title: "An icon of the brand", text: "" },
  ],
  specifications: Array.from({ length: 90 }, (_, row) => ({
    label: `Row ${row}`,
    value: "long value ".repeat(20),
  })),
});

test("contents, index and tables of a full catalog are limited to their pages, and pictures may be missing", async () => {
  const families = [1, 2].map((family) => ({
    slug: `family-${family}`,
    name: `Family ${family}`,
    products: Array.from({ length: 60 }, (_, index) => product(family * 100 + index)),
    more: { count: "60 / 5,200", address: `https://brand.example/catalogue/family-${family}.pdf` },
  }));
  const { pages, bookmarks } = await readPdf(
    await drawPrintedCatalog({ ...printedCatalogWith(1), families }, new Map()),
  );
  // Cover, contents, two families, 120 products, four index pages and one service page.
  expect(pages).toHaveLength(129);
  expect(pages[1]!.links.map(({ label }) => label.split(",")[0])).toEqual([
    "Family 1",
    "Family 2",
    "Index",
    "Service",
  ]);
  expect(pages[2]!.text).toContain("60 / 5,200");
  expect(pages[2]!.links.at(-1)!.label).toContain("brand.example/catalogue/family-1.pdf");
  const index = pages.slice(124, 128).flatMap(({ links }) => links);
  expect(index).toHaveLength(240);
  expect(new Set(index.map(({ to }) => to)).size).toBe(120);
  expect(pages[3]!.text.match(/Row \d+/g)!.length).toBeLessThan(40);
  expect(bookmarks.filter(({ title }) => title === "Index")).toHaveLength(1);
});

test("small families have all of their products, large ones equal shares", () => {
  expect(shareOut([4, 10_000, 30, 5_000], 120)).toEqual([4, 43, 30, 43]);
  expect(shareOut([4, 5], 120)).toEqual([4, 5]);
  expect(
    shareOut(
      Array.from({ length: 30 }, () => 900),
      120,
    ),
  ).toEqual(Array.from({ length: 30 }, () => 4));
});
