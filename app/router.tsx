import { I18nProvider } from "@lingui/react";
import { createRouter } from "@tanstack/react-router";
import { getGlobalStartContext } from "@tanstack/react-start";
import catalogAddresses from "virtual:message-catalogs";

import { loadInteractiveBlocks } from "./blocks/load-blocks.ts";
import { forgetLoadTimes, hydrateWithoutAssets } from "./framework/hydration-data.ts";
import { Messages } from "./i18n/messages.ts";
import type { Area } from "./i18n/areas.ts";
import { minimumDisplay } from "./browser/minimum-display.ts";
import { ErrorPage } from "./layout/error-page.tsx";
import { NotFoundPage } from "./layout/not-found-page.tsx";
import { type FileRoutesById, routeTree } from "./routeTree.gen.ts";
import { type PageDefinition, type PageRoute, pages } from "./site/pages.ts";
import { parseSearch, stringifySearch } from "./site/search-params.ts";

export type RouterContext = { messages: Messages };

/** Routes that respond with a file or data. */
type FileRoute = "__root__" | `${string}.${"xml" | "txt"}` | `/api/${string}`;
type PublicPage = Exclude<keyof FileRoutesById, FileRoute>;

// A route without a row in the table of pages, or a row without a route, is a type error here.
pages satisfies Record<PublicPage, PageDefinition> & { [Row in Exclude<PageRoute, PublicPage>]: never };

/** A router for each request on the server, one for the tab in the browser. */
export function getRouter() {
  const messages = new Messages();
  const scope = getGlobalStartContext()?.scope;
  if (scope) {
    const { code, languageTag } = scope.site;
    messages.use(code, languageTag, catalogAddresses[code]);
  }
  const router = createRouter({
    routeTree,
    context: { messages } satisfies RouterContext,
    trailingSlash: "never",
    parseSearch,
    stringifySearch,
    // Manual: to the top or the anchor; back and forward to where the visitor was.
    scrollRestoration: afterFirstPage(),
    defaultPreload: "intent",
    // What takes longer than a second shows its route's skeleton, and then not only for a flash.
    defaultPendingMinMs: minimumDisplay,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    dehydrate: () => messages.dehydrate(),
    hydrate: async (state) => {
      await Promise.all([messages.hydrate(state), loadInteractiveBlocks(document)]);
    },
    Wrap: ({ children }) => <I18nProvider i18n={messages.i18n}>{children}</I18nProvider>,
  });
  // The development server leaves hydration to Start.
  if (import.meta.env.PROD) {
    if (import.meta.env.SSR) forgetLoadTimes(router);
    else hydrateWithoutAssets(router);
  }
  return router;
}

/** The first page is where the browser and its visitor have brought it while the application was loaded. */
function afterFirstPage(): () => boolean {
  let isFirst = true;
  return () => {
    const wasFirst = isFirst;
    isFirst = false;
    return !wasFirst;
  };
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** Message catalogs that the route shows besides `common`. */
    areas?: Area[];
  }
}
