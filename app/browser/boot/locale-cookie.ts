/** Seconds: one year. */
const maxAge = 31_536_000;

/** For scripts only: the server selects the locale by host. */
export const localeCookie = (locale: string, secure: boolean): string =>
  `locale=${locale}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;

export function rememberLocale(): void {
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLElement>("a[data-locale]") : null;
    if (link && navigator.cookieEnabled)
      document.cookie = localeCookie(link.dataset["locale"]!, location.protocol === "https:");
  };
  // Captures, so that no other listener stops the event before the page unloads.
  addEventListener("click", onClick, true);
}
