import { type RefObject, useLayoutEffect } from "react";

/** While something is open: Escape and a press outside close it. Escape brings the focus back to what opened it. */
export function useDismiss(root: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  // With what it opens: an effect after the paint would miss a key that comes before it.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      const hadFocus = root.current?.contains(document.activeElement);
      close();
      if (hadFocus) root.current?.querySelector<HTMLElement>("a, summary")?.focus();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  });
}
