/** Page numbers that are visible together. The cover, and an unpaired last page, are single. */
export function openPages(page: number, pages: number, double: boolean): number[] {
  if (!double || page <= 1) return [page];
  const left = page - (page % 2);
  return left < pages ? [left, left + 1] : [left];
}

export function turn(page: number, pages: number, double: boolean, direction: 1 | -1): number {
  const open = openPages(page, pages, double);
  const next = direction === 1 ? open.at(-1)! + 1 : open[0]! - 1;
  return clampPage(openPages(clampPage(next, pages), pages, double)[0]!, pages);
}

export const clampPage = (page: number, pages: number): number => Math.min(Math.max(page, 1), pages);

/** Relative to the scale that fits the page. */
export const zoomSteps = [1, 1.25, 1.5, 2, 3, 4] as const;

export function changeZoom(zoom: number, direction: 1 | -1): number {
  const at = zoomSteps.findIndex((step) => step >= zoom);
  return zoomSteps[Math.min(Math.max(at + direction, 0), zoomSteps.length - 1)]!;
}
