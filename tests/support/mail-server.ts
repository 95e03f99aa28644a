import type { AddressInfo, Server } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

import { SMTPServer } from "smtp-server";

export type ReceivedMail = {
  from: string;
  to: string[];
  /** By lower-case name, with folded lines joined. */
  headers: ReadonlyMap<string, string>;
  /** Raw mail, including headers. */
  source: string;
};

/** An SMTP server that stores all accepted mails. */
export type MailServer = {
  url: string;
  /** In order of arrival, including repeated mails. */
  mails: ReceivedMail[];
  /** Ends all connections and refuses new ones. */
  stop: () => Promise<void>;
  /** Restarts on the same port. */
  start: () => Promise<void>;
};

type MailServerOptions = {
  /** Response line that rejects an address; undefined accepts it. */
  reject?: (address: string) => string | undefined;
  /** Milliseconds between storing a mail and the response. */
  delay?: () => number;
};

export async function startMailServer({ reject, delay }: MailServerOptions = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let port = 0;
  let server: SMTPServer | undefined;

  async function start() {
    server = new SMTPServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      logger: false,
      closeTimeout: 1,
      onRcptTo: ({ address }, _session, callback) => {
        const answer = reject?.(address);
        if (!answer) return callback();
        const [code, ...words] = answer.split(" ");
        return callback(Object.assign(new Error(words.join(" ")), { responseCode: Number(code) }));
      },
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const { mailFrom, rcptTo } = session.envelope;
          const source = Buffer.concat(chunks).toString("utf8");
          mails.push({
            from: mailFrom ? mailFrom.address : "",
            to: rcptTo.map(({ address }) => address),
            headers: readHeaders(source),
            source,
          });
          setTimeout(callback, delay?.() ?? 0);
        });
      },
    });
    // A killed client resets its connection.
    server.on("error", () => undefined);
    await listen(server.server);
    port = (server.server.address() as AddressInfo).port;
  }

  /** Retries, because another connection may have used the port briefly while the server was stopped. */
  async function listen(socket: Server): Promise<void> {
    const error = await new Promise<unknown>((resolve) => {
      socket.once("error", resolve);
      socket.listen(port, "127.0.0.1", () => resolve(undefined));
    });
    if (!error) return;
    await sleep(100);
    await listen(socket);
  }

  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    start,
    stop: () => new Promise((resolve) => server!.close(resolve)),
  };
}

function readHeaders(source: string): ReadonlyMap<string, string> {
  const head = source.slice(0, source.indexOf("\r\n\r\n")).replaceAll(/\r\n[ \t]+/g, " ");
  return new Map(
    head.split("\r\n").map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}
