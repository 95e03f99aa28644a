import type { PrintDocument } from "./print-document.server.ts";
import type { TextStyle } from "./typesetter.server.ts";

type Area = { x: number; y: number; width: number; height: number };

export type Flow = ReturnType<typeof createFlow>;

/** Sizes are in points. @param onPage draws header and footer of a new page */
export function createFlow(print: PrintDocument, area: Area, onPage: () => void) {
  const { type } = print;
  const bottom = area.y + area.height;
  let y = bottom;

  const begin = () => {
    print.addPage();
    onPage();
    y = area.y;
  };
  const atTop = () => y === area.y;
  const need = (height: number) => {
    if (y + height > bottom) begin();
  };
  const indented = (indent: number) => ({ x: area.x + indent, width: area.width - indent });

  function text(
    kind: "H1" | "H2" | "P",
    words: string,
    style: TextStyle,
    space: { above: number; below: number },
  ) {
    const height = type.height(words, style, area.width);
    if (!atTop()) y += space.above;
    need(height);
    print.content(kind, () => type.draw(words, style, { ...indented(0), y }));
    y += height + space.below;
  }

  return {
    area,
    need,
    space: (height: number) => {
      if (!atTop()) y += height;
    },
    /** @param room height that must follow on the same page */
    heading(level: 1 | 2, words: string, style: TextStyle, room: number) {
      const height = type.height(words, style, area.width);
      need(height + room + style.size);
      text(level === 1 ? "H1" : "H2", words, style, { above: style.size, below: style.size * 0.4 });
    },
    paragraph: (words: string, style: TextStyle, below = style.size * 0.6) =>
      text("P", words, style, { above: 0, below }),
    /** @param mark draws the marker at the upper left corner of the first line */
    list(
      items: readonly string[],
      style: TextStyle,
      mark: (index: number, at: { x: number; y: number }) => void,
      indent = 18,
    ) {
      print.group("L", () => {
        items.forEach((item, index) => {
          const height = type.height(item, style, area.width - indent);
          const next = index === 0 || index === items.length - 2 ? items[index + 1] : undefined;
          need(height + (next ? type.height(next, style, area.width - indent) + style.size : 0));
          print.group("LI", () => {
            print.content("Lbl", () => mark(index, { x: area.x, y }));
            print.content("LBody", () => type.draw(item, style, { ...indented(indent), y }));
          });
          y += height + style.size * 0.45;
        });
      });
    },
    /** Two columns stay on one page. @param labelShare share of the column width */
    table(
      rows: readonly { label: string; value: string }[],
      { label, value, line }: { label: TextStyle; value: TextStyle; line: string },
      { columns, labelShare }: { columns: 1 | 2; labelShare: number },
    ) {
      const gutter = 20;
      const width = columns === 1 ? area.width : (area.width - gutter) / 2;
      const labelWidth = width * labelShare;
      const valueWidth = width - labelWidth - 8;
      const padding = 2.4;
      const heightOf = (row: (typeof rows)[number]) =>
        Math.max(type.height(row.label, label, labelWidth), type.height(row.value, value, valueWidth)) +
        2 * padding;
      const drawRow = (row: (typeof rows)[number], x: number, top: number) => {
        print.group("TR", () => {
          const at = { y: top + padding };
          print.content("TH", () => type.draw(row.label, label, { ...at, x, width: labelWidth }));
          print.content("TD", () =>
            type.draw(row.value, value, { ...at, x: x + labelWidth + 8, width: valueWidth }),
          );
        });
        const below = top + heightOf(row);
        print.decoration(() => {
          print.pdf
            .lineWidth(0.5)
            .strokeColor(line)
            .moveTo(x, below)
            .lineTo(x + width, below)
            .stroke();
        });
        return below;
      };
      print.group("Table", () => {
        if (columns === 1) {
          for (const row of rows) {
            need(heightOf(row));
            y = drawRow(row, area.x, y);
          }
          return;
        }
        const half = Math.ceil(rows.length / 2);
        const sides = [rows.slice(0, half), rows.slice(half)];
        const heights = sides.map((side) => side.reduce((sum, row) => sum + heightOf(row), 0));
        need(Math.max(...heights));
        const top = y;
        sides.forEach((side, index) => {
          let below = top;
          for (const row of side) below = drawRow(row, area.x + index * (width + gutter), below);
        });
        y = top + Math.max(...heights);
      });
      y += 8;
    },
    block(height: number, draw: (area: Area) => void) {
      need(height);
      draw({ x: area.x, y, width: area.width, height });
      y += height;
    },
  };
}
