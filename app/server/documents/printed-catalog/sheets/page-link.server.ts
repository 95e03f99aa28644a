import type { TextStyle } from "../../print/typesetter.server.ts";
import type { Book } from "../book.server.ts";

type PageLink = {
  name: string;
  label: string;
  detail?: string;
  style: TextStyle;
  x: number;
  y: number;
  width: number;
};

/** Points. Fixed, so that the rules end at the same position for all text sizes. */
const numberWidth = 26;

export function drawPageLink({ print, catalog, theme, pageOf }: Book, link: PageLink): void {
  const { name, label, detail, style, x, y, width } = link;
  const number = String(pageOf(name));
  const labelWidth = print.type.width(label, style);
  const detailWidth = detail ? print.type.width(detail, style) : 0;
  const box = { x, y, width, height: style.leading };
  const spokenLabel = `${label}, ${catalog.words.labels.page.replace("{page}", number)}`;
  print.group("TOCI", () => {
    print.link({ page: name }, spokenLabel, box, () => {
      print.type.draw(label, style, { x, y, width: width - numberWidth });
      if (detail) {
        print.type.draw(detail, style, { x, y, width: width - numberWidth - 8, align: "end" });
      }
      print.type.draw(number, style, { x, y, width, align: "end" });
    });
  });
  const from = x + labelWidth + 8;
  const to = x + width - numberWidth - (detail ? detailWidth + 16 : 0);
  if (to - from < 12) return;
  print.decoration(() => {
    const middle = y + style.leading * 0.62;
    print.pdf.lineWidth(0.4).strokeColor(theme.accent, 0.7).moveTo(from, middle).lineTo(to, middle).stroke();
  });
}
