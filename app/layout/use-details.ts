import { useHydrated, useLocation } from "@tanstack/react-router";
import { type FocusEvent, type ToggleEvent, useEffect, useRef, useState } from "react";

import { useDismiss } from "./use-dismiss.ts";

/**
 * Closes on navigation, Escape, and focus or press outside. Its element may be missing, as the menu of a single language.
 * @param opensOnHover possibly before hydration
 */
export function useDetails(opensOnHover = false) {
  const { href } = useLocation();
  const hydrated = useHydrated();
  const ref = useRef<HTMLDetailsElement>(null);
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === href;
  const setOpen = (next: boolean) => setOpenAt(next ? href : undefined);
  const close = () => setOpen(false);
  useDismiss(ref, open, close);
  // The visitor may have opened it before hydration.
  useEffect(() => {
    const pointed =
      opensOnHover && window.matchMedia("(hover: hover)").matches && ref.current?.matches(":hover");
    if (pointed || ref.current?.open) setOpenAt(window.location.href.slice(window.location.origin.length));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was so at the hydration
  }, []);
  return {
    open,
    setOpen,
    details: {
      ref,
      open,
      onToggle: (event: ToggleEvent<HTMLDetailsElement>) => {
        if (event.target === event.currentTarget) setOpen(event.currentTarget.open);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      },
    },
    /** For browsers and tools that need an explicit `aria-expanded`. */
    expanded: hydrated ? open : undefined,
  };
}
