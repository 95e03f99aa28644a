import type { WorldBox } from "./mercator.ts";
import { type Line, pathOf, type Point, thin, worldSize } from "./world-lines.ts";
import world from "./world-lines.json";

/** Steps that a view is wide: some three pixels each on a phone. */
const stepsInView = 120;

/** Of what is seen beside a view, in a window of another form: parts of the view's longer side. */
const beside = 0.35;

/** In steps: what lies out of sight is only there to close the coasts. */
const stepOutOfSight = 100;
const stepOfBorders = 2;
const smallestIsland = 4;

/**
 * The part of the world that a view shows, as data of SVG paths: 6 KB in gzip for Europe, where the picture of the whole
 * world has 63.
 */
export function drawWorld(view: WorldBox): { land: string; borders: string } {
  // Not at the top of the module: browsers would load it with the data.
  const { land, borders } = world as unknown as { land: Line[]; borders: Line[] };
  const step = (view.width * worldSize) / stepsInView;
  const margin = Math.max(view.width, view.height) * beside;
  const [left, right] = [view.x - margin, view.x + view.width + margin];
  const [top, bottom] = [view.y - margin, view.y + view.height + margin];
  const inSight = ([x, y]: Point) =>
    x > left * worldSize && x < right * worldSize && y > top * worldSize && y < bottom * worldSize;
  const draw = (lines: readonly Line[], fine: number) =>
    lines
      .filter((line) => line.some(inSight))
      .map((line) => thin(line, (point) => step * (inSight(point) ? fine : stepOutOfSight)))
      .filter((line) => extentOf(line) > step * smallestIsland)
      .map(pathOf)
      .join("");
  return { land: draw(land, 1), borders: draw(borders, stepOfBorders) };
}

/** Of the box around a line, the longer side. */
function extentOf(line: Line): number {
  const side = (values: number[]) => Math.max(...values) - Math.min(...values);
  return Math.max(side(line.map(([x]) => x)), side(line.map(([, y]) => y)));
}
