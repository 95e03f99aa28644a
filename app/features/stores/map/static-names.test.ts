import { expect, test } from "vitest";

import { project, viewAround } from "./mercator.ts";
import { namesIn } from "./static-names.tsx";
import { worldSize } from "./world-lines.ts";

const lisbon = { latitude: 38.7, longitude: -9.1 };
const riga = { latitude: 56.9, longitude: 24.1 };
const europe = viewAround([lisbon, riga]);

const pointsOf = (svg: string) =>
  [...svg.matchAll(/x="([\d.]+)" y="([\d.]+)"/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

test("names of countries in view are written in the language of the site, others are not", () => {
  const names = namesIn(europe, "uk", []);
  expect(names).toContain(">Франція</text>");
  expect(names).not.toContain("Австралія");
});

test("names do not overlap", () => {
  const points = pointsOf(namesIn(europe, "en", []));
  expect(points.length).toBeGreaterThan(4);
  for (const [index, [x, y]] of points.entries())
    for (const [otherX, otherY] of points.slice(index + 1))
      expect(Math.abs(x - otherX) > 100 || Math.abs(y - otherY) > 25).toBe(true);
});

test("names move beside dots, or are left out if there is no space", () => {
  const germany = { latitude: 51, longitude: 10.3 };
  const namedAt = (svg: string) => /x="([\d.]+)" y="([\d.]+)">Germany</.exec(svg)?.slice(1).map(Number);
  const [x, y] = namedAt(namesIn(europe, "en", []))!;
  const dot = project(germany);
  expect(Math.hypot(x! - dot.x * worldSize, y! - dot.y * worldSize)).toBeLessThan(1);

  const [movedX, movedY] = namedAt(namesIn(europe, "en", [germany]))!;
  const distance = Math.hypot(movedX! - x!, movedY! - y!) / (europe.width * worldSize);
  expect(distance).toBeGreaterThan(0.02);
  expect(distance).toBeLessThan(0.06);

  const crowd = [-6, -3, 0, 3, 6].flatMap((right) =>
    [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((up) => ({
      latitude: germany.latitude + up,
      longitude: germany.longitude + right,
    })),
  );
  expect(namedAt(namesIn(europe, "en", crowd))).toBeUndefined();
});
