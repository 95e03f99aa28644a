/** A page is being left from the moment the browser starts to load another document. The boot script uses this too. */

const mark = "leave";

const staying = "a[download], a[href^='tel:'], a[href^='mailto:'], a[target=_blank]";

/** Milliseconds; after that the page stays: the response was a download, or the visitor has stopped the navigation. */
const longestLeave = 30_000;

export function noticeLeaving(): void {
  let stays = false;
  // Browsers fire `beforeunload` for these links too, but the page stays.
  addEventListener("click", ({ target }) => (stays = (target as Element).closest(staying) !== null), true);
  addEventListener("beforeunload", () => stays || performance.mark(mark));
  addEventListener("pageshow", ({ persisted }) => persisted && performance.clearMarks(mark));
}

/** WebKit and Firefox then abort all requests of the page; their failures are no reason to show or do anything. */
export const isLeaving = (): boolean =>
  performance.now() - (performance.getEntriesByName(mark).at(-1)?.startTime ?? Number.NaN) < longestLeave;

/** Resolves if the page stays after all, or is shown again from the back/forward cache. */
export const untilStays = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, longestLeave);
    addEventListener("pageshow", ({ persisted }) => persisted && resolve());
  });
