import { painted } from "#app/validation/drawing.ts";

import { theme } from "../../ops/theme.server.ts";
import type { Typesetter } from "./typesetter.server.ts";

type Pdf = PDFKit.PDFDocument;
type Area = { x: number; y: number; width: number; height: number };
type Point = readonly [x: number, y: number];

/** The mark of the theme, if it has one, and the name. @returns the width */
export function drawLogo(
  pdf: Pdf,
  type: Typesetter,
  name: string,
  { x, y, height, color }: { x: number; y: number; height: number; color: string },
): number {
  const { mark, colors } = theme;
  if (mark) {
    const { parts } = painted({ ...mark, parts: mark.print ?? mark.parts }, colors);
    for (const { path, fill, opacity = 1 } of parts) {
      pdf
        .save()
        .translate(x, y)
        .scale(height / mark.height)
        .path(path);
      pdf.fillColor(fill, opacity).fill().restore();
    }
  }
  const style = { face: "heading", size: height * 0.72, leading: height, color, tracking: 0.12 } as const;
  const left = mark ? x + height * 1.05 : x;
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

export function drawCrossingLines(pdf: Pdf, area: Area, color: string, opacity: number): void {
  if (!theme.shape.facets) return;
  pdf.save().rect(area.x, area.y, area.width, area.height).clip();
  pdf.lineWidth(0.5).strokeColor(color, opacity);
  for (const [from, to] of edges) {
    pdf.moveTo(area.x + from[0] * area.width, area.y + from[1] * area.height);
    pdf.lineTo(area.x + to[0] * area.width, area.y + to[1] * area.height).stroke();
  }
  pdf.restore();
}

/** Outline of a surface. @param cut of two corners */
export function cornersPath(pdf: Pdf, { x, y, width, height }: Area, cut: number): Pdf {
  if (!theme.shape.cut) return pdf.roundedRect(x, y, width, height, (cut * theme.radii.card) / 32);
  return pdf.polygon(
    [x, y],
    [x + width - cut, y],
    [x + width, y + cut],
    [x + width, y + height],
    [x + cut, y + height],
    [x, y + height - cut],
  );
}

/** The theme's outline. @param radius half of its height */
export function markPath(pdf: Pdf, { x, y }: { x: number; y: number }, radius: number): Pdf {
  const { outline, ratio } = theme.shape;
  if (!outline) return pdf.circle(x, y, radius);
  return pdf.polygon(
    ...outline.map(([left, top]) => [
      x + ((left - 50) / 50) * radius * ratio,
      y + ((top - 50) / 50) * radius,
    ]),
  );
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
