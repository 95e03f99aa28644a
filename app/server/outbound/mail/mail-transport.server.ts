import { type Mail, oneClick } from "./mail.ts";

export type MailTransport = {
  /** Resolves when the mail server has accepted the mail. @throws {NoSuchMailboxError} (rejects) */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
};

export class NoSuchMailboxError extends Error {
  override name = "NoSuchMailboxError";
}

/** Milliseconds. */
const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** @param from sender and envelope address, which receives bounces */
export async function createMailTransport({
  url,
  from,
}: {
  url: string;
  from: string;
}): Promise<MailTransport> {
  const { createTransport } = await import("nodemailer");
  const address = new URL(url);
  const defaults = {
    pool: true,
    maxConnections: 2,
    // A closed connection leaves open whether the mail was accepted; the delivery worker decides on the retry.
    maxRequeues: 0,
    ...timeouts,
  };
  for (const [name, value] of Object.entries(defaults)) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(value));
  }
  const transport = createTransport(address.href, { disableFileAccess: true, disableUrlAccess: true });
  return {
    send: async (mail) => {
      const { messageId, to, replyTo, fromName, subject, text, html, attachments } = mail;
      try {
        await transport.sendMail({
          messageId: `<${messageId}>`,
          from: { name: fromName, address: from },
          to: to.map(plainAddress),
          replyTo: plainAddress(replyTo),
          subject,
          text,
          html,
          attachments: (attachments ?? []).map(({ name, type, bytes }) => ({
            filename: name,
            contentType: type,
            content: bytes,
          })),
          headers: headersOf(mail),
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        throw isBadAddress(error) ? new NoSuchMailboxError(error.message, { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}

const headersOf = ({ autoSubmitted, unsubscribe }: Mail): Record<string, string> => ({
  "Auto-Submitted": autoSubmitted,
  "X-Auto-Response-Suppress": "All",
  ...(unsubscribe && {
    "List-Unsubscribe": `<${unsubscribe}>`,
    "List-Unsubscribe-Post": oneClick.join("="),
  }),
});

/** An object is not parsed as an address list. */
const plainAddress = (address: string) => ({ name: "", address });

/** RFC 3463: 5.1.x is a bad address. Other rejections may be caused by relay settings. */
const isBadAddress = (error: unknown): error is Error =>
  error instanceof Error && "response" in error && /^5\d\d[ -]5\.1\.\d/.test(String(error.response));
