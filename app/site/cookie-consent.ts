/** The cookie that keeps the notice away, as pages read and write it in `document.cookie`. */
const name = "accept-cookies";
const year = 365 * 24 * 60 * 60;

export const acceptedCookie = `${name}=true; Max-Age=${year}; Path=/; SameSite=Lax`;

/** @param cookies as in `document.cookie` @returns true for any value: the notice was answered */
export function hasAnswered(cookies: string): boolean {
  return cookies.split("; ").some((cookie) => cookie.startsWith(`${name}=`));
}

/** @param cookies as in `document.cookie` @returns whether other providers may be asked for anything */
export const hasAccepted = (cookies: string): boolean => cookies.split("; ").includes(`${name}=true`);

/** Those that wait for the visitor's consent, in this tab. */
const waiting = new Set<() => void>();

/** For `useSyncExternalStore` together with `readConsent`. */
export function watchConsent(listener: () => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}

export const readConsent = (): boolean => hasAccepted(document.cookie);

/** As if the visitor had never answered. */
export function withdrawConsent(): void {
  document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
}

export function giveConsent(): void {
  document.cookie = acceptedCookie;
  for (const listener of waiting) listener();
}
