/** Milliseconds; a shorter indicator would flicker. */
export const minimumDisplay = 200;

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
