import { createHmac } from "node:crypto";

import { sameSecret } from "./operator-access.server.ts";

/** Days. A permanent link would outlive the access of its receiver. */
export const maxPreviewDays = 90;

const dayMilliseconds = 24 * 60 * 60 * 1000;
const pattern = /^(\d{1,12})\.([\w-]{43})$/;

/** `<seconds since 1970>.<HMAC-SHA256>`: opens one path on all sites until this time. */
export function signPreview(secret: string, path: string, days: number, now = Date.now()): string {
  const expires = String(Math.floor((now + days * dayMilliseconds) / 1000));
  return `${expires}.${signature(secret, path, expires)}`;
}

export function isPreviewToken(secret: string, path: string, token: string, now = Date.now()): boolean {
  const [, expires, given] = pattern.exec(token) ?? [];
  if (expires === undefined || given === undefined) return false;
  const seconds = Number(expires) - now / 1000;
  if (seconds < 0 || seconds > (maxPreviewDays * dayMilliseconds) / 1000) return false;
  return sameSecret(given, signature(secret, path, expires));
}

const signature = (secret: string, path: string, expires: string) =>
  createHmac("sha256", secret).update(`preview ${expires} ${path}`).digest("base64url");
