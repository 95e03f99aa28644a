import { allowRouterReload, isChunkError } from "#app/framework/missing-files.ts";

import { isDispensable } from "../framework/missing-files.ts";
import { activity, prefetching } from "./activity.ts";
import { isLeaving, untilStays } from "./leaving.ts";

/** Milliseconds between two reloads; prevents a reload loop. */
export const reloadGuard = 60_000;

const storageKey = "chunk-reload";

export const mayReload = (now: number, last: string | null): boolean =>
  last === null || !(Math.abs(now - Number(last)) < reloadGuard);

/** Whether the browser has aborted the import of a chunk, because the page was being left. */
let interrupted = false;

/** Chunks are mostly missing after a deployment. Not for prefetches, and not offline, which would lose the page. */
export function reloadOnChunkFailure(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => recover(payload));
  window.addEventListener("unhandledrejection", ({ reason }) => {
    if (isChunkError(reason)) recover(reason);
  });
}

/** Waits for code of the first page. If the page is being left, the server's HTML stays until the next page comes. */
export async function loadUnlessLeft(code: Promise<unknown>): Promise<void> {
  await code.catch((error: unknown) => {
    if (!interrupted) throw error;
  });
  if (interrupted) await new Promise(() => {});
}

function recover(failure: Error): void {
  if (isLeaving()) {
    interrupted = true;
    // A reload would replace the navigation of the visitor.
    allowRouterReload(failure, false);
    void untilStays().then(() => recover(failure));
    return;
  }
  if (!navigator.onLine || (prefetching.busy && !activity.busy)) return;
  try {
    const allowed = mayReload(Date.now(), sessionStorage.getItem(storageKey));
    allowRouterReload(failure, allowed);
    if (allowed) setTimeout(() => reloadUnlessDispensable(failure));
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
