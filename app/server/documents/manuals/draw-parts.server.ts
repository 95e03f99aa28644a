import type { PrintDocument } from "../print/print-document.server.ts";
import type { SubjectFrame } from "../print/print-picture.server.ts";
import { type Leaflet, theme } from "./leaflet.server.ts";
import type { Manual } from "./manual.ts";

/** Points; `sideWidth` on each side of the picture. */
const figureHeights = { least: 116, most: 200 };
const sideWidth = 44;
/** The light outline keeps lines visible on dark products. */
const lineStrokes = [
  { width: 1.6, color: theme.card },
  { width: 0.6, color: theme.accent },
];

type Point = { x: number; y: number };

export function drawParts(
  print: PrintDocument,
  leaflet: Leaflet,
  manual: Manual,
  picture: Buffer,
  frame: SubjectFrame,
) {
  leaflet.space(6);
  drawFigure(print, leaflet, manual, picture, frame);
  leaflet.space(4);
  drawLegend(print, leaflet, manual.parts);
}

function drawFigure(
  print: PrintDocument,
  leaflet: Leaflet,
  { figure, parts }: Manual,
  picture: Buffer,
  frame: SubjectFrame,
) {
  const width = Math.min(leaflet.area.width - 2 * sideWidth, figureHeights.most * frame.ratio);
  const height = width / frame.ratio;
  const figureHeight = Math.max(height, figureHeights.least);
  leaflet.block(figureHeight + 10, (area) => {
    const at = { x: area.x + (area.width - width) / 2, y: area.y + (figureHeight - height) / 2 };
    const points = parts.map(({ at: [x, y] }) => ({
      x: at.x + ((x - frame.left) / frame.width) * width,
      y: at.y + ((y - frame.top) / frame.height) * height,
    }));
    print.figure(figure.alt, { ...at, width, height }, () =>
      print.pdf.image(picture, at.x, at.y, { width, height }),
    );
    print.decoration(() => drawNumbers(print, leaflet, { ...area, height: figureHeight }, points));
  });
}

function drawLegend(print: PrintDocument, leaflet: Leaflet, parts: Manual["parts"]) {
  const indent = 22;
  const { strong, text: plain } = leaflet.styles;
  const width = leaflet.area.width - indent;
  print.group("L", () => {
    parts.forEach(({ name, text }, index) => {
      leaflet.block(strong.leading + print.type.height(text, plain, width) + 4, ({ x, y }) =>
        print.group("LI", () => {
          print.content("Lbl", () => leaflet.badge(String(index + 1), { x, y }));
          print.content("LBody", () => {
            const below = print.type.draw(name, strong, { x: x + indent, y, width });
            print.type.draw(text, plain, { x: x + indent, y: below, width });
          });
        }),
      );
    });
  });
}

/** Numbers in two columns beside the picture, each as close to its part as possible. */
function drawNumbers(print: PrintDocument, leaflet: Leaflet, area: Area, points: Point[]) {
  const order = points.map((point, index) => ({ ...point, index })).sort((a, b) => a.x - b.x);
  const half = Math.ceil(order.length / 2);
  const columns = [
    { numbers: order.slice(0, half), x: area.x + 4, edge: area.x + 18 },
    { numbers: order.slice(half), x: area.x + area.width - 18, edge: area.x + area.width - 18 },
  ];
  for (const { numbers, x, edge } of columns) {
    const sorted = numbers.sort((a, b) => a.y - b.y);
    const heights = spread(
      sorted.map(({ y }) => y),
      area.y + 8,
      area.y + area.height - 8,
      24,
    );
    const rows = uncross(sorted, edge, heights).map((part, row) => ({ part, y: heights[row]! }));
    for (const stroke of lineStrokes) {
      for (const { part, y } of rows) {
        print.pdf.lineWidth(stroke.width).strokeColor(stroke.color);
        print.pdf.moveTo(edge, y).lineTo(part.x, part.y).stroke();
      }
    }
    for (const { part, y } of rows) {
      print.pdf.circle(part.x, part.y, 2.4).lineWidth(1).fillAndStroke(theme.accent, theme.card);
      leaflet.badge(String(part.index + 1), { x, y: y - leaflet.styles.text.leading / 2 });
    }
  }
}

type Area = { x: number; y: number; width: number; height: number };

/** Swaps points whose lines from `edge` cross. Each swap shortens the lines, so the loop terminates. */
export function uncross<Item extends Point>(
  points: readonly Item[],
  edge: number,
  heights: readonly number[],
): Item[] {
  const order = [...points];
  const reach = (at: number) => Math.abs(order[at]!.x - edge);
  const heightAt = (at: number, distance: number) =>
    heights[at]! + ((order[at]!.y - heights[at]!) * distance) / reach(at);
  const cross = (upper: number, lower: number) => {
    const nearest = Math.min(reach(upper), reach(lower));
    return heightAt(upper, nearest) > heightAt(lower, nearest);
  };
  for (let swapped = true; swapped;) {
    swapped = false;
    for (let upper = 0; upper < order.length; upper++) {
      for (let lower = upper + 1; lower < order.length; lower++) {
        if (!cross(upper, lower)) continue;
        [order[upper], order[lower]] = [order[lower]!, order[upper]!];
        swapped = true;
      }
    }
  }
  return order;
}

export function spread(positions: readonly number[], top: number, bottom: number, gap: number): number[] {
  const heights = [...positions];
  heights.forEach((height, at) => {
    heights[at] = Math.max(height, top, (heights[at - 1] ?? -Infinity) + gap);
  });
  for (let at = heights.length - 1; at >= 0; at--) {
    heights[at] = Math.min(heights[at]!, bottom, (heights[at + 1] ?? Infinity) - gap);
  }
  return heights;
}
