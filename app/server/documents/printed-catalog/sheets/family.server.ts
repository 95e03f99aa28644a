import { drawCrossingLines } from "../../print/ornaments.server.ts";
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
/** Points. */
const row = 24;

export const familySheet = (family: PrintedCatalogFamily): Sheet => ({
  name: familyName(family.slug),
  bookmark: { label: family.name, level: 0 },
  draw: (book) => drawFamily(book, family),
});

function drawFamily(book: Book, { slug, name, description, image, products, more }: PrintedCatalogFamily) {
  const { print, catalog, theme, styles, picture, pageOf } = book;
  const scene = { x: 0, y: 0, ...area.scene };
  drawGround(book, theme.chrome);
  const photo = picture(familyName(slug));
  if (image && photo) {
    print.figure(image.alt, scene, () =>
      print.pdf.image(photo, 0, 0, { width: scene.width, height: scene.height }),
    );
  }
  print.decoration(() => {
    const shade = print.pdf.linearGradient(0, sceneHeight + 1, 0, sceneHeight - 220);
    shade.stop(0, theme.chrome, 1).stop(1, theme.chrome, 0);
    print.pdf.rect(-1, sceneHeight - 220, page.width + 2, 221).fill(shade);
    drawCrossingLines(print.pdf, { x: 0, y: 0, ...page }, theme.chromeAccent, 0.2);
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
  const rows = Math.max(0, Math.floor((page.height - 60 - (more ? row : 0) - y) / row));
  print.group("TOC", () => {
    products.slice(0, rows).forEach((product, index) =>
      drawPageLink(book, {
        name: modelName(product.slug),
        label: product.name,
        detail: product.price,
        style,
        x: margin + listStart,
        y: y + index * row,
        width: measure - listStart,
      }),
    );
  });
  if (more) drawMore();
  drawFolio(book, pageOf(familyName(slug)), name, true);

  function drawMore() {
    const { address, count } = more!;
    const text = `${count} · ${catalog.words.labels.more.replace("{address}", address.replace("https://", ""))}`;
    const place = { x: margin + listStart, y: page.height - 60 - row, width: measure - listStart };
    print.content("P", () =>
      print.link({ url: address }, text, { ...place, height: row }, () =>
        print.type.draw(text, styles.body(8.5, theme.chromeMuted), place),
      ),
    );
  }
}
