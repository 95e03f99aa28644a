import { useHydrated } from "@tanstack/react-router";

/** The boot script holds the control's first activation until hydration (`browser/boot/hold-activations.ts`). */
export const useDeferredUntilHydrated = (event: "click" | "change") =>
  useHydrated() ? {} : { "data-hold": event };
