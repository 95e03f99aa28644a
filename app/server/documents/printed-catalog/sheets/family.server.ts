import { drawCutLines } from "../../print/ornaments.server.ts";
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
import type { PrintedCatalogFamily } from "../printed-catalog.ts";
import { area } from "../page-area.ts";
import { drawPageLink } from "./page-link.server.ts";

const sceneHeight = area.scene.height;

export const familySheet = (family: PrintedCatalogFamily): Sheet => ({
  name: familyName(family.slug),
  bookmark: { label: family.name, level: 0 },
  draw: (book) => drawFamily(book, family),
});

function drawFamily(book: Book, { slug, name, description, image, products }: PrintedCatalogFamily) {
  const { print, theme, styles, picture, pageOf } = book;
  const scene = { x: 0, y: 0, ...area.scene };
  drawGround(book, theme.chrome);
  if (image) {
    print.figure(image.alt, scene, () =>
      print.pdf.image(picture(familyName(slug)), 0, 0, { width: scene.width, height: scene.height }),
    );
  }
  print.decoration(() => {
    const shade = print.pdf.linearGradient(0, sceneHeight + 1, 0, sceneHeight - 220);
    shade.stop(0, theme.chrome, 1).stop(1, theme.chrome, 0);
    print.pdf.rect(-1, sceneHeight - 220, page.width + 2, 221).fill(shade);
    drawCutLines(print.pdf, { x: 0, y: 0, ...page }, theme.chromeAccent, 0.2);
  });

  const title = print.type.fit(name, styles.heading(80, theme.chromeText), measure);
  let y = sceneHeight - print.type.height(name, title, measure) * 0.7;
  print.content("H1", () => {
    y = print.type.draw(name, title, { x: margin, y, width: measure }) + 14;
  });
  const column = measure * 0.36;
  const listStart = column + 36;
  print.content("P", () =>
    print.type.draw(description ?? "", styles.body(11, theme.chromeMuted), { x: margin, y, width: column }),
  );
  const style = styles.body(10.5, theme.chromeText);
  print.group("TOC", () => {
    products.forEach((product, index) =>
      drawPageLink(book, {
        name: modelName(product.slug),
        label: product.name,
        detail: product.price,
        style,
        x: margin + listStart,
        y: y + index * 24,
        width: measure - listStart,
      }),
    );
  });
  drawFolio(book, pageOf(familyName(slug)), name, true);
}
