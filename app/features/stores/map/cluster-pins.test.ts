import { expect, test } from "vitest";

import { clusterPins } from "./cluster-pins.ts";

const pin = (id: string, longitude: number) => ({ id, label: id, latitude: 0, longitude });
const ids = (clusters: ReturnType<typeof clusterPins>) => clusters.map((pins) => pins.map(({ id }) => id));

/** One pixel per degree. */
const worldSize = 360;

test("pins closer than the radius become one cluster, others stay single", () => {
  const pins = [pin("a", 0), pin("b", 9), pin("c", 30)];
  expect(ids(clusterPins(pins, worldSize, 10))).toEqual([["a", "b"], ["c"]]);
});

test("a cluster does not grow along a chain of pins", () => {
  const pins = [pin("a", 0), pin("b", 9), pin("c", 18)];
  expect(ids(clusterPins(pins, worldSize, 10))).toEqual([["a", "b"], ["c"]]);
});

test("at higher zoom, and without a radius, every pin is single", () => {
  const pins = [pin("a", 0), pin("b", 9)];
  expect(clusterPins(pins, worldSize * 2, 10)).toHaveLength(2);
  expect(clusterPins([pin("a", 0), pin("b", 0)], worldSize, 0)).toHaveLength(2);
});
