/** Hides the cookie notice. Not HttpOnly: pages read and write it through `document.cookie`. */
const name = "accept-cookies";
const year = 365 * 24 * 60 * 60;

export const acceptedCookie = (secure: boolean): string =>
  `${name}=true; Max-Age=${year}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;

/** @param cookies `document.cookie` @returns true for either choice */
export function hasChosen(cookies: string): boolean {
  return cookies.split("; ").some((cookie) => cookie.startsWith(`${name}=`));
}

/** @param cookies `document.cookie` @returns whether third-party services may be loaded */
export const hasAccepted = (cookies: string): boolean => cookies.split("; ").includes(`${name}=true`);

/** Dispatched on the document, because consent may be given before hydration. */
const consentEvent = "consentgiven";

export function watchConsent(listener: () => void): () => void {
  document.addEventListener(consentEvent, listener);
  return () => document.removeEventListener(consentEvent, listener);
}

export const readConsent = (): boolean => hasAccepted(document.cookie);

export function withdrawConsent(): void {
  document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
}

export function giveConsent(): void {
  document.cookie = acceptedCookie(location.protocol === "https:");
  document.dispatchEvent(new Event(consentEvent));
}
