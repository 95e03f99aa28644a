/** Milliseconds that the page loading indicator is shown at least: a flash would only irritate. */
export const minimumDisplay = 200;

/** Shows at the start and hides at the end, but not before it was shown for the minimum. */
export function createMinimumDisplay(show: (shown: boolean) => void, minimum = minimumDisplay) {
  let since: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    start() {
      clearTimeout(timer);
      since ??= performance.now();
      show(true);
    },
    finish() {
      if (since === undefined) return;
      timer = setTimeout(
        () => {
          since = undefined;
          show(false);
        },
        Math.max(0, minimum - (performance.now() - since)),
      );
    },
    stop: () => clearTimeout(timer),
  };
}
