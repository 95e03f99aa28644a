import { drawCrossingLines } from "../../print/ornaments.server.ts";
import type { TextStyle } from "../../print/typesetter.server.ts";
import {
  type Book,
  drawFolio,
  drawGround,
  familyName,
  margin,
  measure,
  modelName,
  page,
  type Sheet,
} from "../book.server.ts";
import { area } from "../page-area.ts";
import { drawPageLink } from "./page-link.server.ts";

/** Points. */
const forewordWidth = 168;
const gap = 36;
/** With more models it lists only the families; the index lists all models. */
const smallestRow = 12;

export const contentsSheet = (label: string): Sheet => ({
  name: "contents",
  bookmark: { label, level: 0 },
  draw: drawContents,
});

function drawContents(book: Book) {
  const { print, catalog, theme, styles, picture, pageOf } = book;
  const { words } = catalog;
  drawGround(book, theme.chrome);
  print.decoration(() => drawCrossingLines(print.pdf, { x: 0, y: 0, ...page }, theme.chromeAccent, 0.16));
  const title = print.type.fit(words.contents, styles.heading(44, theme.chromeText), measure);
  let bottom = margin + 24;
  print.content("H1", () => {
    bottom = print.type.draw(words.contents, title, { x: margin, y: bottom, width: measure });
  });
  const top = bottom + 30;
  drawForeword(book, top);
  const ornament = picture("ornament");
  print.decoration(
    () =>
      ornament &&
      print.pdf.image(ornament, margin - 14, page.height - 60 - area.ornament.height, {
        fit: [area.ornament.width, area.ornament.height],
        valign: "bottom",
      }),
  );
  drawList(book, top);
  drawFolio(book, pageOf("contents"), words.contents, true);
}

function drawForeword({ print, catalog, theme, styles }: Book, top: number) {
  const { title, text } = catalog.words.foreword;
  const box = { x: margin, y: top, width: forewordWidth };
  let y = top;
  print.content("H2", () => {
    y = print.type.draw(title, styles.heading(14, theme.chromeAccent), box) + 8;
  });
  print.content("P", () => print.type.draw(text, styles.body(9, theme.chromeMuted), { ...box, y }));
}

function drawList(book: Book, top: number) {
  const { print, catalog, theme, styles } = book;
  const { families, words } = catalog;
  const x = margin + forewordWidth + gap;
  const width = page.width - margin - x;
  const chapter: TextStyle = { ...styles.heading(14, theme.chromeText), balanced: false };
  const model = styles.body(9.5, theme.chromeMuted);
  // Rows are spread over the page, up to this height.
  const height = page.height - 80 - top;
  const withModels = families.reduce((sum, { products }) => sum + products.length + 1.6, 3);
  const hasModels = height / withModels >= smallestRow;
  const row = Math.min(19, height / (hasModels ? withModels : families.length * 1.6 + 3));
  let y = top;
  const entry = (name: string, label: string, style: TextStyle) => {
    drawPageLink(book, { name, label, style, x, y, width });
    y += row;
  };
  print.group("TOC", () => {
    for (const family of families) {
      entry(familyName(family.slug), family.name, chapter);
      y += row * 0.1;
      for (const { slug, name } of hasModels ? family.products : []) entry(modelName(slug), name, model);
      y += row * 0.5;
    }
    entry("index", words.index.title, chapter);
    y += row * 0.2;
    entry("service", words.service.title, chapter);
  });
}
