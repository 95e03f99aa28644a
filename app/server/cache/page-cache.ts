import { createHash } from "node:crypto";

import { LRUCache } from "lru-cache";

import { createWorkQueue } from "../limits/work-queue.ts";
import { type Bytes, decompress, denser, encode, type Encoding, giveBack, inGzip } from "./encodings.ts";

/** Bytes that a page's headers and the cache's own notes take, roughly. */
const overhead = 2_000;

/** A text as it is sent. */
export type CachedText = {
  /** Of its bytes, without quotation marks; each encoding adds its name. */
  hash: string;
  /** Bytes of the text as it is. */
  length: number;
  br: Bytes;
  /** Whether `br` is as small as can be: worth its time for a text that outlives its first drawing. */
  isDense?: true;
  /** Made for the first who asks for it: browsers take brotli. */
  gzip?: Bytes;
};

/** How a kept text is sent to one visitor. */
export type SentText = { text: CachedText; encoding: Encoding };

/** What was drawn for one visitor and may be sent to others. */
export type CachedPage = {
  /** Code of its site. */
  site: string;
  headers: Readonly<Record<string, string>>;
  /** Pattern of the route, for log and metrics. */
  route: string | undefined;
  page: CachedText;
  /** The script with what the page was drawn from. */
  state: CachedText | undefined;
};

/** Its texts as bytes of their own: text that waits for its compression would outlive V8's young generation. */
export type RenderedPage = Pick<CachedPage, "site" | "headers" | "route"> & {
  page: Bytes;
  state: Bytes | undefined;
};

/** @param renewal whether an older page is sent meanwhile */
type Draw = (renewal: boolean) => Promise<RenderedPage | undefined>;

export type PageCache = {
  /**
   * @param draw makes the page when it is not there, once for all who ask meanwhile; nothing for a page that must
   *   not be kept. A page that is there is never replaced by nothing: an old one is sent on.
   * @returns the page, and whether it was there already
   */
  get: (
    key: string,
    draw: Draw,
  ) => Promise<{ page: CachedPage | undefined; found: "hit" | "stale" | "miss" }>;
  /** Whether there is a page, be it old. */
  has: (key: string) => boolean;
  /** A page that is there and not yet old. */
  fresh: (key: string) => CachedPage | undefined;
  /** Forgets all pages, also those that are being drawn from what is now old. */
  clear: () => void;
  stats: () => { pages: number; bytes: number };
};

/**
 * Of a process, at a time. When hundreds of pages end their minute together, nobody waits for those that follow them, and
 * drawn at once they would hold 300 KB each, before pages that somebody does wait for.
 */
const maxRevalidations = 2;

type PageCacheOptions = {
  /** Of all pages in all encodings. What was asked for last stays longest. */
  maxBytes: number;
  /** Milliseconds. After them a page is still sent at once, and drawn anew for those who come later. */
  freshFor: number;
};

export function createPageCache({ maxBytes, freshFor }: PageCacheOptions): PageCache {
  let generation = 0;
  const revalidate = createWorkQueue<CachedPage | undefined>({
    running: maxRevalidations,
    waiting: Infinity,
  });
  const pages = new LRUCache<string, CachedPage, Draw>({
    maxSize: maxBytes,
    sizeCalculation: ({ page, state }, key) =>
      overhead + 2 * key.length + sizeOf(page) + (state ? sizeOf(state) : 0),
    ttl: freshFor,
    allowStale: true,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    // Who waits when all is forgotten draws the page alone.
    ignoreFetchAbort: true,
    fetchMethod: (key, old, { context: draw }) => {
      const renderedFrom = generation;
      const isForgotten = () => renderedFrom !== generation;
      const make = async () => {
        const drawn = isForgotten() ? undefined : await draw(old !== undefined);
        const page = drawn && (await keep(drawn, old));
        return isForgotten() ? undefined : page;
      };
      return old ? revalidate(`${renderedFrom} ${key}`, make) : make();
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
    has: (key) => pages.peek(key, { allowStale: true }) !== undefined,
    fresh: (key) => pages.get(key, { allowStale: false }),
    clear: () => {
      generation += 1;
      pages.clear();
    },
    stats: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
}

async function keep({ page, state, ...rest }: RenderedPage, old?: CachedPage): Promise<CachedPage> {
  const [cachedPage, cachedState] = await Promise.all([
    cacheText(page, old?.page),
    state && cacheText(state, old?.state),
  ]);
  return { ...rest, page: cachedPage, state: cachedState };
}

/** @param old what was kept before: most pages are drawn anew as they were, and then it stays */
export async function cacheText(bytes: Bytes, old?: CachedText): Promise<CachedText> {
  const hash = hashOf(bytes);
  const { length } = bytes;
  if (old?.hash === hash) {
    giveBack(bytes);
    return old.isDense ? old : { ...old, br: await denser(old.br), isDense: true };
  }
  return { hash, length, br: await encode(bytes, "br") };
}

/** With room for gzip, which is a fifth longer. */
const sizeOf = ({ br }: CachedText) => Math.ceil(2.2 * br.length);

/** 132 bits, as letters that stand in addresses and tags. */
export const hashOf = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("base64url").slice(0, 22);

/** Texts that were asked for as they are, which hardly any browser does: a compressed one takes a fifth of the memory. */
const plain = new LRUCache<CachedText, Bytes>({ max: 50 });

export function bytesOf(text: CachedText, encoding: Encoding): Bytes {
  if (encoding === "br") return text.br;
  if (encoding === "gzip") return (text.gzip ??= inGzip(text.br));
  let bytes = plain.get(text);
  if (!bytes) plain.set(text, (bytes = decompress(text.br)));
  return bytes;
}
