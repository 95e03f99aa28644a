import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { mediaFolder } from "#app/server/ops/project-root.server.ts";
import { type PdfContent, readPdf } from "#tests/support/pdf.ts";
import { allParts, readStructure, structureFaults } from "#tests/support/pdf-structure.ts";

import { composeManual, type DocumentSources } from "./compose-manual.server.ts";
import { checkDocuments, listDocuments, writeDocuments } from "./documents.server.ts";
import { demoContent } from "#tests/support/demo-content.ts";

const content = demoContent;

/** Fewer documents, to draw them fast. */
const few: DocumentSources = {
  ...content,
  downloads: {
    ...content.downloads,
    value: {
      "facet-manual": content.downloads.value["facet-manual"]!,
      "mosaic-manual": content.downloads.value["mosaic-manual"]!,
    },
  },
  certificates: content.certificates.filter(({ slug }) => slug === "doc-facet"),
};

let folder: string;
let manual: PdfContent;
let declaration: PdfContent;
const read = async (file: string) => readPdf(await readFile(join(folder, file)));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "documents-"));
  await writeDocuments(few, folder);
  manual = await read("downloads/facet-manual.pdf");
  declaration = await read("downloads/doc-facet.pdf");
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("a manual", () => {
  test("names its title and language", () => {
    expect({ title: manual.title, language: manual.language }).toEqual({
      title: "Facet: User manual",
      language: "en",
    });
  });

  test("its contents and bookmarks lead to the page where the chapter begins", () => {
    const [, contents] = manual.pages;
    expect(contents!.links.length).toBeGreaterThanOrEqual(8);
    for (const { label, to } of contents!.links) {
      const title = label.replace(/, page \d+$/, "");
      expect(label).toBe(`${title}, page ${String(to)}`);
      expect(manual.pages[Number(to) - 1]!.text).toContain(title.toUpperCase());
      expect(manual.bookmarks.find((bookmark) => bookmark.title === title)?.page).toBe(to);
    }
  });

  test("says what the product's data says: values, questions, connections and the declaration", () => {
    const text = manual.pages.map((page) => page.text).join(" ");
    expect(text).toContain("AMT-M-FCT-01");
    expect(text).toContain("122 × 63 × 38 mm");
    expect(text).toContain("Can I play while the battery charges?");
    expect(text).toContain("CONNECT OVER 2.4 GHZ");
    expect(text).toContain("CHARGE THE BATTERY");
    expect(text).toContain("DOC-2026-004");
  });

  test("names one service center of each country, the first, and where the others are", () => {
    const text = manual.pages.map((page) => page.text).join(" ");
    for (const words of ["Germany, Berlin", "+49 30 0000 0112", "Ukraine, Kyiv", "Ireland, Dublin"])
      expect(text).toContain(words);
    expect(text).toContain("https://ametrin.example/service-center");
    expect(text).not.toMatch(/München|Hamburg|Lviv/);
  });

  test("of a product without electrical parts speaks of no cable, battery or radio", async () => {
    const { pages } = await read("downloads/mosaic-manual.pdf");
    const text = pages.map((page) => page.text).join(" ");
    expect(text).not.toMatch(/FIRST USE|BATTERY|RADIO|Do not open the device/);
    expect(text).toContain("needs no declaration of conformity");
  });

  test("has a declaration for every electrical product that a certificate names, and an address for the others", () => {
    for (const [slug, { kind, products }] of Object.entries(content.downloads.value)) {
      if (kind !== "manual") continue;
      const { conformity } = composeManual(content, slug);
      const declared = content.certificates.some(({ value }) => value.products.includes(products[0]!));
      expect(/DOC-\d/.test(conformity)).toBe(declared);
      expect(conformity).not.toMatch(/[{}]/);
    }
  });
});

test("a declaration is one page with products, standards and signature", () => {
  expect(declaration.pages).toHaveLength(1);
  const { text } = declaration.pages[0]!;
  for (const words of [
    "DOC-2026-004",
    "AMT-M-FCT-01",
    "AMT-M-FCM-01",
    "EN 300 328 V2.2.2",
    "2014/53/EU",
    "Berlin",
  ])
    expect(text).toContain(words);
});

describe("what a screen reader is told", () => {
  test("of a manual: chapters, steps, tables and pictures, each text apart from the next", async () => {
    const structure = await readStructure(await readFile(join(folder, "downloads/facet-manual.pdf")));
    expect(structureFaults(structure)).toEqual([]);
    const parts = structure.pages.flatMap(allParts);
    const textsOf = (role: string) => parts.filter((part) => part.role === role).map(({ text }) => text);
    const [title, ...chapters] = textsOf("H1");
    expect(title).toBe("FACET USER MANUAL");
    expect(chapters).toEqual(manual.bookmarks.map((bookmark) => bookmark.title.toUpperCase()));
    expect(parts.filter(({ role }) => role === "Figure").map(({ alt }) => alt)).toEqual([
      "Facet",
      "Facet seen from the front at an angle, with eight numbered parts.",
    ]);
    expect(textsOf("LBody")).toContain("Wheel Turn to scroll, press for the middle button.");
    const weight = parts.find(({ role, children }) => role === "TR" && children[0]?.text === "Weight")!;
    expect(weight.children.map(({ role, text }) => [role, text])).toEqual([
      ["TH", "Weight"],
      ["TD", expect.stringMatching(/^52/)],
    ]);
  });

  test("of a declaration: sections, products and standards", async () => {
    const structure = await readStructure(await readFile(join(folder, "downloads/doc-facet.pdf")));
    expect(structureFaults(structure)).toEqual([]);
    const roles = new Set(structure.pages.flatMap(allParts).map(({ role }) => role));
    for (const role of ["H1", "H2", "P", "L", "LI", "LBody", "Table", "TR", "TH", "TD"])
      expect(roles).toContain(role);
  });
});

describe("the files beside the content", () => {
  test("are those of the content as it is", () => {
    expect(checkDocuments(content, mediaFolder)).toEqual([]);
  });

  test.each(listDocuments(content).map(({ file }) => file))(
    "%s is a small book of four to eight pages, or a declaration of one",
    async (file) => {
      const { pages } = await readPdf(await readFile(join(mediaFolder, file)));
      const [least, most] = file.endsWith("-manual.pdf") ? [4, 8] : [1, 1];
      expect(pages.length).toBeGreaterThanOrEqual(least);
      expect(pages.length).toBeLessThanOrEqual(most);
    },
    30_000,
  );

  test("made again they are the same to the byte", async () => {
    const [document] = listDocuments(few);
    const again = await document!.draw();
    expect(again.equals(await readFile(join(folder, document!.file)))).toBe(true);
  }, 30_000);

  test("that are older than what they say are named with the line that offers them", async () => {
    const changed = structuredClone(few.products.find(({ slug }) => slug === "facet")!.value);
    changed.specifications.weight = 53;
    const products = few.products.map((entry) =>
      entry.slug === "facet" ? { ...entry, value: changed } : entry,
    );
    await writeFile(join(folder, "downloads/doc-facet.pdf"), "%PDF-");
    expect(
      checkDocuments({ ...few, products }, folder).map(({ file, message }) => `${file} ${message}`),
    ).toEqual([
      expect.stringMatching(/content\/downloads\.yaml .*facet-manual\.pdf is older than its content/),
      expect.stringMatching(/content\/certificates\/doc-facet\.yaml .*doc-facet\.pdf is older/),
    ]);
  });
});
