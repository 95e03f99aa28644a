/** Size of the square world, north-west corner at 0, 0, in the projection of `mercator.ts`. */
export const worldSize = 8192;

export type Point = readonly [number, number];
export type Line = readonly Point[];
export type WorldLines = { land: Line[]; borders: Line[] };

/** Drops points that are closer to the last retained point than the step at this location. */
export function thin(line: Line, stepAt: (point: Point) => number): Line {
  const retained: Point[] = [];
  for (const point of line) {
    const last = retained.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= stepAt(point)) retained.push(point);
  }
  return retained;
}

/** SVG path data with relative coordinates, which are shorter than absolute ones. */
export function pathOf([start, ...rest]: Line): string {
  if (!start || rest.length === 0) return "";
  let last = start;
  const steps = rest.map(([x, y]) => {
    const [dx, dy] = [x - last[0], y - last[1]];
    last = [x, y];
    return `${dx},${dy}`;
  });
  return `M${start.join(",")}l${steps.join(" ")}`;
}
