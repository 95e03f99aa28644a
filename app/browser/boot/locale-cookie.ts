import { cookieAge } from "../../site/cookie-consent.ts";

/** For scripts only: the server selects the locale by host. */
export const localeCookie = (locale: string, secure: boolean): string =>
  `locale=${locale}; Max-Age=${cookieAge}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;

/** Set on the site that the visitor reached through the language menu: each site has its own host and cookies. */
export function rememberLocale(): void {
  const { origin, protocol } = location;
  if (!document.referrer.startsWith("http") || !navigator.cookieEnabled) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-locale]")];
  const came = new URL(document.referrer).origin;
  const here = links.find(({ ariaCurrent }) => ariaCurrent === "true");
  if (here && came !== origin && links.some((link) => link.origin === came))
    document.cookie = localeCookie(here.dataset["locale"]!, protocol === "https:");
}
