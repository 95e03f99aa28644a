import { createPrintDocument } from "../print/print-document.server.ts";
import { printThemes } from "../print/print-theme.server.ts";
import { type Book, createBookStyles, type BookContext, type Sheet } from "./book.server.ts";
import type { PrintedCatalog } from "./printed-catalog.ts";
import { contentsSheet } from "./sheets/contents.server.ts";
import { coverSheet } from "./sheets/cover.server.ts";
import { familySheet } from "./sheets/family.server.ts";
import { indexSheets } from "./sheets/index.server.ts";
import { productSheet } from "./sheets/product.server.ts";
import { serviceSheets } from "./sheets/service.server.ts";

/** All pages are planned before the first is rendered, so that page numbers are known. */
function planSheets(context: BookContext): Sheet[] {
  const { words, families } = context.catalog;
  return [
    coverSheet,
    contentsSheet(words.contents),
    ...families.flatMap((family) => [
      familySheet(family),
      ...family.products.map((product) => productSheet(product, family)),
    ]),
    ...indexSheets(context),
    ...serviceSheets(context),
  ];
}

/** Equal input gives identical bytes. @param pictures the encoded results of `listPictures`, by name */
export function drawPrintedCatalog(
  catalog: PrintedCatalog,
  pictures: ReadonlyMap<string, Buffer>,
): Promise<Buffer> {
  const { brand, words, site, edition } = catalog;
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
  const context: BookContext = { print, catalog, theme, styles: createBookStyles(theme) };
  const sheets = planSheets(context);
  const book: Book = {
    ...context,
    picture: (name) => pictures.get(name),
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
