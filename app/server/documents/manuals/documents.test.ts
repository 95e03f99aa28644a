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

const bySlug = <Item extends { slug: string }>(items: readonly Item[], slug: string) =>
  items.find((item) => item.slug === slug)!;

const beam = bySlug(content.products, "beam");
const manualOfArc = bySlug(content.manuals, "arc");
const manualOfBeam = {
  ...manualOfArc,
  slug: "beam",
  value: {
    ...manualOfArc.value,
    figure: { src: "products/beam.webp", alt: "Beam from the front, with two numbered parts." },
    connect: ["battery"],
  },
};

const withBeam = (fields: Partial<typeof beam.value>): DocumentSources["products"] =>
  content.products.map((entry) =>
    entry === beam ? { ...entry, value: { ...entry.value, connections: ["bluetooth"], ...fields } } : entry,
  );

/** Few documents, because drawing takes time. Beam has a manual, a battery and a radio here. */
const few: DocumentSources = {
  ...content,
  products: withBeam({}),
  manuals: [...content.manuals, manualOfBeam],
  downloads: {
    ...content.downloads,
    value: {
      "beam-manual": {
        ...content.downloads.value["arc-manual"]!,
        products: ["beam"],
        file: "downloads/beam-manual.pdf",
      },
      "stool-manual": content.downloads.value["stool-manual"]!,
    },
  },
  certificates: content.certificates.filter(({ slug }) => slug === "doc-arc"),
};

let folder: string;
let manual: PdfContent;
let declaration: PdfContent;
const read = async (file: string) => readPdf(await readFile(join(folder, file)));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "documents-"));
  await writeDocuments(few, folder);
  manual = await read("downloads/beam-manual.pdf");
  declaration = await read("downloads/doc-arc.pdf");
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("a manual", () => {
  test("names its title and language", () => {
    expect({ title: manual.title, language: manual.language }).toEqual({
      title: "Beam: User manual",
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

  test("has the product's values, questions, connections and declaration", () => {
    const text = manual.pages.map((page) => page.text).join(" ");
    expect(text).toContain("EX-L-BEA-01");
    expect(text).toContain("120 × 90 × 320 mm");
    expect(text).toContain("Does it work while it charges?");
    expect(text).toContain("CHARGE BEFORE THE FIRST USE");
    expect(text).toContain("CHARGE THE BATTERY");
    expect(text).toContain("RADIO");
    expect(text).toContain("DOC-2026-004");
  });

  test("names the first service center of each country, and the page with the others", () => {
    const text = manual.pages.map((page) => page.text).join(" ");
    for (const words of ["Germany, Berlin", "+49 30 0000 0112", "Ukraine, Kyiv", "Arab Emirates, Dubai"])
      expect(text).toContain(words);
    expect(text).toContain("https://brand.example/service-center");
    expect(text).not.toMatch(/München|Munich/);
  });

  test("of a product without electrical parts mentions no cable, battery or radio", async () => {
    const { pages } = await read("downloads/stool-manual.pdf");
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
    "EX-L-ARC-01",
    "EX-L-BEA-01",
    "EN IEC 63000:2018",
    "2014/35/EU",
    "Sampletown",
  ])
    expect(text).toContain(words);
});

describe("the structure for screen readers", () => {
  test("of a manual has chapters, steps, tables and pictures, and separates texts", async () => {
    const structure = await readStructure(await readFile(join(folder, "downloads/beam-manual.pdf")));
    expect(structureFaults(structure)).toEqual([]);
    const parts = structure.pages.flatMap(allParts);
    const textsOf = (role: string) => parts.filter((part) => part.role === role).map(({ text }) => text);
    const [title, ...chapters] = textsOf("H1");
    expect(title).toBe("BEAM USER MANUAL");
    expect(chapters).toEqual(manual.bookmarks.map((bookmark) => bookmark.title.toUpperCase()));
    expect(parts.filter(({ role }) => role === "Figure").map(({ alt }) => alt)).toEqual([
      "Beam",
      "Beam from the front, with two numbered parts.",
    ]);
    expect(textsOf("LBody")).toContain("Foot Keep it on an even floor.");
    const weight = parts.find(({ role, children }) => role === "TR" && children[0]?.text === "Weight")!;
    expect(weight.children.map(({ role, text }) => [role, text])).toEqual([
      ["TH", "Weight"],
      ["TD", expect.stringMatching(/^480/)],
    ]);
  });

  test("of a declaration has sections, products and standards", async () => {
    const structure = await readStructure(await readFile(join(folder, "downloads/doc-arc.pdf")));
    expect(structureFaults(structure)).toEqual([]);
    const roles = new Set(structure.pages.flatMap(allParts).map(({ role }) => role));
    for (const role of ["H1", "H2", "P", "L", "LI", "LBody", "Table", "TR", "TH", "TD"])
      expect(roles).toContain(role);
  });
});

describe("the files beside the content", () => {
  test("match the content", () => {
    expect(checkDocuments(content, mediaFolder)).toEqual([]);
  });

  test.each(listDocuments(content).map(({ file }) => file))(
    "include %s, with four to eight pages, or one page for a declaration",
    async (file) => {
      const { pages } = await readPdf(await readFile(join(mediaFolder, file)));
      const [least, most] = file.endsWith("-manual.pdf") ? [4, 8] : [1, 1];
      expect(pages.length).toBeGreaterThanOrEqual(least);
      expect(pages.length).toBeLessThanOrEqual(most);
    },
    30_000,
  );

  test("have the same bytes when they are created again", async () => {
    const [document] = listDocuments(few);
    const again = await document!.draw();
    expect(again.equals(await readFile(join(folder, document!.file)))).toBe(true);
  }, 30_000);

  test("that are older than their content are reported with the line that names them", async () => {
    const products = withBeam({ specifications: { ...beam.value.specifications, weight: 481 } });
    await writeFile(join(folder, "downloads/doc-arc.pdf"), "%PDF-");
    expect(
      checkDocuments({ ...few, products }, folder).map(({ file, message }) => `${file} ${message}`),
    ).toEqual([
      expect.stringMatching(/tests\/brand\/downloads\.yaml .*beam-manual\.pdf is older than its content/),
      expect.stringMatching(/tests\/brand\/certificates\/doc-arc\.yaml .*doc-arc\.pdf is older/),
    ]);
  });
});
