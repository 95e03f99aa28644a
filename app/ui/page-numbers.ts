/** Returns the first, the last and the adjacent pages, at most seven entries. `undefined` marks a gap. */
export function pageNumbers(page: number, pages: number): (number | undefined)[] {
  const offered = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return offered.flatMap((number, index) => {
    const missing = number - (offered[index - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    return [missing === 1 ? number - 1 : undefined, number];
  });
}
