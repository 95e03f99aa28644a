import { serviceOrigins } from "#app/site/services.ts";

import { loadScript } from "./tag-manager.ts";

type Clarity = ((...call: unknown[]) => void) & { q?: unknown[][] };

declare global {
  // oxlint-disable-next-line no-var -- a property of the window
  var clarity: Clarity | undefined;
}

/** Starts Microsoft Clarity. Calls before it has loaded are queued. */
export function startSessionAnalytics(id: string): void {
  if (globalThis.clarity) return;
  const queue: Clarity = (...call) => {
    (queue.q ??= []).push(call);
  };
  globalThis.clarity = queue;
  queue("consent");
  loadScript(`${serviceOrigins.sessionAnalytics}/tag/${encodeURIComponent(id)}`);
}
