import type { Pin } from "./map-engine.ts";
import { project } from "./mercator.ts";

/** Pins are closer than `radius` pixels to the first one of their cluster. @param worldSize pixels at the map's zoom */
export function clusterPins(pins: readonly Pin[], worldSize: number, radius: number): Pin[][] {
  const clusters: { x: number; y: number; pins: Pin[] }[] = [];
  for (const pin of pins) {
    const { x, y } = project(pin);
    const near = clusters.find((other) => Math.hypot(other.x - x, other.y - y) * worldSize < radius);
    if (near) near.pins.push(pin);
    else clusters.push({ x, y, pins: [pin] });
  }
  return clusters.map((cluster) => cluster.pins);
}
