import { setImmediate as breathe } from "node:timers/promises";

import { createRequestScope } from "./request-scope.server.ts";
import { readMenus } from "../domain/configuration/site-chrome.server.ts";
import type { Runtime } from "../scope/runtime.ts";
import { type RenderPage, servePage } from "./serve-page.server.ts";

/**
 * Draws the home page of every site and the pages of its main menu, one after the other, so that nobody waits for
 * them after a start or an import. It gives way to visitors, and ends when there is newer content again.
 * @returns how many pages are kept now
 */
export async function warmUp(runtime: Runtime, render: RenderPage): Promise<number> {
  const { revision, pages, settings } = runtime;
  if (!pages || settings.PAGE_WARM_UP === "off") return 0;
  let drawn = 0;
  for (const { origin } of runtime.sites.sites.values()) {
    for (const path of await mainPaths(runtime, origin)) {
      if (runtime.revision !== revision) return drawn;
      if (await drawPage(runtime, new URL(path, origin), render)) drawn += 1;
      await breathe();
    }
  }
  runtime.log.info({ pages: drawn }, "main pages are kept");
  return drawn;
}

async function mainPaths(runtime: Runtime, origin: string): Promise<Set<string>> {
  const menus = await readMenus(createRequestScope(ask(new URL(origin)), runtime));
  const links = menus.main.flatMap(({ url, children = [] }) => [url, ...children.map((child) => child.url)]);
  return new Set(["/", ...links.filter((url) => url.startsWith("/"))]);
}

async function drawPage(runtime: Runtime, url: URL, render: RenderPage): Promise<boolean> {
  const request = ask(url);
  const scope = createRequestScope(request, runtime);
  try {
    await servePage(request, url, scope, render);
    return scope.cache === "miss" && scope.sent !== undefined;
  } catch (error) {
    scope.log.warn({ err: error, path: url.pathname }, "page could not be drawn ahead");
    return false;
  }
}

/** As browsers do: pages that are asked for without compression are kept a second time. */
const ask = (url: URL) => new Request(url, { headers: { host: url.host, "accept-encoding": "br" } });
