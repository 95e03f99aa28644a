import { expect, test } from "vitest";

import { spread, uncross } from "./draw-parts.server.ts";

test("numbers with enough space are next to their parts", () => {
  expect(spread([10, 60, 90], 0, 100, 24)).toEqual([10, 60, 90]);
});

test.each([
  ["parts close together", [50, 52, 54]],
  ["parts at the top", [0, 0, 1]],
  ["parts at the bottom", [98, 99, 100]],
])("numbers of %s keep their distance and their order, within the picture", (_name, wanted) => {
  const heights = spread(wanted, 0, 100, 24);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...heights)).toBeLessThanOrEqual(100);
  heights.slice(1).forEach((height, index) => expect(height - heights[index]!).toBeGreaterThanOrEqual(24));
});

test.each([
  ["above their numbers", { near: 12, far: 10 }, ["near", "far"]],
  ["below their numbers", { near: 80, far: 82 }, ["far", "near"]],
])("lines to parts %s do not cross", (_name, { near, far }, order) => {
  const points = [
    { name: "near", x: 20, y: near },
    { name: "far", x: 90, y: far },
  ].sort((a, b) => a.y - b.y);
  expect(uncross(points, 0, [30, 60]).map(({ name }) => name)).toEqual(order);
});
