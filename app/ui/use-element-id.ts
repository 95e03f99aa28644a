import { useHydrated } from "@tanstack/react-router";
import { useId } from "react";

/**
 * As `useId`, for what the server may have drawn. The browser numbers elements in another order: it gives its own names
 * when it has taken the page over. Until then this is empty, and the server's names stay in the page.
 */
export function useElementId(): string {
  const id = useId();
  const hydrated = useHydrated();
  return import.meta.env.SSR || hydrated ? id : "";
}
