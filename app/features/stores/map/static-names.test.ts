import { expect, test } from "vitest";

import { viewAround } from "./mercator.ts";
import { namesIn } from "./static-names.tsx";

const lisbon = { latitude: 38.7, longitude: -9.1 };
const riga = { latitude: 56.9, longitude: 24.1 };
const europe = viewAround([lisbon, riga]);

const pointsOf = (svg: string) =>
  [...svg.matchAll(/x="([\d.]+)" y="([\d.]+)"/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

test("names of countries in view are written in the language of the site, others are not", () => {
  const names = namesIn(europe, "uk");
  expect(names).toContain(">Франція</text>");
  expect(names).not.toContain("Австралія");
});

test("names do not overlap", () => {
  const points = pointsOf(namesIn(europe, "en"));
  expect(points.length).toBeGreaterThan(4);
  for (const [index, [x, y]] of points.entries())
    for (const [otherX, otherY] of points.slice(index + 1))
      expect(Math.abs(x - otherX) > 100 || Math.abs(y - otherY) > 25).toBe(true);
});
