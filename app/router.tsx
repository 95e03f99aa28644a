import { I18nProvider } from "@lingui/react";
import { createRouter } from "@tanstack/react-router";
import { getGlobalStartContext } from "@tanstack/react-start";
import messageAddresses from "virtual:message-catalogs";

import { loadInteractiveBlocks } from "./blocks/load-blocks.ts";
import { loadUnlessLeft } from "./browser/chunk-reload.ts";
import { forgetLoadTimes, hydrateWithoutAssets } from "./framework/hydration-data.ts";
import { navigateAfterHydration } from "./framework/hydration-state.ts";
import { Messages } from "./i18n/messages.ts";
import type { Area } from "./i18n/areas.ts";
import { minimumDisplay } from "./browser/minimum-display.ts";
import { ErrorPage } from "./layout/error-page.tsx";
import { NotFoundPage } from "./layout/not-found-page.tsx";
import { type FileRoutesById, routeTree } from "./routeTree.gen.ts";
import { type PageDefinition, type PageRoute, pages, siteFiles } from "./site/pages.ts";
import { parseSearch, stringifySearch } from "./site/search-params.ts";

export type RouterContext = { messages: Messages };

type SiteFile = `${string}.${"xml" | "txt"}`;
type FileRoute = "__root__" | SiteFile | `/api/${string}` | `/share/${string}`;
type PublicPage = Exclude<keyof FileRoutesById, FileRoute>;

// Type error if a route has no row in `pages`, or a row has no route.
pages satisfies Record<PublicPage, PageDefinition> & { [Row in Exclude<PageRoute, PublicPage>]: never };
siteFiles satisfies Record<
  Exclude<Extract<keyof FileRoutesById, SiteFile>, `${string}$${string}`>,
  string
> & { [File in Exclude<Extract<keyof typeof siteFiles, SiteFile>, keyof FileRoutesById>]: never };

export function getRouter() {
  const messages = new Messages();
  const context = getGlobalStartContext();
  if (context) {
    const { locale, site, ownMessages } = context;
    messages.use(locale, site.languageTag, { addresses: messageAddresses[locale], own: ownMessages });
  }
  const router = createRouter({
    routeTree,
    context: { messages } satisfies RouterContext,
    trailingSlash: "never",
    parseSearch,
    stringifySearch,
    scrollRestoration: afterFirstPage(),
    defaultPreload: "intent",
    defaultPendingMinMs: minimumDisplay,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    dehydrate: () => messages.dehydrate(),
    hydrate: async (state): Promise<void> => {
      const [routes] = router.getMatchedRoutes(router.history.location.pathname);
      const code = [loadInteractiveBlocks(document), ...routes.map((route) => router.loadRouteChunk(route))];
      await Promise.all([messages.hydrate(state), loadUnlessLeft(Promise.all(code))]);
    },
    Wrap: ({ children }) => <I18nProvider i18n={messages.i18n}>{children}</I18nProvider>,
  });
  if (!import.meta.env.SSR) navigateAfterHydration(router);
  // In development, Start handles hydration data.
  if (import.meta.env.PROD) {
    if (import.meta.env.SSR) forgetLoadTimes(router);
    else hydrateWithoutAssets(router);
  }
  return router;
}

/** Skips the first page: the visitor may have scrolled it before hydration. */
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
    areas?: Area[];
    /** Its URL contains a secret, which third-party scripts must not read. */
    secretAddress?: boolean;
  }
}
