/** Seconds: one year. */
const maxAge = 31_536_000;

/** Remembers the choice for the visitor's own scripts; the server never reads it, the host alone decides. */
export const localeCookie = (locale: string, secure: boolean): string =>
  `locale=${locale}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;

/** Keeps the locale of a language link that is followed. The link itself changes the language. */
export function rememberLocale(): void {
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLElement>("a[data-locale]") : null;
    if (link && navigator.cookieEnabled)
      document.cookie = localeCookie(link.dataset["locale"]!, location.protocol === "https:");
  };
  // Before anything on the way may stop it: the link leads away.
  addEventListener("click", onClick, true);
}
