import { drawCrossingLines, drawLogo } from "../../print/ornaments.server.ts";
import {
  type Book,
  type BookContext,
  drawFolio,
  drawGround,
  margin,
  measure,
  page,
  type Sheet,
} from "../book.server.ts";
import type { CountryCenters } from "../printed-catalog.ts";
import { type Columns, setColumns } from "./columns.ts";

const gutter = 30;
const column = (measure - gutter) / 2;
/** Cell offsets in a column, in points. */
const cells = {
  country: { x: 0, width: column * 0.38 - 6 },
  city: { x: column * 0.38, width: column * 0.32 - 6 },
  phone: { x: column * 0.7, width: column * 0.3 },
};
const padding = 3.5;
const listWidth = measure * 0.8;
const imprintWidth = measure * 0.62;
const gap = 24;

/** Service centers on as many pages as needed; the imprint is on the last one. */
export function serviceSheets(context: BookContext): Sheet[] {
  const { serviceCenters, words } = context.catalog;
  const { title } = words.service;
  const top = headOf(context).bottom + 20;
  const room = imprintOf(context).top - gap - top;
  const entries = serviceCenters.map((country) => ({ ...country, height: heightOf(context, country) }));
  return setColumns(entries, room).map((columns, index, { length }) => {
    const name = index === 0 ? "service" : `service-${index + 1}`;
    return {
      name,
      ...(index === 0 && { bookmark: { label: title, level: 0 } }),
      draw(book) {
        const { print, theme } = book;
        drawGround(book, theme.chrome);
        print.decoration(() =>
          drawCrossingLines(print.pdf, { x: 0, y: 0, ...page }, theme.chromeAccent, 0.16),
        );
        drawHead(book);
        drawCenters(book, columns, top);
        if (index === length - 1) drawImprint(book);
        drawFolio(book, book.pageOf(name), title, true);
      },
    };
  });
}

function headOf({ print, catalog, theme, styles }: BookContext) {
  const { title, text } = catalog.words.service;
  const titleStyle = print.type.fit(title, styles.heading(44, theme.chromeText), measure);
  const textTop = margin + 24 + print.type.height(title, titleStyle, measure) + 10;
  return {
    titleStyle,
    textTop,
    bottom: textTop + print.type.height(text, styles.chromeLead, listWidth),
  };
}

function drawHead(book: Book) {
  const { print, catalog, styles } = book;
  const { title, text } = catalog.words.service;
  const { titleStyle, textTop } = headOf(book);
  print.content("H1", () =>
    print.type.draw(title, titleStyle, { x: margin, y: margin + 24, width: measure }),
  );
  print.content("P", () =>
    print.type.draw(text, styles.chromeLead, { x: margin, y: textTop, width: listWidth }),
  );
}

const stylesOf = ({ styles, theme }: BookContext) => ({
  country: styles.body(8.5, theme.chromeText, "strong"),
  center: styles.body(8.5, theme.chromeMuted),
});

const rowHeight = (context: BookContext, { city, phone }: CountryCenters["centers"][number]) => {
  const { center } = stylesOf(context);
  const { type } = context.print;
  return Math.max(type.height(city, center, cells.city.width), type.height(phone, center, cells.phone.width));
};

function heightOf(context: BookContext, { country, centers }: CountryCenters): number {
  const name = context.print.type.height(country, stylesOf(context).country, cells.country.width);
  const rows = centers.reduce((sum, center) => sum + rowHeight(context, center), 0);
  return Math.max(name, rows) + 2 * padding;
}

function drawCenters(book: Book, columns: Columns<CountryCenters & { height: number }>, top: number) {
  const { print, theme } = book;
  const styles = stylesOf(book);
  print.group("L", () => {
    columns.forEach((entries, index) => {
      const x = margin + index * (column + gutter);
      let y = top;
      for (const { country, centers, height } of entries) {
        print.decoration(() => {
          print.pdf.lineWidth(0.4).strokeColor(theme.chromeAccent, 0.3);
          print.pdf
            .moveTo(x, y)
            .lineTo(x + column, y)
            .stroke();
        });
        const at = (cell: keyof typeof cells, line: number) => ({
          x: x + cells[cell].x,
          y: line,
          width: cells[cell].width,
        });
        print.group("LI", () => {
          let line = y + padding;
          print.content("Lbl", () => print.type.draw(country, styles.country, at("country", line)));
          for (const center of centers) {
            print.content("LBody", () => {
              print.type.draw(center.city, styles.center, at("city", line));
              print.type.draw(center.phone, styles.center, at("phone", line));
            });
            line += rowHeight(book, center);
          }
        });
        y += height;
      }
    });
  });
}

function imprintOf({ print, catalog, theme, styles }: BookContext) {
  const { words, brand, edition } = catalog;
  const { imprint, labels } = words;
  const style = styles.body(8, theme.chromeMuted);
  const lines = [imprint.text, `${labels.edition.replace("{date}", edition.text)}. ${brand.copyright}`].map(
    (text) => ({ text, height: print.type.height(text, style, imprintWidth) + 4 }),
  );
  return { style, lines, top: page.height - 98 - lines.reduce((sum, { height }) => sum + height, 0) };
}

function drawImprint(book: Book) {
  const { print, catalog, theme, styles } = book;
  const { words, brand, site } = catalog;
  const { style, lines, top } = imprintOf(book);
  const at = { x: margin, width: imprintWidth };
  const title = { ...styles.eyebrow, color: theme.chromeAccent };
  let y = top;
  print.content("H2", () => {
    y = print.type.draw(words.imprint.title, title, { ...at, y }) + 6;
  });
  for (const { text, height } of lines) {
    print.content("P", () => print.type.draw(text, style, { ...at, y }));
    y += height;
  }
  const link = { ...style, color: theme.chromeAccent };
  const text = words.labels.more.replace("{address}", site.origin.replace("https://", ""));
  const box = { x: margin, y, width: print.type.width(text, link), height: link.leading };
  print.group("P", () =>
    print.link({ url: site.origin }, text, box, () =>
      print.type.draw(text, link, { x: margin, y, width: measure }),
    ),
  );
  print.decoration(() =>
    drawLogo(print.pdf, print.type, brand.name, {
      x: page.width - margin - 110,
      y: page.height - 100,
      height: 24,
      color: theme.chromeText,
    }),
  );
}
