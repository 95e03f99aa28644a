import sharp from "sharp";
import { expect, test, vi } from "vitest";

import { loadContent } from "#app/server/data/import/load-content.server.ts";
import { readPdf } from "#tests/support/pdf.ts";

import type { PrintedCatalog } from "./printed-catalog.ts";
import { drawPrintedCatalog } from "./draw-catalog.server.ts";

// The first document reads the fonts.
vi.setConfig({ testTimeout: 30_000 });

const center = (number: number) => ({ city: `City ${number}`, phone: `+${number} 000 000 012` });

const printedCatalogWith = (countries: number): PrintedCatalog => ({
  site: { languageTag: "en", greece: false, theme: "default", origin: "https://brand.example" },
  brand: { name: "Brand", tagline: "Tagline", copyright: "© Brand" },
  words: loadContent().printedCatalog.value,
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
  const { pages, bookmarks } = await draw(60);
  const service = pages.slice(3);
  expect(service.length).toBeGreaterThan(2);
  service.forEach(({ text }, index) => {
    expect(text).toMatch(new RegExp(`^ ?SERVICE .* ${index + 4}$`));
    expect(text.includes("IMPRINT")).toBe(index === service.length - 1);
  });
  const text = service.map((page) => page.text).join(" ");
  for (let index = 0; index < 60; index++) {
    expect(text.split(center(100 + index).phone)).toHaveLength(2);
    expect(text.split(center(500 + index).phone)).toHaveLength(2);
  }
  expect(bookmarks.filter(({ title }) => title === "Service")).toHaveLength(1);
  expect(pages[1]!.links.find(({ label }) => label.startsWith("Service"))?.to).toBe(4);
});

test("few service centers are one page", async () => {
  expect((await draw(3)).pages).toHaveLength(4);
});
