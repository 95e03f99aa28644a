/** Hides the cookie notice. Not HttpOnly: pages read and write it through `document.cookie`. */
const name = "accept-cookies";
export const cookieDays = 365;
/** Seconds. */
export const cookieAge = cookieDays * 24 * 60 * 60;

/** Includes the cookie of `locale-cookie.ts`. */
const ownNames = [name, "locale"];

export const choiceCookie = (accepted: boolean, secure: boolean): string =>
  `${name}=${accepted}; Max-Age=${cookieAge}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;

/** @param cookies `document.cookie` @returns true for either choice */
export function hasChosen(cookies: string): boolean {
  return cookies.split("; ").some((cookie) => cookie.startsWith(`${name}=`));
}

/** @param cookies `document.cookie` @returns whether third-party services may be loaded */
export const hasAccepted = (cookies: string): boolean => cookies.split("; ").includes(`${name}=true`);

/** Dispatched on the document, because the choice may be made before hydration. */
const choiceEvent = "consentchosen";

export function watchChoice(listener: () => void): () => void {
  document.addEventListener(choiceEvent, listener);
  return () => document.removeEventListener(choiceEvent, listener);
}

export const readConsent = (): boolean => hasAccepted(document.cookie);

export type Choice = "granted" | "denied" | undefined;

/** Undefined until the visitor chooses. */
export const readChoice = (): Choice =>
  hasChosen(document.cookie) ? (readConsent() ? "granted" : "denied") : undefined;

/** @returns the names of cookies that third parties have set. @param cookies `document.cookie` */
export const foreignCookies = (cookies: string): string[] =>
  cookies
    .split("; ")
    .map((cookie) => cookie.split("=")[0]!)
    .filter((cookie) => cookie !== "" && !ownNames.includes(cookie));

const expire = (cookie: string, domain = "") =>
  (document.cookie = `${cookie}=; Max-Age=0; Path=/; SameSite=Lax${domain && `; Domain=${domain}`}`);

/** Asks the visitor again, and deletes third-party cookies on all parent domains. */
export function withdrawConsent(): void {
  const labels = location.hostname.split(".");
  for (const cookie of foreignCookies(document.cookie)) {
    expire(cookie);
    for (const index of labels.keys()) expire(cookie, labels.slice(index).join("."));
  }
  expire(name);
}

export const declineConsent = (): void => storeChoice(false);

export const giveConsent = (): void => storeChoice(true);

function storeChoice(accepted: boolean): void {
  document.cookie = choiceCookie(accepted, location.protocol === "https:");
  document.dispatchEvent(new Event(choiceEvent));
}
