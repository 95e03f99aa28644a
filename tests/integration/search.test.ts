import { mkdirSync } from "node:fs";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { importContent } from "#app/server/data/import/import-content.repo.server.ts";
import { loadContent } from "#app/server/data/import/load-content.server.ts";
import { mediaFolder } from "#app/server/ops/project-root.server.ts";

import { copyContent } from "../support/content.ts";
import { createContentDatabase, databaseAvailable } from "../support/database.ts";
import { marked, openSearchableSite, plain, type SearchableSite } from "../support/search.ts";

describe.skipIf(!databaseAvailable)("search", () => {
  let site: SearchableSite;
  beforeAll(async () => {
    site = await openSearchableSite(await createContentDatabase());
  });
  afterAll(() => site.close());

  const search: SearchableSite["search"] = (...request) => site.search(...request);
  const write: SearchableSite["write"] = (...documents) => site.write(...documents);
  const titles = async (...request: Parameters<typeof search>) =>
    (await search(...request)).items.map(({ title }) => plain(title));

  describe("the content of the brand", () => {
    test("a product is found by its name, before documents that only mention it", async () => {
      const { items, counts } = await search("en", "arc");
      expect(items.slice(0, 2).map(({ key }) => key)).toEqual(["arc", "old-arc"]);
      expect(items[0]).toMatchObject({ kind: "product", target: "/product/arc", code: "EX-L-ARC-01" });
      expect(items[0]?.price).toBe("€89.90");
      expect(counts.map(({ kind }) => kind)).toEqual(["product", "page", "download", "certificate"]);
      const ofAll = (await search("en", "lamp")).counts;
      expect(ofAll.map(({ kind }) => kind)).toEqual([
        "category",
        "product",
        "page",
        "article",
        "download",
        "certificate",
      ]);
    });

    test.each(["EX-L-ARC-01", "ex-l-arc-01", "EX L ARC 01", "exlarc01"])(
      "an item number leads to its product: %s",
      async (code) => {
        expect((await search("de", code)).items[0]).toMatchObject({ kind: "product", key: "arc" });
      },
    );

    test("a document number leads to its certificate", async () => {
      expect((await search("en", "DOC-2026-004")).items[0]).toMatchObject({ kind: "certificate" });
    });

    test("pages without content are found by their names in the menus", async () => {
      expect((await search("uk", "сервісний центр")).items[0]).toMatchObject({
        kind: "page",
        target: "/service-center",
      });
    });

    test("the home page is not a hit", async () => {
      const { items } = await search("en", "lamps chairs tables", { kind: "page" });
      expect(items.map(({ target }) => target)).not.toContain("/");
    });

    test("only the requested kind is listed, and all kinds are counted", async () => {
      const all = await search("en", "lamp");
      const some = await search("en", "lamp", { kind: "page" });
      expect(new Set(some.items.map(({ kind }) => kind))).toEqual(new Set(["page"]));
      expect(some.counts).toEqual(all.counts);
      expect(some.total).toBe(all.counts.find(({ kind }) => kind === "page")?.count);
    });

    test("words of another language find nothing", async () => {
      expect((await search("de", "лампа")).total).toBe(0);
      expect((await search("uk", "Schreibtischlampe")).total).toBe(0);
    });

    test("the categories are offered if nothing is found", async () => {
      const { total, categories } = await search("en", "qwxzy");
      expect([total, categories.length]).toEqual([0, 4]);
      expect((await search("en", "")).categories).toHaveLength(4);
    });

    test("matches are marked in a passage of the text", async () => {
      const { items } = await search("en", "angle", { kind: "product" });
      expect(marked(items[0]!.excerpt)).toContain("[angle]");
    });
  });

  describe("ranking", () => {
    test("a word in the title counts more than the same word many times in the text", async () => {
      await write("lv", [
        { title: "About noise", body: ["basalt ".repeat(40)] },
        { title: "Summary", summary: "basalt" },
        { title: "Basalt and other stones" },
        { title: "Basalt" },
      ]);
      expect((await titles("lv", "basalt")).slice(0, 2)).toEqual(["Basalt", "Basalt and other stones"]);
    });

    test("an exact match is not mixed with words that begin with it", async () => {
      await write("lv", [{ title: "Keyboard" }, { title: "Key" }]);
      expect(await titles("lv", "key")).toEqual(["Key"]);
      expect(await titles("lv", "keyb")).toEqual(["Keyboard"]);
    });

    test("equal matches keep their order from page to page", async () => {
      await write(
        "lv",
        Array.from({ length: 45 }, (_, index) => ({ title: "Basalt pad", body: [`number ${index}`] })),
      );
      const read = async () => {
        const pages = await Promise.all([1, 2, 3].map((page) => search("lv", "basalt", { page })));
        return pages.flatMap(({ items }) => items.map(({ key }) => key));
      };
      const keys = await read();
      expect(keys).toHaveLength(45);
      expect(new Set(keys).size).toBe(45);
      expect(await read()).toEqual(keys);
      expect(await search("lv", "basalt", { page: 99 })).toMatchObject({ page: 3, pages: 3, total: 45 });
    });

    test("at most three hundred documents of a kind are counted", async () => {
      await write("lv", [
        ...Array.from({ length: 510 }, (_, index) => ({
          title: `Basalt ${index}`,
          kind: "product" as const,
        })),
        { title: "Basalt", kind: "page" as const, key: "page" },
      ]);
      const view = await search("lv", "basalt");
      expect(view).toMatchObject({ total: 301, more: true, pages: 16 });
      expect(view.counts).toEqual([
        { kind: "product", count: 300, more: true },
        { kind: "page", count: 1, more: false },
      ]);
    }, 60_000);
  });

  describe("corrections and partial matches", () => {
    test("an unknown word is corrected, and a known word with few results is not", async () => {
      await write("lv", [{ title: "Mose" }, ...["a", "b", "c"].map((name) => ({ title: `Mouse ${name}` }))]);
      const view = await search("lv", "mouze");
      expect(view.corrected).toBe("mouse");
      await write("lv", [{ title: "Mouze" }, ...["a", "b", "c"].map((name) => ({ title: `Mouse ${name}` }))]);
      const known = await search("lv", "mouze");
      expect([known.total, known.corrected, known.meant]).toEqual([1, undefined, undefined]);
    });

    test("documents with some of the words are shown if no document has all of them", async () => {
      await write("lv", [{ title: "Basalt" }, { title: "Geode" }, { title: "Halo" }]);
      const view = await search("lv", "basalt geode");
      expect(view.partial).toBe(true);
      expect(view.items.map(({ title }) => plain(title)).toSorted()).toEqual(["Basalt", "Geode"]);
    });
  });

  describe("hostile input", () => {
    test.each([
      "' or 1=1; drop table search_document; --",
      "a' | !b & (c <-> d):*",
      "\\ \u0000 ' \" ` $1 %s ${x}",
      "<script>alert(1)</script>",
      "=product",
      "':*",
      "((((",
      "\u202e\u200b",
      "😀 🖱️",
      "%",
      "_",
      "x".repeat(5_000),
      "a ".repeat(500),
      "é".normalize("NFD").repeat(60),
      "\ud800",
    ])("%j is harmless", async (query) => {
      const view = await search("en", query);
      expect(view.query.length).toBeLessThanOrEqual(200);
      expect([...view.query].length).toBeLessThanOrEqual(100);
      expect(view.items.length).toBeLessThanOrEqual(20);
      await expect(site.suggest("en", query)).resolves.toBeDefined();
    });

    test("a part of an item number finds its product, and the marker of a kind finds nothing", async () => {
      await write("lv", [{ title: "Basalt", code: "AMT-P-BSL-01" }, { title: "Geode" }]);
      expect(await titles("lv", "amt")).toEqual(["Basalt"]);
      expect(await titles("lv", "=article")).toEqual([]);
    });
  });

  test("a site's own page replaces the common one, and a hidden page is not found", async () => {
    const copy = copyContent();
    try {
      mkdirSync(`${copy.folder}/sites/de/pages`, { recursive: true });
      copy.write(
        "pages/secret.yaml",
        "title: Zirconium\ndescription: Zirconium\nmiddleware: [preview-only]\nblocks:\n  - { kind: rich-text, body: Zirconium }\n",
      );
      copy.write(
        "sites/de/pages/about.yaml",
        "title: Zirkon\ndescription: Nur hier\nblocks:\n  - { kind: rich-text, body: Nur hier }\n",
      );
      await importContent(site.db, loadContent(copy.folder), mediaFolder);
      expect((await search("en", "zirconium")).total).toBe(0);
      expect(await titles("de", "zirkon")).toEqual(["Zirkon"]);
      expect((await search("en", "zirkon")).total).toBe(0);
    } finally {
      copy.remove();
    }
  });
});
