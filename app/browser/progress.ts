export type Progress = { phase: "hidden" | "running" | "done"; failed: boolean };

export const noProgress: Progress = { phase: "hidden", failed: false };

/** Milliseconds: before the bar appears, of its way across the window, and until it goes after the end. */
export const progressTimes = { throttle: 200, duration: 5_000, hide: 500 };

/** When the progress bar appears, turns red and goes. What ends within the throttle shows no bar. */
export function createProgress(show: (progress: Progress) => void) {
  let current = noProgress;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = (next: Progress) => {
    current = next;
    show(next);
  };
  const after = (milliseconds: number, next: Progress) => {
    clearTimeout(timer);
    timer = setTimeout(() => change(next), milliseconds);
  };
  return {
    start() {
      if (current.phase !== "hidden") change(noProgress);
      after(progressTimes.throttle, { phase: "running", failed: false });
    },
    /** Shown at once: a failure is news even when it was fast. */
    fail() {
      clearTimeout(timer);
      change({ phase: current.phase === "done" ? "done" : "running", failed: true });
    },
    finish() {
      clearTimeout(timer);
      if (current.phase === "hidden") return;
      change({ phase: "done", failed: current.failed });
      after(progressTimes.hide, noProgress);
    },
    stop: () => clearTimeout(timer),
  };
}
