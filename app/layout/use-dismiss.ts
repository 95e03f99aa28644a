import { type RefObject, useLayoutEffect } from "react";

/** Closes on Escape or on a press outside. Escape returns the focus to the trigger. */
export function useDismiss(root: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  // A layout effect, because a key may be pressed before the next paint.
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
