import { createSwrValue } from "../upstream/swr-value.ts";

/** `expiresIn` in seconds from when it was given. */
export type Token = { value: string; expiresIn: number };

export type TokenHolder = {
  /** A token that is good for some time yet. Rejects when there is none and none can be had. */
  get: () => Promise<string>;
  /** Forgets a token that the carrier no longer takes; a newer one stays. */
  drop: (value: string) => void;
};

type HolderOptions = {
  /** Told when a renewal ahead of time failed; the present token is used on. */
  onRevalidationFailure: (error: unknown) => void;
  now?: () => number;
};

/** Milliseconds before its end at which a token is no longer used: it has to live through a request. */
const reserve = 30_000;

/** Milliseconds before its end at which a token is renewed, while it is still used; at most half its life. */
const refreshAhead = 5 * 60_000;

/** One token for all requests: fetched by the first that needs it, renewed before it ends, never twice at a time. */
export function createTokenHolder(fetchToken: () => Promise<Token>, options: HolderOptions): TokenHolder {
  const held = createSwrValue(fetchToken, {
    ...options,
    lifeOf: ({ expiresIn }) => {
      const life = expiresIn * 1000;
      return {
        revalidateAfter: life - Math.min(refreshAhead, life / 2),
        endsAfter: life - Math.min(reserve, life / 4),
      };
    },
  });
  return {
    get: async () => (await held.get()).value,
    drop: (value) => held.drop((token) => token.value === value),
  };
}
