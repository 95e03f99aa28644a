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

export function parsePosition(text: string): Position {
  const [latitude, longitude] = text.split(",").map(Number);
  return { latitude: latitude!, longitude: longitude! };
}

/** Rounded in the browser, so that the exact position is never sent. */
export const formatPosition = ({ latitude, longitude }: Position): string =>
  [latitude, longitude].map((degrees) => Number(degrees.toFixed(2))).join(",");
