import { createMiddleware } from "@tanstack/react-start";

/** The host is resolved before Start, because redirects and cached pages need the site, too. */
export const siteByHost = createMiddleware().server(({ next, context: { scope } }) => {
  const { site, runtime, shows } = scope;
  return next({ context: { site, locale: site.code, runtime, shows } });
});
