/**
 * Pages of a book that lie open together. The cover and a last page that has no neighbour stand alone.
 * @param pages how many there are @param double whether two fit side by side
 */
export function openPages(page: number, pages: number, double: boolean): number[] {
  if (!double || page <= 1) return [page];
  const left = page - (page % 2);
  return left < pages ? [left, left + 1] : [left];
}

/** The page to show after turning one leaf; stays within the book. */
export function turn(page: number, pages: number, double: boolean, direction: 1 | -1): number {
  const open = openPages(page, pages, double);
  const next = direction === 1 ? open.at(-1)! + 1 : open[0]! - 1;
  return clampPage(openPages(clampPage(next, pages), pages, double)[0]!, pages);
}

export const clampPage = (page: number, pages: number): number => Math.min(Math.max(page, 1), pages);

/** Times the size in which the whole page is seen. */
export const zoomSteps = [1, 1.25, 1.5, 2, 3, 4] as const;

/** The next step in or out; stays within the steps. */
export function changeZoom(zoom: number, direction: 1 | -1): number {
  const at = zoomSteps.findIndex((step) => step >= zoom);
  return zoomSteps[Math.min(Math.max(at + direction, 0), zoomSteps.length - 1)]!;
}
