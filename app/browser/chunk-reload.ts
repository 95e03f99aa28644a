import { allowRouterReload, isChunkError } from "#app/framework/missing-files.ts";

import { isDispensable } from "../framework/missing-files.ts";
import { activity, prefetching } from "./activity.ts";

/** Milliseconds between two reloads, against a reload loop. */
export const reloadGuard = 60_000;

const storageKey = "chunk-reload";

export const mayReload = (now: number, last: string | null): boolean =>
  last === null || !(Math.abs(now - Number(last)) < reloadGuard);

/** Chunks are mostly missing after a deployment. Not for prefetches, and not offline, which would lose the page. */
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
    // Without storage, nothing would prevent a reload loop.
    console.warn("The page is not reloaded", reason);
  }
}

/** Runs in a later task, so that the importer can mark the error as dispensable first. */
function reloadUnlessDispensable(error: Error): void {
  if (isDispensable(error)) return;
  sessionStorage.setItem(storageKey, String(Date.now()));
  window.location.reload();
}
