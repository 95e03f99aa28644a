import type { AddressInfo, Server } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

import { SMTPServer } from "smtp-server";

export type ReceivedMail = {
  from: string;
  to: string[];
  /** By name in lower case; folded lines are put together. */
  headers: ReadonlyMap<string, string>;
  /** As it was sent, headers included. */
  source: string;
};

/** An SMTP server that keeps every mail it takes. */
export type MailServer = {
  url: string;
  /** In the order of their arrival; a repeated one stands here twice. */
  mails: ReceivedMail[];
  /** Ends all connections and refuses new ones. */
  stop: () => Promise<void>;
  /** On the same port as before. */
  start: () => Promise<void>;
};

type MailServerOptions = {
  /** Answers an address with this line instead of taking it. */
  reject?: (address: string) => string | undefined;
  /** Milliseconds between taking a mail and saying so. */
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
    // A client that is killed resets its connection.
    server.on("error", () => undefined);
    await listen(server.server);
    port = (server.server.address() as AddressInfo).port;
  }

  /** While it was away, a connection of somebody else may have taken the port for a moment. */
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
