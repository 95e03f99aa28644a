import type { AnyRouter } from "@tanstack/react-router";

type Page = Pick<Document, "getElementById" | "querySelector">;

/** Where reading goes on after a page change: the anchor, else main's heading, else main itself. */
export const focusTarget = (hash: string, page: Page): HTMLElement | null =>
  (hash ? page.getElementById(hash) : null) ?? page.querySelector("main h1") ?? page.querySelector("main");

/** After a navigation a screen reader would stay on the link, which is gone: the focus goes to the new page. */
export const movePageFocus = (router: AnyRouter) =>
  router.subscribe("onRendered", ({ fromLocation, pathChanged, hashChanged, toLocation }) => {
    if (!fromLocation || !(pathChanged || (hashChanged && toLocation.hash))) return;
    const { hash } = toLocation;
    const moved = moveFocus(hash);
    for (const pause of secondLooks) setTimeout(() => keepFocus(hash, moved), pause);
  });

/** Milliseconds after which the focus is checked again: a skeleton or an error page gives way late. */
const secondLooks = [50, 200, 500];

function moveFocus(hash: string): HTMLElement | null {
  const target = focusTarget(hash, document);
  if (!target || target === document.activeElement) return target;
  if (target.tabIndex < 0) {
    target.tabIndex = -1;
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  }
  // Where the window stands is the business of scroll restoration.
  target.focus({ preventScroll: true });
  return target;
}

/** @param moved where the focus was put; a visitor who has moved it on is left alone */
function keepFocus(hash: string, moved: HTMLElement | null) {
  // It falls back to the body when what held it has gone.
  if ([document.body, moved].includes(document.activeElement as HTMLElement)) moveFocus(hash);
}
