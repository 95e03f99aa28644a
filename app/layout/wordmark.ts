import { letterAdvance as advance } from "../../styles/theme.gen.ts";

/** Sizes a name to fill a width in any fallback font. @returns undefined if empty or smaller than `minSize` */
export function wordmark(
  name: string,
  { width, maxSize, minSize }: { width: number; maxSize: number; minSize: number },
): { fontSize: number; textLength: number } | undefined {
  const letters = [...name].length;
  if (letters === 0) return undefined;
  const fontSize = Math.min(maxSize, Math.round(width / (letters * advance)));
  if (fontSize < minSize) return undefined;
  return { fontSize, textLength: Math.min(width, Math.round(letters * advance * fontSize * 1.35)) };
}
