import { LRUCache } from "lru-cache";

type MemoryScope = { cacheKey: string | undefined; degraded: boolean; databaseAway: boolean };
type ShowingScope = MemoryScope & { shows: Set<string> };

const maxEntries = 500;

/** Milliseconds, as for cached pages: platform data and the date change without a new revision. */
const freshFor = 60_000;

export type ContentMemory = {
  /** @param read returns a shared value, which must not be mutated; it is cached only if `isForAll` */
  read: <Value extends object | undefined>(
    scope: MemoryScope,
    key: string,
    read: () => Promise<Value>,
  ) => Promise<Value>;
  /** For values that `read` records in `scope.shows`: a scope that gets the cached value has the same entries. */
  readShown: <Value extends object | undefined>(
    scope: ShowingScope,
    key: string,
    read: () => Promise<Value>,
  ) => Promise<Value>;
  /** Also discards reads in progress. */
  clear: () => void;
};

export function createContentMemory(): ContentMemory {
  let known = new LRUCache<string, object>({ max: maxEntries, ttl: freshFor });
  const memory: ContentMemory = {
    async readShown<Value extends object | undefined>(
      scope: ShowingScope,
      key: string,
      read: () => Promise<Value>,
    ) {
      const found = await memory.read(scope, key, async () => {
        const value = await read();
        return value && { value, shows: [...scope.shows] };
      });
      for (const shown of found?.shows ?? []) scope.shows.add(shown);
      return found?.value as Value;
    },
    async read<Value extends object | undefined>(
      scope: MemoryScope,
      key: string,
      read: () => Promise<Value>,
    ) {
      const current = known;
      if (scope.cacheKey === undefined) return read();
      const entryKey = `${scope.cacheKey} ${key}`;
      const cached = current.get(entryKey) as Value;
      if (cached) return cached;
      const value = await read();
      if (value && isForAll(scope)) current.set(entryKey, value);
      return value;
    },
    clear: () => {
      known = new LRUCache<string, object>({ max: maxEntries, ttl: freshFor });
    },
  };
  return memory;
}

const isForAll = ({ degraded, databaseAway, cacheKey }: MemoryScope): boolean =>
  !degraded && !databaseAway && cacheKey !== undefined;
