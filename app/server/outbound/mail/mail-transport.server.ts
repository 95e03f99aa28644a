import type { Mail } from "./mail.ts";

export type MailTransport = {
  /**
   * Returns when the mail server has taken the mail.
   * @throws {NoSuchMailboxError} when it says that there is no such address
   */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
};

export class NoSuchMailboxError extends Error {
  override name = "NoSuchMailboxError";
}

/** Milliseconds of silence after which an attempt has failed; every attempt ends by one of them. */
const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/**
 * A pool of connections to one mail server. It signs nothing: DKIM is the relay's.
 * @param url `smtp://` (with STARTTLS where the server offers it) or `smtps://`, with user and password
 * @param from the address of the sender, and of the envelope, to which bounces go
 */
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
    // A connection that closes before the answer leaves open whether the mail was taken. The worker
    // decides when to try again, not the pool.
    maxRequeues: 0,
    ...timeouts,
  };
  for (const [name, value] of Object.entries(defaults)) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(value));
  }
  const transport = createTransport(address.href, { disableFileAccess: true, disableUrlAccess: true });
  return {
    send: async ({ messageId, to, replyTo, fromName, subject, text, html, attachments, autoSubmitted }) => {
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
          headers: { "Auto-Submitted": autoSubmitted, "X-Auto-Response-Suppress": "All" },
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

/** As an object, so that nothing in it is read as a list of addresses or a name. */
const plainAddress = (address: string) => ({ name: "", address });

/** 5.1.x (RFC 3463): bad address. Other refusals may be the relay's settings, which somebody will put right. */
const isBadAddress = (error: unknown): error is Error =>
  error instanceof Error && "response" in error && /^5\d\d[ -]5\.1\.\d/.test(String(error.response));
