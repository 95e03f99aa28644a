import type { AnyRouter } from "@tanstack/react-router";

import { aroundPageChanges } from "#app/framework/router-steps.ts";

/** Queried on every call, because the setting may change. */
export const prefersStillness = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether the browser animated the navigation itself, as Safari does after a swipe. */
let shownByBrowser = false;

/** Must be registered before the router, which also listens to `popstate`. */
export const noticeSwipes = () =>
  window.addEventListener("popstate", ({ hasUAVisualTransition }) => {
    shownByBrowser = hasUAVisualTransition;
  });

/** The router's own option also fades parameter changes and leaves skipped transitions as unhandled rejections. */
export const fadePages = (router: AnyRouter): (() => void) =>
  aroundPageChanges(router, async (change) => {
    const wanted = isOtherPage(router) && !shownByBrowser && !prefersStillness();
    shownByBrowser = false;
    if (!wanted || !("startViewTransition" in document)) return change();
    const fade = document.startViewTransition(change);
    // Rejects if skipped, in a hidden tab or by the next page; the page still changes.
    fade.ready.catch(() => {});
    passClicksOn(fade);
    return fade.updateCallbackDone;
  });

const isOtherPage = ({ state: { resolvedLocation, location } }: AnyRouter): boolean =>
  resolvedLocation !== undefined && resolvedLocation.pathname !== location.pathname;

/** During the fade, clicks hit a snapshot: ends the fade and repeats the click on the element below. */
function passClicksOn(fade: ViewTransition): void {
  const listening = new AbortController();
  const onClick = (event: MouseEvent) => {
    if (event.target !== document.documentElement) return;
    fade.skipTransition();
    document.elementFromPoint(event.clientX, event.clientY)?.dispatchEvent(new MouseEvent("click", event));
  };
  window.addEventListener("click", onClick, { once: true, signal: listening.signal });
  const stop = () => listening.abort();
  fade.finished.then(stop, stop);
}
