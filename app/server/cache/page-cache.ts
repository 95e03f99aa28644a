import { createHash } from "node:crypto";

import { LRUCache } from "lru-cache";

import { createWorkQueue } from "../limits/work-queue.ts";
import { type Bytes, decompress, denser, encode, type Encoding, releaseBuffer, inGzip } from "./encodings.ts";

/** Estimated bytes of headers and bookkeeping per page. */
const overhead = 2_000;

export type CachedText = {
  /** ETag without quotes; each encoding appends its name. */
  hash: string;
  length: number;
  br: Bytes;
  /** Whether it was recompressed at high quality, after a revalidation with the same text. */
  isDense?: true;
  gzip?: Bytes;
};

export type SentText = { text: CachedText; encoding: Encoding };

export type CachedPage = {
  site: string;
  headers: Readonly<Record<string, string>>;
  route: string | undefined;
  page: CachedText;
  state: CachedText | undefined;
  shows: readonly string[];
};

/** Bytes, not strings: strings waiting for compression would outlive V8's young generation. */
export type RenderedPage = Pick<CachedPage, "site" | "headers" | "route" | "shows"> & {
  page: Bytes;
  state: Bytes | undefined;
};

type Render = (isRevalidation: boolean) => Promise<RenderedPage | undefined>;

export type PageCache = {
  /** @param render shared by concurrent calls; if it resolves to undefined, a cached page stays */
  get: (
    key: string,
    render: Render,
  ) => Promise<{ page: CachedPage | undefined; found: "hit" | "stale" | "miss" }>;
  has: (key: string) => boolean;
  fresh: (key: string) => CachedPage | undefined;
  /** Removes pages that show one of these, and discards such renders in progress. @returns number of removed pages */
  remove: (changed: ReadonlySet<string>) => number;
  /** Also discards renders in progress. */
  clear: () => void;
  stats: () => { pages: number; bytes: number };
};

/** Renders that began before the oldest known removal are discarded. */
const maxRemovals = 50;

/** Pages that go stale together would otherwise hold 300 KB each and delay cache misses. */
const maxRevalidations = 2;

type PageCacheOptions = {
  maxBytes: number;
  /** Milliseconds; then stale-while-revalidate. */
  freshFor: number;
};

export function createPageCache({ maxBytes, freshFor }: PageCacheOptions): PageCache {
  let generation = 0;
  /** Removals by generation; without `changed`, all pages were removed. */
  let removals: { generation: number; changed?: ReadonlySet<string> }[] = [];
  const revalidating = new Map<string, CachedPage>();
  const revalidate = createWorkQueue<CachedPage | undefined>({
    running: maxRevalidations,
    waiting: Infinity,
  });
  const pages = new LRUCache<string, CachedPage, Render>({
    maxSize: maxBytes,
    sizeCalculation: ({ page, state }, key) =>
      overhead + 2 * key.length + sizeOf(page) + (state ? sizeOf(state) : 0),
    ttl: freshFor,
    allowStale: true,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    // Requests that wait during `clear` render the page themselves.
    ignoreFetchAbort: true,
    fetchMethod: (key, old, { context: render }) => {
      const requestedFrom = generation;
      const make = async () => {
        if (isOutdated(requestedFrom, old?.shows ?? [])) return undefined;
        const renderedFrom = generation;
        const rendered = await render(old !== undefined);
        const page = rendered && (await toCachedPage(rendered, old));
        return isOutdated(renderedFrom, page?.shows ?? []) ? undefined : page;
      };
      if (!old) return make();
      revalidating.set(key, old);
      return revalidate(`${requestedFrom} ${key}`, make).finally(() => {
        if (revalidating.get(key) === old) revalidating.delete(key);
      });
    },
  });
  const isOutdated = (from: number, shows: readonly string[]) =>
    (from !== generation && (removals[0]?.generation ?? 0) > from + 1) ||
    removals.some(
      ({ generation: at, changed }) => at > from && (!changed || shows.some((shown) => changed.has(shown))),
    );
  const noteRemoval = (changed?: ReadonlySet<string>) => {
    generation += 1;
    removals = [...removals.slice(1 - maxRemovals), { generation, ...(changed && { changed }) }];
  };
  return {
    get: async (key, render) => {
      const found = !pages.peek(key, { allowStale: true })
        ? "miss"
        : pages.getRemainingTTL(key) > 0
          ? "hit"
          : "stale";
      return { page: await pages.fetch(key, { context: render }), found };
    },
    has: (key) => pages.peek(key, { allowStale: true }) !== undefined,
    fresh: (key) => pages.get(key, { allowStale: false }),
    remove: (changed) => {
      noteRemoval(changed);
      // The cache does not list entries that are being revalidated.
      const leaving = [...pages.entries(), ...revalidating].filter(([, { shows }]) =>
        shows.some((shown) => changed.has(shown)),
      );
      for (const [key] of leaving) pages.delete(key);
      return new Set(leaving.map(([key]) => key)).size;
    },
    clear: () => {
      noteRemoval();
      pages.clear();
    },
    stats: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
}

async function toCachedPage({ page, state, ...rest }: RenderedPage, old?: CachedPage): Promise<CachedPage> {
  const [cachedPage, cachedState] = await Promise.all([
    cacheText(page, old?.page),
    state && cacheText(state, old?.state),
  ]);
  return { ...rest, page: cachedPage, state: cachedState };
}

export async function cacheText(bytes: Bytes, old?: CachedText): Promise<CachedText> {
  const hash = hashOf(bytes);
  const { length } = bytes;
  if (old?.hash === hash) {
    releaseBuffer(bytes);
    return old.isDense ? old : { ...old, br: await denser(old.br), isDense: true };
  }
  return { hash, length, br: await encode(bytes, "br") };
}

/** Reserves space for gzip, which is a fifth larger. */
const sizeOf = ({ br }: CachedText) => Math.ceil(2.2 * br.length);

/** 132 bits, URL-safe. */
export const hashOf = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("base64url").slice(0, 22);

/** Rarely requested; compressed texts take a fifth of the memory. */
const plain = new LRUCache<CachedText, Bytes>({ max: 50 });

export function bytesOf(text: CachedText, encoding: Encoding): Bytes {
  if (encoding === "br") return text.br;
  if (encoding === "gzip") return (text.gzip ??= inGzip(text.br));
  let bytes = plain.get(text);
  if (!bytes) plain.set(text, (bytes = decompress(text.br)));
  return bytes;
}
