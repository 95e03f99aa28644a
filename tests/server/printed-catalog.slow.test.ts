import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { loadContent } from "#app/server/data/import/load-content.server.ts";
import { canPrint } from "#app/server/documents/print/print-fonts.server.ts";

import { type PdfContent, readPdf } from "../support/pdf.ts";
import { allParts, readStructure, type Structure, structureFaults } from "../support/pdf-structure.ts";
import { mainText } from "../support/html.ts";
import { fetchPatiently, startServer, type TestServer } from "../support/server.ts";

/** Texts that only the right language, script and currency has. */
const sites = [
  { code: "en", family: "Keyboards", promise: "52 grams", price: "€89.90", firstCity: "Graz" },
  { code: "uk", family: "Клавіатури", promise: "52 грами", price: "4 299 ₴", firstCity: "Київ" },
  {
    code: "el",
    family: "Πληκτρολόγια",
    promise: "52 γραμμάρια",
    price: "89,90 €",
    firstCity: "Αθήνα",
  },
];
const centers = Object.values(loadContent().places.value).filter((place) => place.kind === "service-center");
/** Cover, contents, six families, twenty-two models, index and service. */
const pageCount = 32;

describe("the PDF catalog at its address", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  describe.each(sites)("of the site $code", ({ code, family, promise, price, firstCity }) => {
    let book: PdfContent;
    let structure: Structure;
    beforeAll(async () => {
      const { bytes } = await fetchCatalog(server, code);
      book = await readPdf(bytes);
      structure = await readStructure(bytes);
    });

    test("has a page for each model, in the site's language and currency", () => {
      expect(book.pages).toHaveLength(pageCount);
      expect(book.language).toBe(code);
      const facet = book.pages[3]!.text;
      for (const words of ["FACET", promise, price, "AMT-M-FCT-01"]) expect(facet).toContain(words);
    });

    test("its contents and its index link to the pages that they name", () => {
      const [, contents] = book.pages;
      expect(contents!.links).toHaveLength(30);
      const index = book.pages.at(-2)!;
      expect(index.links).toHaveLength(44);
      for (const { label, to } of [...contents!.links, ...index.links]) {
        const name = label.replace(/, [^,]*$/, "");
        expect(label).toMatch(new RegExp(` ${String(to)}\\b`));
        // Headings are in capitals of the language.
        expect(book.pages[Number(to) - 1]!.text).toContain(
          name.startsWith("AMT-") ? name : name.toLocaleUpperCase(code),
        );
      }
    });

    test("its bookmarks name each family with its models below", () => {
      const keyboards = book.bookmarks.find(({ title }) => title === family)!;
      expect(keyboards.below.map(({ title }) => title)).toEqual([
        "Lattice 60",
        "Lattice TKL",
        "Lattice 100",
        "Geode",
      ]);
      expect(keyboards.below.map(({ page }) => page - keyboards.page)).toEqual([1, 2, 3, 4]);
    });

    test("its last page names every service center once, the site's own country first", () => {
      const { text } = book.pages.at(-1)!;
      expect(centers.map(({ phone }) => text.split(phone!).length - 1)).toEqual(centers.map(() => 1));
      const cities = centers.map(({ city }) => city).filter(canPrint);
      expect(cities.length).toBeGreaterThan(centers.length / 2);
      expect(cities.sort((a, b) => text.indexOf(a) - text.indexOf(b))[0]).toBe(firstCity);
    });

    test("has tags in reading order, with all heading levels, alternative texts and table rows", () => {
      expect(structureFaults(structure)).toEqual([]);
      const parts = structure.pages.flatMap(allParts);
      const figures = parts.filter(({ role }) => role === "Figure");
      expect(figures.length).toBeGreaterThan(20);
      const rows = parts.filter(({ role }) => role === "TR");
      expect(rows.length).toBeGreaterThan(100);
      for (const { children } of rows) expect(children.map(({ role }) => role)).toEqual(["TH", "TD"]);
    });

    test("has a tag for every element of a page", () => {
      const model = new Set(book.structure[3]);
      expect([...model]).toEqual(
        expect.arrayContaining(["Document", "Sect", "Figure", "H2", "H3", "P", "Table", "TR", "TH", "TD"]),
      );
      expect(book.structure[1]!.filter((role) => role === "Link")).toHaveLength(30);
    });
  });

  test("does not delay its page while it is rendered, and a later response has its size", async () => {
    const page = async () => mainText(await server.fetch("hu.localhost", "/catalogue"));
    const drawing = fetchCatalog(server, "hu");
    expect(await page()).toContain("Katalógus letöltése");
    expect((await drawing).status).toBe(200);
    expect(await page()).toMatch(/PDF · \d/);
  });

  test("is sent whole, in part, or with status 304 to clients that have it", async () => {
    const whole = await fetchCatalog(server, "en");
    expect(whole.status).toBe(200);
    expect(whole.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'inline; filename="catalogue-en.pdf"',
      "cache-control": "public, max-age=300",
      "accept-ranges": "bytes",
      "content-length": String(whole.bytes.length),
    });
    expect(whole.bytes.length).toBeLessThan(5_000_000);
    const part = await fetchCatalog(server, "en", { range: "bytes=0-7" });
    expect([part.status, part.bytes.toString("latin1")]).toEqual([206, "%PDF-1.7"]);
    const kept = await fetchCatalog(server, "en", { "if-none-match": String(whole.headers.etag) });
    expect([kept.status, kept.bytes.length]).toEqual([304, 0]);
    expect(
      (await server.fetch("en.localhost", "/catalogue.pdf", { method: "HEAD" })).headers["content-length"],
    ).toBe(String(whole.bytes.length));
  });
});

const fetchCatalog = (server: TestServer, code: string, headers?: Record<string, string>) =>
  fetchPatiently(server.port, `${code}.localhost`, "/catalogue.pdf", headers);
