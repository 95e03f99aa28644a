import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import { createRequestScope } from "./request-scope.server.ts";
import { readMenus } from "../domain/configuration/site-chrome.server.ts";
import type { Runtime } from "../scope/runtime.ts";
import { type RenderPage, servePage } from "./serve-page.server.ts";

/** Renders each site's home and main menu pages, yielding to visitors; stops at newer content. @returns pages cached */
export async function warmUp(runtime: Runtime, render: RenderPage): Promise<number> {
  const { revision, pages, settings } = runtime;
  if (!pages || settings.PAGE_WARM_UP === "off") return 0;
  let cached = 0;
  for (const { origin } of runtime.sites.sites.values()) {
    for (const path of await mainPaths(runtime, origin)) {
      if (runtime.revision !== revision) return cached;
      if (await cachePage(runtime, new URL(path, origin), render)) cached += 1;
      await yieldToEventLoop();
    }
  }
  runtime.log.info({ pages: cached }, "main pages are cached");
  return cached;
}

async function mainPaths(runtime: Runtime, origin: string): Promise<Set<string>> {
  const menus = await readMenus(createRequestScope(createRequest(new URL(origin)), runtime));
  const links = menus.main.flatMap(({ url, children = [] }) => [url, ...children.map((child) => child.url)]);
  return new Set(["/", ...links.filter((url) => url.startsWith("/"))]);
}

async function cachePage(runtime: Runtime, url: URL, render: RenderPage): Promise<boolean> {
  const request = createRequest(url);
  const scope = createRequestScope(request, runtime);
  try {
    await servePage(request, url, scope, render);
    return scope.cache === "miss" && scope.sent !== undefined;
  } catch (error) {
    scope.log.warn({ err: error, path: url.pathname }, "page could not be rendered ahead");
    return false;
  }
}

/** Brotli, as browsers send: uncompressed pages take a second cache entry. */
const createRequest = (url: URL) =>
  new Request(url, { headers: { host: url.host, "accept-encoding": "br" } });
