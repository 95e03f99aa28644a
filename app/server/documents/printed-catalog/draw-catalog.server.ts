import { createPrintDocument } from "../print/print-document.server.ts";
import { printThemes } from "../print/print-theme.ts";
import { type Book, createBookStyles, type Desk, type Sheet } from "./book.server.ts";
import type { Catalogue } from "./printed-catalog.ts";
import { contentsSheet } from "./sheets/contents.server.ts";
import { coverSheet } from "./sheets/cover.server.ts";
import { familySheet } from "./sheets/family.server.ts";
import { indexSheet } from "./sheets/index.server.ts";
import { productSheet } from "./sheets/product.server.ts";
import { serviceSheets } from "./sheets/service.server.ts";

/** The pages in their order; each is whole before the first is drawn, so the contents know their numbers. */
function planSheets(desk: Desk): Sheet[] {
  const { words, families } = desk.catalogue;
  return [
    coverSheet,
    contentsSheet(words.contents),
    ...families.flatMap((family) => [
      familySheet(family),
      ...family.products.map((product) => productSheet(product, family)),
    ]),
    indexSheet(words.index.title),
    ...serviceSheets(desk),
  ];
}

/**
 * The catalogue as a PDF file: the same catalogue and pictures give the same bytes.
 * @param pictures what `listPictures` lists, encoded, by name
 */
export function drawPrintedCatalog(
  catalogue: Catalogue,
  pictures: ReadonlyMap<string, Buffer>,
): Promise<Buffer> {
  const { brand, words, site, edition } = catalogue;
  const print = createPrintDocument({
    title: `${brand.name} · ${words.title} ${edition.day.slice(0, 4)}`,
    subject: words.subtitle,
    author: brand.name,
    languageTag: site.languageTag,
    greece: site.greece,
    size: "A4",
    date: new Date(edition.day),
  });
  const theme = printThemes[site.theme];
  const desk: Desk = { print, catalogue, theme, styles: createBookStyles(theme) };
  const sheets = planSheets(desk);
  const book: Book = {
    ...desk,
    picture: (name) => pictures.get(name)!,
    pageOf: (name) => sheets.findIndex((sheet) => sheet.name === name) + 1,
  };
  for (const { name, bookmark, draw } of sheets) {
    print.page(() => {
      print.destination(name);
      if (bookmark) print.bookmark(bookmark.label, bookmark.level);
      draw(book);
    });
  }
  return print.finish();
}
