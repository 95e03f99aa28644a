/** Lines on a square world of `worldSize` units, north-west corner at 0, 0, in the projection of `mercator.ts`. */
export const worldSize = 8192;

export type Point = readonly [number, number];
export type Line = readonly Point[];
export type WorldLines = { /** Coasts of land and of lakes, each closed. */ land: Line[]; borders: Line[] };

/** Leaves out the points that are nearer to the last one kept than the step that is wanted there. */
export function thin(line: Line, stepAt: (point: Point) => number): Line {
  const kept: Point[] = [];
  for (const point of line) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= stepAt(point)) kept.push(point);
  }
  return kept;
}

/** Data of an SVG path, in steps from point to point: they are shorter to write than places. */
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
