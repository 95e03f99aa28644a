import { allowRouterReload, isChunkError } from "#app/framework/missing-files.ts";

import { isDispensable } from "./dispensable-imports.ts";
import { activity, prefetching } from "./activity.ts";

/** Milliseconds between two reloads: a chunk that is really gone must not reload for ever. */
export const reloadGuard = 60_000;

const storageKey = "chunk-reload";

/** @param last when the page was last loaded anew, as it was stored */
export const mayReload = (now: number, last: string | null): boolean =>
  last === null || !(Math.abs(now - Number(last)) < reloadGuard);

/**
 * Loads the page anew when a part of the program is gone: mostly because a newer version was
 * deployed. Not for what was loaded ahead of time, and not offline, where it would lose the page.
 */
export function reloadOnChunkFailure(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => recover(payload));
  window.addEventListener("unhandledrejection", ({ reason }) => {
    if (isChunkError(reason)) recover(reason);
  });
}

function recover(error: Error): void {
  if (!navigator.onLine || (prefetching.busy && !activity.busy)) return;
  try {
    const allowed = mayReload(Date.now(), sessionStorage.getItem(storageKey));
    allowRouterReload(error, allowed);
    if (allowed) setTimeout(() => reloadUnlessDispensable(error));
  } catch (reason) {
    // Without storage nothing would stop the reloads.
    console.warn("The page is not loaded anew", reason);
  }
}

/** A task later than the failure: until then whoever asked for the chunk may have said that it can do without. */
function reloadUnlessDispensable(error: Error): void {
  if (isDispensable(error)) return;
  sessionStorage.setItem(storageKey, String(Date.now()));
  window.location.reload();
}
