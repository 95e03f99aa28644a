import { theme } from "../../ops/theme.server.ts";
import type { Typesetter } from "./typesetter.server.ts";

type Pdf = PDFKit.PDFDocument;
type Area = { x: number; y: number; width: number; height: number };
type Point = readonly [x: number, y: number];

/** 26 × 32 units. */
const crystalFacets = [
  { path: "M13 0 26 8v16L13 32 0 24V8z", color: theme.colors.action.hover, opacity: 1 },
  { path: "M13 0 26 8 13 16 0 8z", color: "#ffffff", opacity: 0.55 },
  { path: "M26 8v16L13 32V16z", color: theme.colors.chrome.page, opacity: 0.35 },
];

export function drawLogo(
  pdf: Pdf,
  type: Typesetter,
  name: string,
  { x, y, height, color }: { x: number; y: number; height: number; color: string },
): number {
  const scale = height / 32;
  for (const facet of crystalFacets) {
    pdf.save().translate(x, y).scale(scale).path(facet.path);
    pdf.fillColor(facet.color, facet.opacity).fill().restore();
  }
  const style = { face: "heading", size: height * 0.72, leading: height, color, tracking: 0.12 } as const;
  const left = x + height * 1.05;
  type.draw(name, style, { x: left, y, width: Infinity });
  return left + type.width(name, style) - x;
}

/** Line ends as fractions of the area. */
const edges: readonly (readonly [Point, Point])[] = [
  [
    [0, 0.2],
    [1, 0.05],
  ],
  [
    [0, 0.78],
    [1, 0.45],
  ],
  [
    [0.16, 0],
    [0.62, 1],
  ],
  [
    [0.86, 0],
    [0.3, 1],
  ],
  [
    [0.62, 1],
    [1, 0.74],
  ],
];

export function drawCutLines(pdf: Pdf, area: Area, color: string, opacity: number): void {
  pdf.save().rect(area.x, area.y, area.width, area.height).clip();
  pdf.lineWidth(0.5).strokeColor(color, opacity);
  for (const [from, to] of edges) {
    pdf.moveTo(area.x + from[0] * area.width, area.y + from[1] * area.height);
    pdf.lineTo(area.x + to[0] * area.width, area.y + to[1] * area.height).stroke();
  }
  pdf.restore();
}

export function cutPath(pdf: Pdf, { x, y, width, height }: Area, cut: number): Pdf {
  return pdf.polygon(
    [x, y],
    [x + width - cut, y],
    [x + width, y + cut],
    [x + width, y + height],
    [x + cut, y + height],
    [x, y + height - cut],
  );
}

export function hexagonPath(pdf: Pdf, { x, y }: { x: number; y: number }, radius: number): Pdf {
  const corners = Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3 - Math.PI / 2;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return pdf.polygon(...corners);
}

/** Icons have a 24 × 24 view box. */
export function drawIcon(
  pdf: Pdf,
  path: string,
  { x, y, size, color }: { x: number; y: number; size: number; color: string },
): void {
  pdf
    .save()
    .translate(x, y)
    .scale(size / 24);
  pdf.lineWidth(1.5).lineJoin("round").lineCap("round").strokeColor(color).path(path).stroke();
  pdf.restore();
}
