import { siteFiles } from "#app/site/pages.ts";

import { createHistogram } from "./metrics-text.ts";

/** Seconds. Pages take 5 to 50 ms; uncached pictures and printed catalogs take seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const methods = new Set(["GET", "HEAD", "POST"]);

export function createRequestMetrics() {
  const histogram = createHistogram(
    "http_request_duration_seconds",
    "Time from the whole header of a request to the headers of its answer",
    bounds,
  );
  return {
    of: (request: { method: string; route: string; site: string; status: number }) => {
      const { method, route, site, status } = request;
      const labels = {
        method: methods.has(method) ? method : "other",
        route,
        site,
        status: String(status),
      };
      return histogram.of(labels);
    },
    write: histogram.write,
  };
}

export type RequestMetrics = ReturnType<typeof createRequestMetrics>;

const exact = new Set(["/healthz", "/readyz", "/metrics", ...Object.keys(siteFiles)]);
const folders = [
  [/^\/assets\//, "/assets/*"],
  [/^\/media\/\d+\//, "/media/$width/*"],
  [/^\/media\//, "/media/*"],
  [/^\/_serverFn\//, "/_serverFn/$id"],
  [/^\/_state\//, "/_state/*"],
  [/^\/sitemap-[^/]*\.xml$/, "/sitemap-$part.xml"],
  [/^\/catalogue\/[^/]+\.pdf$/, "/catalogue/$category.pdf"],
  [/^\/api\//, "/api/*"],
] as const;

/** A closed list, because each label creates new series. */
export function fileRoute(pathname: string): string {
  if (exact.has(pathname)) return pathname;
  return folders.find(([pattern]) => pattern.test(pathname))?.[1] ?? "none";
}
