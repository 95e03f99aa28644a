export type Progress = { phase: "hidden" | "running" | "done"; failed: boolean };

export const noProgress: Progress = { phase: "hidden", failed: false };

/** Milliseconds: delay of the bar, its way across the window, and its display after the end. */
export const progressTimes = { throttle: 200, duration: 5_000, hide: 500 };

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
