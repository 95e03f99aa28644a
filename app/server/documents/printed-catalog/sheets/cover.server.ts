import { drawCrossingLines, drawLogo } from "../../print/ornaments.server.ts";
import { type Book, drawGround, margin, measure, page, type Sheet } from "../book.server.ts";

export const coverSheet: Sheet = { name: "cover", draw: drawCover };

const shades = [
  { from: 0, to: 430, opacities: [0.94, 0.72, 0] },
  { from: page.height, to: page.height - 150, opacities: [0.94, 0.6, 0] },
];

function drawCover(book: Book) {
  const { print, catalog, theme, styles, picture } = book;
  const { words, brand, edition } = catalog;
  const fullPage = { x: 0, y: 0, ...page };
  drawGround(book, theme.chrome);
  const cover = picture("cover");
  if (cover)
    print.figure(words.cover.alt, fullPage, () =>
      print.pdf.image(cover, 0, 0, { width: page.width, height: page.height }),
    );
  print.decoration(() => {
    for (const { from, to, opacities } of shades) {
      const shade = print.pdf.linearGradient(0, from, 0, to);
      opacities.forEach((opacity, index) => shade.stop(index / 2, theme.chrome, opacity));
      print.pdf.rect(-1, Math.min(from, to), page.width + 2, Math.abs(to - from) + 1).fill(shade);
    }
    drawCrossingLines(print.pdf, fullPage, theme.chromeAccent, 0.28);
    drawLogo(print.pdf, print.type, brand.name, {
      x: margin,
      y: margin,
      height: 30,
      color: theme.chromeText,
    });
  });

  const title = print.type.fit(words.title, styles.heading(104, theme.chromeText), measure);
  const at = { x: margin, width: measure };
  let y = margin + 70;
  print.content("H1", () => {
    y = print.type.draw(words.title, title, { ...at, y });
    const year = { ...title, color: theme.chromeAccent };
    y = print.type.draw(edition.day.slice(0, 4), year, { ...at, y }) + 14;
  });
  print.content("P", () =>
    print.type.draw(words.subtitle, styles.body(14, theme.chromeText), { ...at, y, width: measure * 0.8 }),
  );
  const foot = { ...at, y: page.height - 44 };
  print.content("P", () =>
    print.type.draw(brand.tagline, { ...styles.heading(15, theme.chromeText), balanced: false }, foot),
  );
  print.content("P", () =>
    print.type.draw(words.labels.edition.replace("{date}", edition.text), styles.chromeFolio, {
      ...foot,
      y: foot.y + 6,
      align: "end",
    }),
  );
}
