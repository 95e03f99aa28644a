import { createRootRouteWithContext, HeadContent, Outlet, useMatches } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";

import { blocksOnTheirWay } from "#app/blocks/load-blocks.ts";
import { BootScripts } from "#app/framework/boot-scripts.tsx";
import { Behaviors } from "#app/layout/behaviors.tsx";
import { CookieNotice } from "#app/layout/cookie-notice.tsx";
import { Footer } from "#app/layout/footer.tsx";
import { Header } from "#app/layout/header.tsx";
import { ThirdParties } from "#app/layout/third-parties/third-parties.tsx";
import type { RouterContext } from "#app/router.tsx";
import {
  getConfiguration,
  getMenus,
  getSite,
} from "#app/server/domain/configuration/site-chrome.functions.ts";
import { readConsent } from "#app/site/cookie-consent.ts";
import { getSuggestions } from "#app/server/domain/search/search.functions.ts";
import { directionOf } from "#app/site/format.ts";
import { fontPreloads } from "#app/site/fonts.ts";
import { hasCookieNotice } from "#app/site/services.ts";
import type { LanguageItem, Menus, Site, SiteConfiguration } from "#app/site/site.ts";
import { schemeScript, themeAttributes } from "#app/site/theme.ts";
import { MapsServiceContext, mapsServiceOf } from "#app/features/stores/map/maps-service.ts";
import { MediaOrigin, mediaUrl } from "#app/ui/media-origin.tsx";

import "../../styles/index.css";
import { bulletImage, chromeColor } from "../../styles/theme.gen.ts";

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, matches }) => {
    const areas = matches.flatMap(({ staticData }) => staticData.areas ?? []);
    await Promise.all([context.messages.load(["common", ...areas]), blocksOnTheirWay()]);
  },
  loader: async () => {
    const site = await getSite();
    // Sequential: the menus must be read first.
    const menus = await getMenus();
    const configuration = await getConfiguration();
    return { site, menus, configuration };
  },
  // Equal for all pages of a site, so it is loaded once per tab.
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => {
    const brand = loaderData?.configuration.brand;
    return {
      meta: [
        { charSet: "utf-8" },
        { name: "viewport", content: "width=device-width, initial-scale=1" },
        { name: "theme-color", content: chromeColor },
        ...(brand ? [{ title: brand.name }] : []),
      ],
      links: [
        ...(import.meta.env.SSR && loaderData ? fontPreloads(loaderData.site) : []),
        { rel: "icon", href: brand ? mediaUrl(brand.icon) : defaultIcon },
      ],
    };
  },
  shellComponent: Document,
  component: Layout,
});

function Document({ children }: { children: ReactNode }) {
  const site = Route.useLoaderData({ select: (data) => data?.site });
  return (
    <html
      lang={site?.languageTag}
      dir={site && directionOf(site.languageTag)}
      {...(site && themeAttributes(site))}
      suppressHydrationWarning
    >
      <head>
        <script dangerouslySetInnerHTML={{ __html: schemeScript }} />
        <HeadContent />
      </head>
      <body>
        {children}
        <BootScripts />
      </body>
    </html>
  );
}

function languageMenu(menus: Menus, { languages }: SiteConfiguration, { alternates }: Site): LanguageItem[] {
  if (menus.languages.length > 0 || languages.length < 2) return menus.languages;
  return languages.flatMap(({ code, name }) => {
    const other = alternates.find((alternate) => alternate.code === code);
    return other ? [{ code, name, domain: other.origin }] : [];
  });
}

function Layout() {
  const { site, menus, configuration } = Route.useLoaderData();
  const services = configuration.brand?.services ?? {};
  const hasSecret = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.secretAddress),
  });
  const languages = languageMenu(menus, configuration, site);
  const mapsService = () => (readConsent() ? mapsServiceOf(services) : undefined);
  return (
    <MediaOrigin value={configuration.brand?.cdn ?? ""}>
      <Header
        menus={{ ...menus, languages }}
        configuration={configuration}
        site={site}
        suggest={getSuggestions}
      />
      <main id="main">
        <MapsServiceContext value={mapsService}>
          <Outlet />
        </MapsServiceContext>
      </main>
      <Behaviors timings={configuration.timings} />
      <Suspense>
        <Footer menus={menus} configuration={configuration} />
      </Suspense>
      {hasCookieNotice(configuration.brand) && <CookieNotice />}
      {!hasSecret && <ThirdParties services={services} />}
    </MediaOrigin>
  );
}

/** Used if the configuration cannot be read. Without an icon browsers request `/favicon.ico`. */
const defaultIcon = bulletImage.slice('url("'.length, -'")'.length);
