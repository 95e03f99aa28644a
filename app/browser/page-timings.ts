import { markDispensable } from "../framework/missing-files.ts";
import { timingsPath } from "../site/timings.ts";
import { whenIdle } from "./scheduling.ts";

/** Measures a share of the pages that the application hydrates. Sends the values when the page is hidden. */
export function measurePage(route: string, percent: number): () => void {
  if (!(Math.random() * 100 < percent)) return () => undefined;
  return whenIdle(() => void measure(route));
}

async function measure(route: string): Promise<void> {
  try {
    const { onCLS, onINP, onLCP, onTTFB } = await import("web-vitals");
    const values: Record<string, number> = {};
    for (const watch of [onTTFB, onLCP, onCLS, onINP])
      watch(({ name, value }) => (values[name] = Number(value.toPrecision(6))));
    // Added after the package's own listeners, which report the final values at these events.
    const listening = new AbortController();
    const send = () => {
      if (document.visibilityState !== "hidden" || Object.keys(values).length === 0) return;
      listening.abort();
      navigator.sendBeacon(timingsPath, JSON.stringify({ route, ...values }));
    };
    document.addEventListener("visibilitychange", send, { signal: listening.signal });
    addEventListener("pagehide", send, { signal: listening.signal });
  } catch (error) {
    markDispensable(error);
    console.warn("The page is not measured", error);
  }
}
