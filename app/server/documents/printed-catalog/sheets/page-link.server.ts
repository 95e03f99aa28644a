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
  const { name, detail, style, x, y, width } = link;
  const number = String(pageOf(name));
  const detailWidth = detail ? print.type.width(detail, style) : 0;
  const room = width - numberWidth - (detail ? detailWidth + 16 : 8);
  const label = shortened(link.label, (text) => print.type.width(text, style) <= room);
  const labelWidth = print.type.width(label, style);
  const box = { x, y, width, height: style.leading };
  const spokenLabel = `${link.label}, ${catalog.words.labels.page.replace("{page}", number)}`;
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

/** One line: long names end in an ellipsis. */
function shortened(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const characters = Array.from(text);
  while (characters.length > 1 && !fits(`${characters.join("").trimEnd()}…`)) characters.pop();
  return `${characters.join("").trimEnd()}…`;
}
