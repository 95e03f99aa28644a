import type { ReceivedMail } from "./mail-server.ts";

/** Decoded value of a header; empty if it is missing. */
export const readHeader = ({ headers }: ReceivedMail, name: string): string =>
  (headers.get(name) ?? "")
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?UTF-8\?B\?(.*?)\?=/gi, (_, data: string) =>
      Buffer.from(data, "base64").toString("latin1"),
    )
    .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, data: string) =>
      fromQuotedPrintable(data.replaceAll("_", " ")),
    )
    // A character may be split over two encoded words, so bytes are decoded after joining.
    .replaceAll(/[\x80-\xff]+/g, (bytes) => Buffer.from(bytes, "latin1").toString("utf8"));

/** Plain text and HTML of a mail, in this order. */
export const readBody = ({ source }: ReceivedMail): string =>
  source
    .split(/\r\n--/)
    .map((part) => {
      const [head = "", ...rest] = part.split("\r\n\r\n");
      const text = rest.join("\r\n\r\n");
      if (/base64/i.test(head)) return Buffer.from(text, "base64").toString("utf8");
      if (!/quoted-printable/i.test(head)) return text;
      return Buffer.from(fromQuotedPrintable(text), "latin1").toString("utf8");
    })
    .join("\n");

/** @returns one character per byte */
const fromQuotedPrintable = (text: string) =>
  text
    .replaceAll(/=\r\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
