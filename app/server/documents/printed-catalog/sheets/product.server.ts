import { iconPaths } from "../../../../../styles/icon-paths.ts";
import { theme as brandTheme } from "../../../ops/theme.server.ts";
import { cornersPath, drawIcon, markPath } from "../../print/ornaments.server.ts";
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
import type { PrintedCatalogFamily, PrintedCatalogProduct } from "../printed-catalog.ts";

/** Icons of the theme, which may override the software's. */
const icons: Record<string, string> = { ...iconPaths, ...brandTheme.icons };

/** Points. */
const gutter = 28;
const column = (measure - gutter) / 2;
const smallestCard = 120;
/** Maximum height of a table column. Further values are on the site. */
const longestTable = 250;
/** Characters. */
const longName = 60;

type Model = { product: PrintedCatalogProduct; family: PrintedCatalogFamily };

export const productSheet = (product: PrintedCatalogProduct, family: PrintedCatalogFamily): Sheet => ({
  name: modelName(product.slug),
  bookmark: { label: product.name, level: 1 },
  draw: (book) => drawProduct(book, { product, family }),
});

function drawProduct(book: Book, model: Model) {
  const { product, family } = model;
  const { theme, pageOf } = book;
  drawGround(book, theme.surface);
  // The picture takes the height that the text below leaves.
  const parts = [drawTitle, drawFeatures, drawSpecifications].map((draw) => draw(book, model));
  const textHeight = parts.reduce((sum, { height }) => sum + height, 0);
  const cardBottom = Math.max(margin + smallestCard, page.height - 52 - textHeight);
  drawCard(book, model, cardBottom);
  let y = cardBottom;
  for (const part of parts) {
    part.draw(y);
    y += part.height;
  }
  drawFolio(book, pageOf(modelName(product.slug)), family.name);
}

type Part = { height: number; draw: (y: number) => void };

function drawCard({ print, theme, styles, picture }: Book, { product }: Model, bottom: number) {
  const card = { x: margin, y: margin, width: measure, height: bottom - margin };
  print.decoration(() => {
    cornersPath(print.pdf, card, 26).fill(theme.card);
    if (brandTheme.shape.cut) drawEdges(print.pdf, card, theme.accent);
  });
  const room = { x: card.x + 20, y: card.y + 22, width: card.width - 40, height: card.height - 44 };
  const { image } = product;
  const photo = picture(modelName(product.slug));
  if (image && photo) {
    print.figure(image.alt, room, () =>
      print.pdf.image(photo, room.x, room.y, {
        fit: [room.width, room.height],
        align: "center",
        valign: "center",
      }),
    );
  } else {
    print.decoration(() => {
      const center = { x: room.x + room.width / 2, y: room.y + room.height / 2 };
      markPath(print.pdf, center, Math.min(room.width, room.height) / 4)
        .lineWidth(1)
        .stroke(theme.line);
    });
  }
  const { tag } = product;
  if (tag) {
    const at = { x: card.x + 16, y: card.y + 14, width: card.width };
    print.content("P", () => print.type.draw(tag, styles.eyebrow, at));
  }
}

/** Lines beside the cut corners. */
function drawEdges(
  pdf: PDFKit.PDFDocument,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  color: string,
) {
  const end = { x: x + width, y: y + height };
  pdf.lineWidth(0.75).strokeColor(color);
  pdf
    .moveTo(end.x - 32, y - 2)
    .lineTo(end.x + 2, y + 32)
    .stroke();
  pdf
    .moveTo(x - 2, end.y - 32)
    .lineTo(x + 32, end.y + 2)
    .stroke();
}

