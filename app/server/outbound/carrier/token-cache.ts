import { createSwrValue } from "../upstream/swr-value.ts";

/** `expiresIn`: seconds. */
export type Token = { value: string; expiresIn: number };

export type TokenCache = {
  /** Valid for at least the next request. */
  get: () => Promise<string>;
  drop: (value: string) => void;
};

type TokenCacheOptions = {
  onRevalidationFailure: (error: unknown) => void;
  now?: () => number;
};

/** Milliseconds before expiry, so that a request can complete. */
const expiryMargin = 30_000;

/** Milliseconds before expiry; at most half the lifetime. */
const refreshAhead = 5 * 60_000;

export function createTokenCache(fetchToken: () => Promise<Token>, options: TokenCacheOptions): TokenCache {
  const cached = createSwrValue(fetchToken, {
    ...options,
    lifetimeOf: ({ expiresIn }) => {
      const life = expiresIn * 1000;
      return {
        revalidateAfter: life - Math.min(refreshAhead, life / 2),
        expiresAfter: life - Math.min(expiryMargin, life / 4),
      };
    },
  });
  return {
    get: async () => (await cached.get()).value,
    drop: (value) => cached.drop((token) => token.value === value),
  };
}
