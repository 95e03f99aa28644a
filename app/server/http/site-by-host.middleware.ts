import { createMiddleware } from "@tanstack/react-start";

/**
 * Puts site, locale and runtime into Start's context: server functions and loaders read them from there and nowhere else.
 * The request pipeline has resolved the host before Start, because redirects and cached pages need the site, too.
 */
export const siteByHost = createMiddleware().server(({ next, context: { scope } }) => {
  const { site, runtime } = scope;
  return next({ context: { site, locale: site.code, runtime } });
});
