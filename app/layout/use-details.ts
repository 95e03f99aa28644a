import { useHydrated, useLocation } from "@tanstack/react-router";
import { type FocusEvent, type ToggleEvent, useEffect, useRef, useState } from "react";

import { useDismiss } from "./use-dismiss.ts";

/**
 * A menu that is a `<details>`: it opens without JavaScript. With it, the menu also closes on every
 * change of the address, on Escape, and when the focus or a press goes elsewhere.
 */
export function useDetails() {
  const { href } = useLocation();
  const hydrated = useHydrated();
  const ref = useRef<HTMLDetailsElement>(null);
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === href;
  const setOpen = (next: boolean) => setOpenAt(next ? href : undefined);
  const close = () => setOpen(false);
  useDismiss(ref, open, close);
  // A visitor may have opened it before the page was hydrated.
  useEffect(() => {
    if (ref.current?.open) setOpenAt(window.location.href.slice(window.location.origin.length));
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
    /** The element itself says it to most; said again for those who ask for the attribute. */
    expanded: hydrated ? open : undefined,
  };
}