function drawTitle({ print, catalog, theme, styles }: Book, { product }: Model): Part {
  const { type, pdf } = print;
  const { itemNumber, colors } = catalog.words.labels;
  const priceStyle = {
    ...styles.heading(19, brandTheme.colors.signal.text),
    capitals: false,
    balanced: false,
  };
  const { price, promise = "" } = product;
  const priceWidth = price === undefined ? 0 : type.width(price, priceStyle) + 32;
  const width = measure - priceWidth - 20;
  const size = product.name.length > longName ? 22 : 38;
  const title = type.fit(product.name, styles.heading(size, theme.text), width);
  const titleHeight = type.height(product.name, title, width);
  const promiseHeight = type.height(promise, styles.lead, measure);
  const top = 18;
  return {
    height: top + titleHeight + promiseHeight + 26,
    draw(above) {
      const y = above + top;
      print.content("H2", () => type.draw(product.name, title, { x: margin, y, width }));
      const tag = { x: margin + measure - priceWidth, y: y + 5, width: priceWidth, height: 34 };
      if (price !== undefined) {
        print.decoration(() => cornersPath(pdf, tag, 9).fill(brandTheme.colors.signal.fill));
        print.content("P", () => type.draw(price, priceStyle, { ...tag, y: tag.y + 6, align: "center" }));
      }
      print.content("P", () =>
        type.draw(promise, styles.lead, { x: margin, y: y + titleHeight, width: measure }),
      );
      const line = y + titleHeight + promiseHeight + 5;
      const number = product.sku === undefined ? "" : `${itemNumber} ${product.sku}`;
      print.content("P", () => type.draw(number, styles.small, { x: margin, y: line, width: column }));
      let x = margin + column + gutter;
      if (product.colors.length === 0) return;
      print.content("P", () => {
        type.draw(colors, styles.small, { x, y: line, width: column });
        x += type.width(colors, styles.small) + 12;
        for (const { name, swatch } of product.colors) {
          if (x + 12 + type.width(name, styles.small) > page.width - margin) break;
          markPath(pdf, { x: x + 4, y: line + 6 }, 4.5).fillAndStroke(swatch, theme.muted);
          type.draw(name, styles.small, { x: x + 12, y: line, width: column });
          x += type.width(name, styles.small) + 26;
        }
      });
    },
  };
}

function drawFeatures({ print, theme, styles }: Book, { product }: Model): Part {
  const { type } = print;
  const title = { ...styles.body(9, theme.text, "strong"), leading: 12.5 };
  const text = { ...styles.body(8, theme.muted), leading: 11.5 };
  const width = column - 26;
  const rows = Array.from({ length: Math.ceil(product.features.length / 2) }, (_, index) =>
    product.features.slice(index * 2, index * 2 + 2),
  );
  const heights = rows.map((row) =>
    Math.max(
      ...row.map((each) => type.height(each.title, title, width) + type.height(each.text, text, width)),
    ),
  );
  const between = 10;
  return {
    height: heights.reduce((sum, height) => sum + height + between, 6),
    draw(above) {
      let top = above + 6;
      rows.forEach((row, rowIndex) => {
        row.forEach((feature, index) => {
          const x = margin + index * (column + gutter);
          print.decoration(() =>
            drawIcon(print.pdf, icons[feature.icon]!, { x, y: top, size: 17, color: theme.accent }),
          );
          let y = top;
          print.content("H3", () => {
            y = type.draw(feature.title, title, { x: x + 26, y, width });
          });
          print.content("P", () => type.draw(feature.text, text, { x: x + 26, y, width }));
        });
        top += heights[rowIndex]! + between;
      });
    },
  };
}

function drawSpecifications({ print, theme, styles }: Book, { product }: Model): Part {
  const { type, pdf } = print;
  const label = { ...styles.body(7.5, theme.muted), leading: 10 };
  const value = { ...styles.body(7.5, theme.text, "strong"), leading: 10 };
  const labelWidth = column * 0.44;
  const valueWidth = column - labelWidth - 8;
  const padding = 2.6;
  const rows = product.specifications.map((row) => ({
    ...row,
    height:
      Math.max(type.height(row.label, label, labelWidth), type.height(row.value, value, valueWidth)) +
      2 * padding,
  }));
  const heightOf = (some: typeof rows) => some.reduce((sum, { height }) => sum + height, 0);
  while (heightOf(rows) > 2 * longestTable) rows.pop();
  const half = Math.ceil(rows.length / 2);
  const columns = [rows.slice(0, half), rows.slice(half)];
  return {
    height: Math.max(...columns.map(heightOf)) + 8,
    draw(above) {
      print.group("Table", () => {
        columns.forEach((some, index) => {
          const x = margin + index * (column + gutter);
          let y = above + 6;
          for (const row of some) {
            print.group("TR", () => {
              const line = { y: y + padding, x };
              print.content("TH", () => type.draw(row.label, label, { ...line, width: labelWidth }));
              print.content("TD", () =>
                type.draw(row.value, value, { ...line, x: x + labelWidth + 8, width: valueWidth }),
              );
            });
            y += row.height;
          }
        });
      });
      print.decoration(() => {
        columns.forEach((some, index) => {
          const x = margin + index * (column + gutter);
          let y = above + 6;
          pdf.lineWidth(0.5).strokeColor(theme.line);
          pdf
            .moveTo(x, y)
            .lineTo(x + column, y)
            .stroke();
          for (const { height } of some) {
            y += height;
            pdf
              .moveTo(x, y)
              .lineTo(x + column, y)
              .stroke();
          }
        });
      });
    },
  };
}
