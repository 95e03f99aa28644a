import { createMiddleware } from "@tanstack/react-start";

/** The host is resolved before Start, because redirects and cached pages need the site, too. */
export const siteByHost = createMiddleware().server(({ next, context: { scope } }) => {
  const { site, sites, runtime, shows } = scope;
  return next({
    context: { site, locale: site.locale, ownMessages: sites.own.get(site.code)?.messages, runtime, shows },
  });
});
