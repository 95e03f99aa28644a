/** Average width of a capital of the heading fonts with the letter spacing, in em. */
const advance = 0.56;

/**
 * How a name is set so that it fills a width exactly, whichever font draws it.
 * @returns nothing for no name, and for one that would be smaller than `minSize`
 */
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
