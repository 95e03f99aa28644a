import type { Area } from "#app/site/position.ts";

/** Web Mercator: the world is a square of size 1 with its north-west corner at 0, 0. */
export type GeoPoint = { latitude: number; longitude: number };
export type WorldPoint = { x: number; y: number };
export type WorldBox = WorldPoint & { width: number; height: number };

/** Degrees. */
const maxLatitude = 85.051129;

export function project({ latitude, longitude }: GeoPoint): WorldPoint {
  const limited = Math.max(-maxLatitude, Math.min(maxLatitude, latitude));
  const sine = Math.sin((limited * Math.PI) / 180);
  return {
    x: (longitude + 180) / 360,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}

export const unproject = ({ x, y }: WorldPoint): GeoPoint => ({
  longitude: x * 360 - 180,
  latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
});

/** Minimum width of a view as a fraction of the world: about 700 km at 50° north. */
const narrowest = 0.028;

/** Margin around the points as a fraction of their extent. */
const margin = 0.14;

/** Europe. */
const emptyView: WorldBox = { x: 0.46, y: 0.24, width: 0.18, height: 0.16 };

export function viewAround(points: readonly GeoPoint[]): WorldBox {
  if (points.length === 0) return emptyView;
  const projected = points.map(project);
  const [left, right] = extent(projected.map(({ x }) => x));
  const [top, bottom] = extent(projected.map(({ y }) => y));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function extent(values: readonly number[]): [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const size = Math.max(narrowest, (high - low) * (1 + margin));
  const middle = (low + high) / 2;
  return [middle - size / 2, middle + size / 2];
}

/** A map may show more than the world. */
export const limitArea = ({ south, west, north, east }: Area): Area => ({
  south: Math.max(-90, south),
  west: Math.max(-180, west),
  north: Math.min(90, north),
  east: Math.min(180, east),
});
