import {
  type Book,
  drawFolio,
  drawGround,
  margin,
  measure,
  modelName,
  page,
  type Sheet,
} from "../book.server.ts";
import { drawPageLink } from "./page-link.server.ts";

const gutter = 36;
const column = (measure - gutter) / 2;

export const indexSheet = (label: string): Sheet => ({
  name: "index",
  bookmark: { label, level: 0 },
  draw: drawIndex,
});

function drawIndex(book: Book) {
  const { print, catalog, theme, styles, pageOf } = book;
  const { index } = catalog.words;
  const { compare } = new Intl.Collator(catalog.site.languageTag, { numeric: true });
  const products = catalog.families.flatMap((family) => family.products);
  const names = products.map(({ slug, name }) => ({ slug, label: name }));
  const numbers = products.flatMap(({ slug, sku }) => (sku === undefined ? [] : [{ slug, label: sku }]));
  drawGround(book, theme.surface);
  const title = print.type.fit(index.title, styles.heading(44, theme.text), measure);
  let top = margin + 24;
  print.content("H1", () => {
    top = print.type.draw(index.title, title, { x: margin, y: top, width: measure }) + 24;
  });
  const row = Math.min(22, (page.height - 110 - top) / Math.max(1, products.length));
  const lists = [
    { label: index.names, entries: names },
    { label: index.numbers, entries: numbers },
  ];
  lists.forEach(({ label, entries }, at) => {
    const x = margin + at * (column + gutter);
    print.content("H2", () => print.type.draw(label, styles.eyebrow, { x, y: top, width: column }));
    print.group("TOC", () => {
      entries
        .sort((a, b) => compare(a.label, b.label))
        .forEach(({ slug, label: entry }, line) =>
          drawPageLink(book, {
            name: modelName(slug),
            label: entry,
            style: styles.body(9.5, theme.text),
            x,
            y: top + 22 + line * row,
            width: column,
          }),
        );
    });
  });
  drawFolio(book, pageOf("index"), index.title);
}
