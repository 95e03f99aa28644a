import * as v from "valibot";

/** WGS 84, degrees. */
export type Position = { latitude: number; longitude: number };

/** Format `52.52,13.4`. */
export const positionParam = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,2}(?:\.\d{1,6})?,-?\d{1,3}(?:\.\d{1,6})?$/),
  v.check((text) => {
    const { latitude, longitude } = parsePosition(text);
    return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  }),
);

/** South-west and north-east corner. `west` is greater than `east` if the area crosses the antimeridian. */
export type Area = { south: number; west: number; north: number; east: number };

/** Format `47.3,5.9,55.1,15`. */
export const areaParam = v.pipe(
  v.string(),
  v.regex(/^(?:-?\d{1,3}(?:\.\d{1,2})?(?:,(?!$)|$)){4}$/),
  v.check((text) => {
    const { south, west, north, east } = parseArea(text);
    return south >= -90 && south < north && north <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180;
  }),
);

export function parseArea(text: string): Area {
  const [south, west, north, east] = text.split(",").map(Number);
  return { south: south!, west: west!, north: north!, east: east! };
}

export const formatArea = ({ south, west, north, east }: Area): string =>
  [south, west, north, east].map((degrees) => Number(degrees.toFixed(2))).join(",");

export function parsePosition(text: string): Position {
  const [latitude, longitude] = text.split(",").map(Number);
  return { latitude: latitude!, longitude: longitude! };
}

/** Rounded in the browser, so that the exact position is never sent. */
export const formatPosition = ({ latitude, longitude }: Position): string =>
  [latitude, longitude].map((degrees) => Number(degrees.toFixed(2))).join(",");
