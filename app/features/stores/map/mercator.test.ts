import { expect, test } from "vitest";

import { project, unproject, viewAround } from "./mercator.ts";

const kyiv = { latitude: 50.45, longitude: 30.52 };
const lisbon = { latitude: 38.72, longitude: -9.14 };

test("the center of the world is at latitude 0 and longitude 0", () => {
  expect(project({ latitude: 0, longitude: 0 })).toEqual({ x: 0.5, y: 0.5 });
});

test("north is up, east is right, and the pole is the edge", () => {
  expect(project(kyiv).y).toBeLessThan(project(lisbon).y);
  expect(project(kyiv).x).toBeGreaterThan(project(lisbon).x);
  expect(project({ latitude: 90, longitude: 180 })).toMatchObject({ x: 1 });
  expect(project({ latitude: 90, longitude: 180 }).y).toBeCloseTo(0, 6);
});

test("the coordinates of a projected point can be computed from its position", () => {
  const back = unproject(project(kyiv));
  expect(back.latitude).toBeCloseTo(kyiv.latitude, 9);
  expect(back.longitude).toBeCloseTo(kyiv.longitude, 9);
});

test("a view contains its points with a margin on every side", () => {
  const { x, y, width, height } = viewAround([kyiv, lisbon]);
  for (const point of [kyiv, lisbon].map(project)) {
    expect(point.x).toBeGreaterThan(x);
    expect(point.x).toBeLessThan(x + width);
    expect(point.y).toBeGreaterThan(y);
    expect(point.y).toBeLessThan(y + height);
  }
});

test("a single point is shown with its surroundings, and no points as Europe", () => {
  const { x, width, height } = viewAround([kyiv]);
  expect(width).toBe(height);
  expect(x + width / 2).toBeCloseTo(project(kyiv).x, 9);
  const europe = viewAround([]);
  expect(project(lisbon).x).toBeGreaterThan(europe.x);
});
