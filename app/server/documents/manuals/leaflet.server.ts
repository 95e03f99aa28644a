import { markPath } from "../print/ornaments.server.ts";
import { theme as brandTheme } from "../../ops/theme.server.ts";
import { createFlow } from "../print/flow.server.ts";
import type { PrintDocument } from "../print/print-document.server.ts";
import { printThemes } from "../print/print-theme.server.ts";
import type { TextStyle } from "../print/typesetter.server.ts";
import type { Row } from "./manual.ts";

export type Leaflet = ReturnType<typeof createLeaflet>;

/** Readable on home printers: dark cover, white pages. */
export const theme = printThemes.default;

export const heading = (size: number, color: string = theme.text): TextStyle => ({
  face: "heading",
  size,
  leading: size * 1.18,
  color,
  tracking: 0.02,
  capitals: brandTheme.fonts.capitals,
  balanced: true,
});

export const body = (
  size: number,
  color: string = theme.text,
  face: TextStyle["face"] = "text",
): TextStyle => ({ face, size, leading: size * 1.45, color });

/** @param size of the text in points; other sizes derive from it */
const createStyles = (size: number) => ({
  chapter: heading(size * 2.2),
  section: { ...heading(size * 1.25, theme.accent), balanced: false },
  text: body(size),
  strong: body(size, theme.text, "strong"),
  label: body(size * 0.9, theme.muted),
  value: body(size * 0.9, theme.text, "strong"),
  footer: { ...heading(7.5, theme.muted), balanced: false },
  number: { ...heading(size * 0.94, theme.card), balanced: false },
});

export function createLeaflet(
  print: PrintDocument,
  page: { width: number; height: number; margin: number; textSize: number },
  footer: { text: string; first: number },
  onChapter: (name: string, page: number) => void = () => {},
) {
  const { margin } = page;
  const styles = createStyles(page.textSize);
  let number = footer.first - 1;
  const area = {
    x: margin,
    y: margin,
    width: page.width - 2 * margin,
    height: page.height - 2 * margin - 12,
  };
  const flow = createFlow(print, area, () => {
    number += 1;
    const line = { x: area.x, y: page.height - 30, width: area.width };
    print.decoration(() => {
      print.pdf.lineWidth(0.5).strokeColor(theme.line);
      print.pdf
        .moveTo(area.x, line.y - 6)
        .lineTo(area.x + area.width, line.y - 6)
        .stroke();
      print.type.draw(footer.text, styles.footer, line);
      print.type.draw(String(number), styles.footer, { ...line, align: "end" });
    });
  });

  const badge = (label: string, at: { x: number; y: number }) => {
    const radius = 7;
    const center = { x: at.x + radius, y: at.y + styles.text.leading / 2 };
    markPath(print.pdf, center, radius).fill(theme.accent);
    const box = { x: center.x - 20, y: center.y - styles.number.leading / 2, width: 40 };
    print.type.draw(label, styles.number, { ...box, align: "center" });
  };

  return {
    ...flow,
    styles,
    badge,
    chapter(name: string, title: string, room: number, draw: () => void) {
      print.group("Sect", () => {
        flow.heading(1, title, styles.chapter, room);
        print.destination(name);
        print.bookmark(title, 0);
        onChapter(name, number);
        draw();
        flow.space(10);
      });
    },
    section: (title: string, room = 40) => flow.heading(2, title, styles.section, room),
    text: (words: string) => flow.paragraph(words, styles.text),
    steps: (items: readonly string[]) =>
      flow.list(items, styles.text, (index, at) => badge(String(index + 1), at), 22),
    bullets: (items: readonly string[]) =>
      flow.list(
        items,
        styles.text,
        (_, { x, y }) =>
          markPath(print.pdf, { x: x + 4, y: y + styles.text.leading / 2 }, 2.4).fill(theme.accent),
        14,
      ),
    rows: (rows: readonly Row[], columns: 1 | 2 = 1, labelShare = 0.42) =>
      flow.table(rows, { ...styles, line: theme.line }, { columns, labelShare }),
  };
}
