import { LRUCache } from "lru-cache";

import { createRenderedBlocks, type RenderedBlocks } from "./rendered-blocks.ts";

/** What decides whether something may be remembered. */
type MemoryScope = { cacheKey: string | undefined; degraded: boolean; databaseAway: boolean };

/** Things that are remembered, each some kilobytes. */
const maxEntries = 500;

/** Milliseconds: what the platform or the calendar changes is seen as soon as on kept pages. */
const freshFor = 60_000;

/** What was read from the content, until there is other content: rows need not be asked for and put together again. */
export type ContentMemory = {
  /**
   * @param key what is read, of this request's site
   * @param read its result is shared: nobody may change it. It is not
   *   remembered when the request is degraded or its host has no cache key.
   */
  read: <Value extends object | undefined>(
    scope: MemoryScope,
    key: string,
    read: () => Promise<Value>,
  ) => Promise<Value>;
  /** Replaced with everything else: whoever draws a page keeps the one that was there at its beginning. */
  renderedBlocks: RenderedBlocks;
  /** Forgets everything, also what is being read. */
  clear: () => void;
};

export function createContentMemory(): ContentMemory {
  let known = new LRUCache<string, object>({ max: maxEntries, ttl: freshFor });
  const memory: ContentMemory = {
    renderedBlocks: createRenderedBlocks(),
    async read<Value extends object | undefined>(
      scope: MemoryScope,
      key: string,
      read: () => Promise<Value>,
    ) {
      const current = known;
      if (scope.cacheKey === undefined) return read();
      const place = `${scope.cacheKey} ${key}`;
      const found = current.get(place) as Value;
      if (found) return found;
      const value = await read();
      if (value && isForAll(scope)) current.set(place, value);
      return value;
    },
    clear: () => {
      known = new LRUCache<string, object>({ max: maxEntries, ttl: freshFor });
      memory.renderedBlocks = createRenderedBlocks();
    },
  };
  return memory;
}

/** Whether what this request reads and draws may be shown to others. */
export const isForAll = ({ degraded, databaseAway, cacheKey }: MemoryScope): boolean =>
  !degraded && !databaseAway && cacheKey !== undefined;
