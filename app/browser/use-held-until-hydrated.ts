import { useHydrated } from "@tanstack/react-router";

/**
 * Attributes of a control that needs the application: until React has hydrated it, the boot script holds its first
 * activation (`browser/boot/hold-activations.ts`).
 */
export const useHeldUntilHydrated = (event: "click" | "change") =>
  useHydrated() ? {} : { "data-hold": event };
