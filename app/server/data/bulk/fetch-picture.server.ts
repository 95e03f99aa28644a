/** Downloads pictures for imports. URLs are untrusted, so they must not reach the internal network. */
import { lookup as lookupAll, type LookupAddress } from "node:dns";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";

import { isPublicAddress } from "../../ops/public-address.ts";
import { Unfit } from "./cell-values.ts";

/** Bytes. */
const maxSize = 20_000_000;

/** Milliseconds, including redirects. */
const timeout = 20_000;

const maxRedirects = 3;

export type FetchPicture = (address: string) => Promise<Buffer>;

/** @param isAllowed checks the resolved IP address @throws {Unfit} */
export function createPictureFetch(isAllowed: (address: string) => boolean = isPublicAddress): FetchPicture {
  return async (address) => {
    const signal = AbortSignal.timeout(timeout);
    let url = parseAddress(address);
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const response = await request(url, isAllowed, signal).catch((error: unknown) => {
        throw error instanceof Unfit
          ? error
          : new Unfit(`expected an address that responds (${reasonOf(error)})`);
      });
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.destroy();
        url = parseAddress(new URL(headers.location, url).href);
        continue;
      }
      if (statusCode !== 200) {
        response.destroy();
        throw new Unfit(`expected an address that responds with a picture (status ${statusCode})`);
      }
      return readBody(response);
    }
    throw new Unfit(`expected an address with at most ${maxRedirects} redirects`);
  };
}

const reasonOf = (error: unknown) =>
  error instanceof Error ? ("code" in error ? String(error.code) : error.message) : String(error);

function parseAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !["http:", "https:"].includes(url.protocol) || url.username || url.password)
    throw new Unfit("expected an address that begins with https:// or http://");
  return url;
}

const refused = () => new Unfit("expected a public address, this one is in a private network");

function request(
  url: URL,
  isAllowed: (address: string) => boolean,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // IP addresses are not resolved, so `lookup` is not called for them.
  if (isIP(host) && !isAllowed(host)) return Promise.reject(refused());
  const lookup: LookupFunction = (name, options, callback) =>
    lookupAll(name, { ...options, all: true }, (error, found: LookupAddress[] = []) => {
      const [first] = found;
      const problem = error ?? (found.every(({ address }) => isAllowed(address)) ? undefined : refused());
      if (problem || !first) callback(problem ?? refused(), "", 0);
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  const get = url.protocol === "https:" ? https.get : http.get;
  return new Promise((resolve, reject) => {
    get(url, { lookup, signal, headers: { accept: "image/avif,image/webp,image/*" } }, resolve).on(
      "error",
      reject,
    );
  });
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxSize) throw new Unfit(`expected a picture of at most ${maxSize / 1_000_000} MB`);
      chunks.push(chunk);
    }
  } catch (error) {
    response.destroy();
    throw error instanceof Unfit ? error : new Unfit(`expected a complete picture (${reasonOf(error)})`);
  }
  return Buffer.concat(chunks);
}
