import type { ReceivedMail } from "./mail-server.ts";
import { readHeader } from "./read-mail.ts";

export const newsletterWords = {
  form: "subscription",
  email: "ada@example.org",
  topic: "newsletter",
};

/** The demo's only variant of this product. */
export const stockWords = {
  ...newsletterWords,
  topic: "stock",
  product: "facet-mini",
};

/** Path and query of the page that a mail leads to. */
export const pathIn = (mail: ReceivedMail): string => {
  const { pathname, search } = new URL(readHeader(mail, "list-unsubscribe").slice(1, -1));
  return `${pathname}${search}`;
};

export const tokenIn = (mail: ReceivedMail): string =>
  new URLSearchParams(pathIn(mail).split("?")[1]).get("token")!;

/** As a mail program sends it (RFC 8058): no cookies, no origin. */
export const oneClickBody = "List-Unsubscribe=One-Click";
