/** Returns the first, the last and the pages next to the current one. `undefined` marks a gap of two or more pages. */
export function nearbyPages(page: number, pages: number): (number | undefined)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((n) => n >= 1 && n <= pages);
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? 0);
    return gap === 2 ? [number - 1, number] : gap > 2 ? [undefined, number] : [number];
  });
}
