import {
  type Book,
  type BookContext,
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

/** Rows per column. */
const maxRows = 34;

type Entry = { slug: string; label: string };

/** As many pages as the longer list needs. */
export function indexSheets({ catalog }: BookContext): Sheet[] {
  const { index } = catalog.words;
  const { compare } = new Intl.Collator(catalog.site.languageTag, { numeric: true });
  const products = catalog.families.flatMap((family) => family.products);
  const names = products.map(({ slug, name }) => ({ slug, label: name }));
  const numbers = products.flatMap(({ slug, sku }) => (sku === undefined ? [] : [{ slug, label: sku }]));
  const lists = [
    { label: index.names, entries: names.toSorted((a, b) => compare(a.label, b.label)) },
    { label: index.numbers, entries: numbers.toSorted((a, b) => compare(a.label, b.label)) },
  ];
  const pages = Math.max(1, Math.ceil(products.length / maxRows));
  return Array.from({ length: pages }, (_, at) => {
    const name = at === 0 ? "index" : `index-${at + 1}`;
    return {
      name,
      ...(at === 0 && { bookmark: { label: index.title, level: 0 } }),
      draw: (book) =>
        drawIndex(
          book,
          name,
          lists.map(({ label, entries }) => ({
            label,
            entries: entries.slice(at * maxRows, (at + 1) * maxRows),
          })),
        ),
    };
  });
}

function drawIndex(book: Book, name: string, lists: { label: string; entries: Entry[] }[]) {
  const { print, catalog, theme, styles, pageOf } = book;
  const { index } = catalog.words;
  drawGround(book, theme.surface);
  const title = print.type.fit(index.title, styles.heading(44, theme.text), measure);
  let top = margin + 24;
  print.content("H1", () => {
    top = print.type.draw(index.title, title, { x: margin, y: top, width: measure }) + 24;
  });
  const longest = Math.max(1, ...lists.map(({ entries }) => entries.length));
  const row = Math.min(22, (page.height - 110 - top) / longest);
  lists.forEach(({ label, entries }, at) => {
    if (entries.length === 0) return;
    const x = margin + at * (column + gutter);
    print.content("H2", () => print.type.draw(label, styles.eyebrow, { x, y: top, width: column }));
    print.group("TOC", () => {
      entries.forEach(({ slug, label: entry }, line) =>
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
  drawFolio(book, pageOf(name), index.title);
}
