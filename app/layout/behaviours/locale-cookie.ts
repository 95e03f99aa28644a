import type { LanguageItem } from "#app/site/site.ts";

/** Seconds: one year. */
const maxAge = 31_536_000;

/** The language whose site an address belongs to. */
export const languageOf = (href: string, languages: readonly LanguageItem[]) =>
  languages.find(({ domain }) => URL.canParse(href) && new URL(href).origin === domain)?.code;

/** Remembers the choice for the visitor's own scripts; the server never reads it, the host alone decides. */
export const localeCookie = (locale: string, secure: boolean): string =>
  `locale=${locale}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;

/** Keeps the locale of a language link that is followed. The link itself changes the language. */
export function rememberLocale(languages: readonly LanguageItem[]): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    const locale = link && languageOf(link.href, languages);
    if (locale && (link.lang || link.hreflang) && navigator.cookieEnabled) {
      document.cookie = localeCookie(locale, location.protocol === "https:");
    }
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}
