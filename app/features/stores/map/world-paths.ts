import type { WorldBox } from "./mercator.ts";
import { type Line, pathOf, type Point, thin, worldSize } from "./world-lines.ts";
import world from "./world-lines.json";

/** Resolution: steps per view width, about three pixels each on a phone. */
const stepsInView = 120;

/** Area outside the view that other aspect ratios can show, as a fraction of the longer side. */
const overscan = 0.35;

/** In steps. Points outside the visible area only close the coastlines. */
const hiddenStep = 100;
const stepOfBorders = 2;
const smallestIsland = 4;

/** SVG path data of the world for one view. 6 KB gzipped for Europe; the picture of the full world has 63 KB. */
export function worldPaths(view: WorldBox): { land: string; borders: string } {
  // Destructured here, because at module level the data would become part of the browser's bundle.
  const { land, borders } = world as unknown as { land: Line[]; borders: Line[] };
  const step = (view.width * worldSize) / stepsInView;
  const margin = Math.max(view.width, view.height) * overscan;
  const [left, right] = [view.x - margin, view.x + view.width + margin];
  const [top, bottom] = [view.y - margin, view.y + view.height + margin];
  const isVisible = ([x, y]: Point) =>
    x > left * worldSize && x < right * worldSize && y > top * worldSize && y < bottom * worldSize;
  const pathData = (lines: readonly Line[], fine: number) =>
    lines
      .filter((line) => line.some(isVisible))
      .map((line) => thin(line, (point) => step * (isVisible(point) ? fine : hiddenStep)))
      .filter((line) => extentOf(line) > step * smallestIsland)
      .map(pathOf)
      .join("");
  return { land: pathData(land, 1), borders: pathData(borders, stepOfBorders) };
}

function extentOf(line: Line): number {
  const side = (values: number[]) => Math.max(...values) - Math.min(...values);
  return Math.max(side(line.map(([x]) => x)), side(line.map(([, y]) => y)));
}
