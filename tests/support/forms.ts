import sharp from "sharp";

import type { Answer } from "./server.ts";
import { defaultHost, onDemo } from "./sites.ts";

/** `TestServer.fetch` of one server. */
type Fetch = (
  host: string,
  path: string,
  options: { method: string; headers: Record<string, string>; body: string | Uint8Array },
) => Promise<Answer>;

export const contactWords = {
  form: "contact",
  name: "Åsa Ødegård",
  email: "asa@example.org",
  message: "Hello <there>,\nwhere is my order?",
};

export const serviceWords = {
  form: "service",
  name: "Jānis Bērziņš",
  email: "janis@example.org",
  phone: "",
  country: onDemo ? "LV" : "DE",
  product: onDemo ? "facet" : "arc",
  serial: "A-1",
  fault: "The wheel turns without a click.",
  consent: "yes",
};

export const invitationWords = {
  form: "invitation",
  email: "ada@example.org",
  award: onDemo ? "first-cut" : "first-lamp",
  consent: "yes",
};

export const postWords = (
  fetch: Fetch,
  path: string,
  fields: Record<string, string>,
  { host = defaultHost, headers = {} }: { host?: string; headers?: Record<string, string> } = {},
) =>
  fetch(host, path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(fields).toString(),
  });

/** Posts the service form with files, as a browser sends it. */
export async function postFiles(fetch: Fetch, files: File[], changes: Record<string, string> = {}) {
  const { type, body } = await multipart(files, { ...serviceWords, ...changes });
  return fetch(defaultHost, "/service-center", {
    method: "POST",
    headers: { "content-type": type },
    body,
  });
}

export async function multipart(files: File[], fields: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  for (const file of files) data.append("files", file);
  const encoded = new Response(data);
  return { type: encoded.headers.get("content-type")!, body: new Uint8Array(await encoded.arrayBuffer()) };
}

/** A photo of 60 × 40 pixels with a location and rotated by 180°; the upper half is white when displayed upright. */
export async function photo(name: string): Promise<File> {
  const white = { create: { width: 60, height: 20, channels: 3 as const, background: "white" } };
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: "black" } })
    .composite([{ input: await sharp(white).png().toBuffer(), top: 20, left: 0 }])
    .withExif({ IFD0: { Copyright: "SECRET-OWNER" }, IFD3: { GPSLatitude: "56/1 57/1 0/1" } })
    .withMetadata({ orientation: 3 })
    .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>SECRET-PLACE</x:xmpmeta>")
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });
}

export const pdf = (name: string, length = 200) =>
  new File([`%PDF-1.7\n${"x".repeat(length)}`], name, { type: "application/pdf" });

export const referenceIn = ({ body }: Answer) => /[A-Z]-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(body)?.[0];
