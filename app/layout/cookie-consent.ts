/** The cookie that keeps the notice away, as pages read and write it in `document.cookie`. */
const name = "accept-cookies";
const year = 365 * 24 * 60 * 60;

export const acceptedCookie = `${name}=true; Max-Age=${year}; Path=/; SameSite=Lax`;

/** @param cookies as in `document.cookie` @returns true for any value: the notice was answered */
export function hasAccepted(cookies: string): boolean {
  return cookies.split("; ").some((cookie) => cookie.startsWith(`${name}=`));
}
