import { expect } from "vitest";

import { postWords } from "./forms.ts";
import type { MailServer, ReceivedMail } from "./mail-server.ts";
import { readHeader } from "./read-mail.ts";
import type { TestServer } from "./server.ts";
import { onDemo } from "./sites.ts";

export const newsletterWords = {
  form: "subscription",
  email: "ada@example.org",
  topic: "newsletter",
};

/** Fields for a product with one variant. */
export const stockWords = {
  ...newsletterWords,
  topic: "stock",
  product: onDemo ? "facet-mini" : "fold",
};

/** Path and query of the page to which a mail links. */
export const pathIn = (mail: ReceivedMail): string => {
  const { pathname, search } = new URL(readHeader(mail, "list-unsubscribe").slice(1, -1));
  return `${pathname}${search}`;
};

export const tokenIn = (mail: ReceivedMail): string =>
  new URLSearchParams(pathIn(mail).split("?")[1]).get("token")!;

/** Body that a mail program posts (RFC 8058), without cookies and origin. */
export const oneClickBody = "List-Unsubscribe=One-Click";

export const mailSettings = (url: string) => ({
  SMTP_URL: url,
  MAIL_FROM: "site@brand.example",
  MAIL_TO: "help@brand.example",
  SUBMISSIONS_PER_HOUR: "1000",
});

/** Waits for the mail of a kind after `index` others of that kind. */
export const mailOf = async (mailServer: MailServer, mail: string, index = 0): Promise<ReceivedMail> => {
  const found = () =>
    mailServer.mails.filter((received) => readHeader(received, "message-id").includes(`.${mail}@`));
  await expect.poll(() => found().length, { message: mail }).toBeGreaterThan(index);
  return found()[index]!;
};

/** Requests of a site's visitors about subscriptions. */
export const clients = (server: TestServer, code = "en") => {
  const host = `${code}.localhost`;
  const press = (path: string, action: string) => postWords(server.fetch, path, { action }, { host });
  return {
    subscribe: (words: Record<string, string>, headers = {}) =>
      postWords(server.fetch, "/subscription", words, { host, headers }),
    open: (path: string) => server.fetch(host, path),
    confirm: (path: string) => press(path, "confirm"),
    end: (path: string) => press(path, "end"),
    oneClick: (
      path: string,
      type = "application/x-www-form-urlencoded",
      body: string | Uint8Array = oneClickBody,
    ) => server.fetch(host, path, { method: "POST", headers: { "content-type": type }, body }),
  };
};
