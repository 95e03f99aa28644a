import { createHash } from "node:crypto";

import { LRUCache } from "lru-cache";

import { type Bytes, type Compression, decompress, type Encoding, encode } from "./encodings.ts";

/** Bytes that a page's headers and the cache's own notes take, roughly. */
const overhead = 2_000;

/** A text as it is sent. */
export type KeptText = {
  /** Of its bytes, without quotation marks; each encoding adds its name. */
  hash: string;
  /** Bytes of the text as it is. */
  length: number;
  body: Readonly<Record<Compression, Bytes>>;
};

/** How a kept text is sent to one visitor. */
export type SentText = { text: KeptText; encoding: Encoding };

/** What was drawn for one visitor and may be sent to others. */
export type KeptPage = {
  /** Code of its site. */
  site: string;
  headers: Readonly<Record<string, string>>;
  /** Pattern of the route, for log and metrics. */
  route: string | undefined;
  page: KeptText;
  /** The script with what the page was drawn from. */
  state: KeptText | undefined;
};

export type DrawnPage = Pick<KeptPage, "site" | "headers" | "route"> & {
  html: string;
  state: string | undefined;
};

type Draw = () => Promise<DrawnPage | undefined>;

export type PageCache = {
  /**
   * @param draw makes the page when it is not there, once for all who ask meanwhile; nothing for a page that must
   *   not be kept. A page that is there is never replaced by nothing: an old one is sent on.
   * @returns the page, and whether it was there already
   */
  get: (key: string, draw: Draw) => Promise<{ page: KeptPage | undefined; found: "hit" | "stale" | "miss" }>;
  /** A page that is there and not yet old. */
  fresh: (key: string) => KeptPage | undefined;
  /** Forgets all pages, also those that are being drawn from what is now old. */
  clear: () => void;
  stats: () => { pages: number; bytes: number };
};

type PageCacheOptions = {
  /** Of all pages in all encodings. What was asked for last stays longest. */
  maxBytes: number;
  /** Milliseconds. After them a page is still sent at once, and drawn anew for those who come later. */
  freshFor: number;
};

export function createPageCache({ maxBytes, freshFor }: PageCacheOptions): PageCache {
  let generation = 0;
  const pages = new LRUCache<string, KeptPage, Draw>({
    maxSize: maxBytes,
    sizeCalculation: ({ page, state }) => overhead + sizeOf(page) + (state ? sizeOf(state) : 0),
    ttl: freshFor,
    allowStale: true,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    // Who waits when all is forgotten draws the page alone.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _old, { context: draw }) => {
      const drawnFrom = generation;
      const drawn = await draw();
      const page = drawn && (await keep(drawn));
      return drawnFrom === generation ? page : undefined;
    },
  });
  return {
    get: async (key, draw) => {
      const found = !pages.peek(key, { allowStale: true })
        ? "miss"
        : pages.getRemainingTTL(key) > 0
          ? "hit"
          : "stale";
      return { page: await pages.fetch(key, { context: draw }), found };
    },
    fresh: (key) => pages.get(key, { allowStale: false }),
    clear: () => {
      generation += 1;
      pages.clear();
    },
    stats: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
}

async function keep({ html, state, ...rest }: DrawnPage): Promise<KeptPage> {
  const [page, kept] = await Promise.all([keepText(html), state === undefined ? undefined : keepText(state)]);
  return { ...rest, page, state: kept };
}

async function keepText(text: string): Promise<KeptText> {
  const identity = Buffer.from(text);
  const [br, gzip] = await Promise.all([encode(identity, "br"), encode(identity, "gzip")]);
  return { hash: hashOf(identity), length: identity.length, body: { br, gzip } };
}

const sizeOf = ({ body }: KeptText) => Object.values(body).reduce((sum, bytes) => sum + bytes.length, 0);

/** 132 bits, as letters that stand in addresses and tags. */
export const hashOf = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("base64url").slice(0, 22);

/** Texts that were asked for as they are, which hardly any browser does: a compressed one takes a fifth of the memory. */
const plain = new LRUCache<KeptText, Bytes>({ max: 50 });

export function bytesOf(text: KeptText, encoding: Encoding): Bytes {
  if (encoding !== "identity") return text.body[encoding];
  let bytes = plain.get(text);
  if (!bytes) plain.set(text, (bytes = decompress(text.body.br)));
  return bytes;
}
