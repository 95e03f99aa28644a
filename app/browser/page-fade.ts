import type { AnyRouter } from "@tanstack/react-router";

import { aroundPageChanges } from "#app/framework/router-steps.ts";

import { prefersStillness } from "./prefers-stillness.ts";

/** Whether the browser itself has moved the page before the visitor's eyes, as Safari does after a swipe. */
let shownByBrowser = false;

/** Of the whole tab, before there is a router: that would hear of a step back first. */
export const noticeSwipes = () =>
  window.addEventListener("popstate", ({ hasUAVisualTransition }) => {
    shownByBrowser = hasUAVisualTransition;
  });

/**
 * Another page takes the place of the one before in a short cross-fade (styles/global.ts), where browsers can. Instead of
 * the router's own option: that fades for every change of parameters where browsers tell no types of transitions apart, and
 * leaves skipped transitions as errors that nobody handles.
 */
export const fadePages = (router: AnyRouter): (() => void) =>
  aroundPageChanges(router, async (change) => {
    const wanted = isOtherPage(router) && !shownByBrowser && !prefersStillness();
    shownByBrowser = false;
    if (!wanted || !("startViewTransition" in document)) return change();
    const fade = document.startViewTransition(change);
    // Skipped, because the next page overtakes it or nobody sees the tab: the page changes all the same.
    fade.ready.catch(() => {});
    passClicksOn(fade);
    return fade.updateCallbackDone;
  });

const isOtherPage = ({ state: { resolvedLocation, location } }: AnyRouter): boolean =>
  resolvedLocation !== undefined && resolvedLocation.pathname !== location.pathname;

/** What fades is a picture of the page: a click on it ends the fade, and is made again on what stands there. */
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
