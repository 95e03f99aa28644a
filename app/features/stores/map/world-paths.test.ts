import { describe, expect, test } from "vitest";

import { worldPaths } from "./world-paths.ts";
import { project, viewAround } from "./mercator.ts";
import { worldSize } from "./world-lines.ts";

const sofia = { latitude: 42.7, longitude: 23.3 };
const lisbon = { latitude: 38.7, longitude: -9.1 };
const riga = { latitude: 56.9, longitude: 24.1 };

const startsOf = (path: string) =>
  [...path.matchAll(/M(-?\d+),(-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

describe("the drawing of a view", () => {
  test("shows land and borders in view, and no other continent", () => {
    const { land, borders } = worldPaths(viewAround([sofia, lisbon, riga]));
    const australia = project({ latitude: -10, longitude: 115 });
    expect(startsOf(land).length).toBeGreaterThan(5);
    expect(startsOf(borders).length).toBeGreaterThan(10);
    for (const [x, y] of startsOf(land))
      expect(x > australia.x * worldSize && y > australia.y * worldSize).toBe(false);
  });

  test("is small for a continent and for a town alike", () => {
    for (const points of [[sofia, lisbon, riga], [riga]]) {
      const { land, borders } = worldPaths(viewAround(points));
      expect(land.length + borders.length).toBeLessThan(25_000);
      expect(land.length).toBeGreaterThan(100);
    }
  });

  test("has more details at a higher zoom", () => {
    const stepsOf = ({ land }: { land: string }) => {
      const steps = [...land.matchAll(/[l ](-?\d+),(-?\d+)/g)].map(([, x, y]) =>
        Math.hypot(Number(x), Number(y)),
      );
      return steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 4)]!;
    };
    expect(stepsOf(worldPaths(viewAround([riga])))).toBeLessThan(
      stepsOf(worldPaths(viewAround([sofia, lisbon, riga]))) / 2,
    );
  });
});
