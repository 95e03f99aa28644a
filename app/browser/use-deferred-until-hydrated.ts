import { useHydrated } from "@tanstack/react-router";

/** The boot script replays an early event of the control after hydration (`browser/boot/event-replay.ts`). */
export const useDeferredUntilHydrated = (event: "click" | "change") =>
  useHydrated() ? {} : { "data-replay": event };
