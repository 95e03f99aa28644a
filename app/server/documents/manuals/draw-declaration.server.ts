import { createPrintDocument } from "../print/print-document.server.ts";
import { drawLogo } from "../print/ornaments.server.ts";
import { body, createLeaflet, theme } from "./leaflet.server.ts";
import type { Declaration } from "./manual.ts";

/** A4 in points. */
const page = { width: 595.28, height: 841.89, margin: 60, textSize: 9 };

export function drawDeclaration(declaration: Declaration, fingerprint: string): Promise<Buffer> {
  const { brand, words, manufacturer, number, title, products, legislation, standards, signed } = declaration;
  const print = createPrintDocument({
    title: `${words.title} ${number}`,
    subject: title,
    author: brand.name,
    languageTag: "en",
    greece: false,
    size: "A4",
    date: new Date(signed.day),
    fingerprint,
  });
  const leaflet = createLeaflet(print, page, { text: number, first: 1 });
  leaflet.block(40, ({ x, y }) =>
    print.decoration(() =>
      drawLogo(print.pdf, print.type, brand.name, { x, y, height: 24, color: theme.text }),
    ),
  );
  leaflet.chapter("declaration", words.title, 200, () => {
    leaflet.paragraph(title, body(13, theme.muted));
    leaflet.rows([
      { label: words.number, value: number },
      {
        label: words.manufacturer,
        value: [manufacturer.name, ...manufacturer.address, manufacturer.email].join(", "),
      },
    ]);
    leaflet.text(words.responsibility);
    leaflet.section(words.object);
    leaflet.rows(products.map(({ label, value }) => ({ label, value: `${words.itemNumber} ${value}` })));
    leaflet.section(words.legislation);
    leaflet.text(legislation);
    leaflet.section(words.standards);
    leaflet.bullets(standards);
    leaflet.need(140);
    leaflet.section(words.signature);
    leaflet.text(signed.text);
    leaflet.block(54, ({ x, y }) => {
      print.decoration(() => {
        print.pdf.lineWidth(0.5).strokeColor(theme.text);
        print.pdf
          .moveTo(x, y + 44)
          .lineTo(x + 200, y + 44)
          .stroke();
      });
    });
    leaflet.paragraph(manufacturer.signatory.name, leaflet.styles.strong);
    leaflet.text(manufacturer.signatory.role);
  });
  return print.finish();
}
