import type { AnyRouter } from "@tanstack/react-router";

type Page = Pick<Document, "getElementById" | "querySelector">;

export const focusTarget = (hash: string, page: Page): HTMLElement | null =>
  (hash ? page.getElementById(hash) : null) ?? page.querySelector("main h1") ?? page.querySelector("main");

/** Otherwise screen readers stay on the link, which the navigation has removed. */
export const movePageFocus = (router: AnyRouter) =>
  router.subscribe("onRendered", ({ fromLocation, pathChanged, hashChanged, toLocation }) => {
    if (!fromLocation || !(pathChanged || (hashChanged && toLocation.hash))) return;
    const { hash } = toLocation;
    const moved = moveFocus(hash);
    for (const delay of recheckDelays) setTimeout(() => restoreFocus(hash, moved), delay);
  });

/** Milliseconds; skeletons and error pages are replaced late. */
const recheckDelays = [50, 200, 500];

function moveFocus(hash: string): HTMLElement | null {
  const target = focusTarget(hash, document);
  if (!target || target === document.activeElement) return target;
  if (target.tabIndex < 0) {
    target.tabIndex = -1;
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  }
  target.focus({ preventScroll: true });
  return target;
}

function restoreFocus(hash: string, moved: HTMLElement | null) {
  // Focus falls back to body when its element is removed; focus moved by the visitor is left alone.
  if ([document.body, moved].includes(document.activeElement as HTMLElement)) moveFocus(hash);
}
