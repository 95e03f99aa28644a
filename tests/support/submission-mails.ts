import { afterAll, beforeAll, beforeEach } from "vitest";

import { createMailTransport, type MailTransport } from "#app/server/outbound/mail/mail-transport.server.ts";
import { deliverByMail } from "#app/server/outbound/delivery/deliver-by-mail.server.ts";
import type { StoredSubmission } from "#app/server/outbound/delivery/stored-submission.ts";
import type { Attachment } from "#app/server/uploads/clean-attachments.server.ts";
import { languageTagOf, type LocaleCode } from "#app/site/markets.ts";

import { type MailServer, startMailServer } from "./mail-server.ts";

export const submission: StoredSubmission = {
  reference: "C-ABCD-2345",
  kind: "contact",
  site: "de",
  data: {
    message: "Does it come in white?\nAnd <b>when</b>?",
    email: "ada@example.org",
    name: "Ada Lovelace",
  },
  createdAt: new Date("2026-11-22T10:20:30Z"),
};

export const invitation = {
  reference: "A-ABCD-2345",
  kind: "invitation",
  data: { email: "ada@example.org", award: "first-cut", consent: "yes" },
} as const;

/** Delivers submissions to a mail server, which rejects mails to the addresses that `reject` selects. */
export function useSubmissionMails(reject: (address: string) => string | undefined = () => undefined) {
  const files: Attachment[] = [];
  let server: MailServer;
  let transport: MailTransport;

  beforeAll(async () => {
    server = await startMailServer({ reject });
    transport = await createMailTransport({ url: server.url, from: "site@brand.example" });
  });
  beforeEach(() => {
    files.length = 0;
    server.mails.length = 0;
  });
  afterAll(async () => {
    transport.close();
    await server.stop();
  });

  const mails = () =>
    deliverByMail({
      transport,
      domain: "brand.example",
      to: ["help@brand.example", "archive@brand.example"],
      letterhead: async (site) => ({
        brand: "Brand, Inc.",
        origin: `https://${site}.brand.example`,
        locale: site as LocaleCode,
        languageTag: languageTagOf(site as LocaleCode),
        ...(site === "at" && { locale: "de", languageTag: "de-AT", recipients: ["wien@brand.example"] }),
      }),
      attachments: async () => files,
      subscriptions: { issueToken: async () => "token", productName: async () => undefined },
    });
  const brandMail = async (changes: Partial<StoredSubmission> = {}) => {
    await mails().brandMail({ ...submission, ...changes });
    return server.mails[0]!;
  };
  const confirmation = async (changes: Partial<StoredSubmission> = {}) => {
    await mails().confirmation({ ...submission, ...changes });
    return server.mails[0]!;
  };

  /** Mails since the start of the test. */
  const received = () => server.mails;
  return { files, received, mails, brandMail, confirmation };
}
