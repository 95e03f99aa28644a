import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether two secrets are the same, in a time that does not tell how much of them is. */
export const sameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

/** Whether the request names the token as `Authorization: Bearer …`. */
export function bearsToken(headers: Headers, expected: string): boolean {
  const [, given] = /^Bearer +(\S+)$/i.exec(headers.get("authorization") ?? "") ?? [];
  return given !== undefined && sameSecret(given, expected);
}
