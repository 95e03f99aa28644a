/** The cookie that keeps the notice away, as pages read and write it in `document.cookie`. */
const name = "accept-cookies";
const year = 365 * 24 * 60 * 60;

export const acceptedCookie = (secure: boolean): string =>
  `${name}=true; Max-Age=${year}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;

/** @param cookies as in `document.cookie` @returns true for any value: the notice was answered */
export function hasChosen(cookies: string): boolean {
  return cookies.split("; ").some((cookie) => cookie.startsWith(`${name}=`));
}

/** @param cookies as in `document.cookie` @returns whether other providers may be asked for anything */
export const hasAccepted = (cookies: string): boolean => cookies.split("; ").includes(`${name}=true`);

/** On the document: the answer may be given before the application that waits for it is there. */
const given = "consentgiven";

/** For `useSyncExternalStore` together with `readConsent`. */
export function watchConsent(listener: () => void): () => void {
  document.addEventListener(given, listener);
  return () => document.removeEventListener(given, listener);
}

export const readConsent = (): boolean => hasAccepted(document.cookie);

/** As if the visitor had never answered. */
export function withdrawConsent(): void {
  document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
}

export function giveConsent(): void {
  document.cookie = acceptedCookie(location.protocol === "https:");
  document.dispatchEvent(new Event(given));
}
