import { useCallback, useState } from "react";

/** Returns the id of the hovered or focused list item, and a ref for the list's container. */
export function usePointed() {
  const [pointed, setPointed] = useState<string>();
  const around = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const listeners = new AbortController();
    const enter = ({ target }: Event) => setPointed((target as Element).closest("li[id]")?.id);
    const leave = () => setPointed(undefined);
    for (const event of ["pointerover", "focusin"]) element.addEventListener(event, enter, listeners);
    for (const event of ["pointerleave", "focusout"]) element.addEventListener(event, leave, listeners);
    return () => listeners.abort();
  }, []);
  return [pointed, around] as const;
}
