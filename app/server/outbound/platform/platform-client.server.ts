import type { Log } from "../../ops/log.server.ts";
import { createCircuitBreaker, PausedError } from "../upstream/circuit-breaker.ts";
import { createSwrCache } from "../upstream/swr-cache.ts";
import { readText } from "../upstream/read-text.ts";

export type PlatformClient = {
  /** The last good response; rejects while there is none. @param read throws if invalid; must not capture request state */
  request: <Result>(path: string, read: ReadResponse<Result>) => Promise<Result>;
  /** Revalidates all cached responses, and calls `onChange` when one differs. @returns stop */
  watch: (onChange: () => void) => () => void;
};

/** @param drop names a field that is left out because it does not fit */
export type ReadResponse<Result> = (response: unknown, drop: (field: string) => void) => Result;

type ClientOptions = {
  baseUrl: string;
  log: Log;
  times?: Partial<typeof defaultTimes>;
};

/** Milliseconds: a page's wait without a cached response, a request's limit, until revalidation, an open circuit. */
const defaultTimes = {
  patience: 400,
  timeout: 5_000,
  freshFor: 10_000,
  rest: 30_000,
};

const maxResponseBytes = 512 * 1024;

const maxNamedFields = 20;

/** A 4xx response: the platform is available. */
export class PlatformRejection extends Error {
  override name = "PlatformRejection";
}

const isOutage = (error: unknown) => !(error instanceof PlatformRejection);

export function createPlatformClient({ baseUrl, log, times }: ClientOptions): PlatformClient {
  const { patience, timeout, freshFor, rest } = { ...defaultTimes, ...times };
  const breaker = createCircuitBreaker({ isOutage, resetMilliseconds: rest });
  const droppedFrom = new Map<string, string>();
  const listeners = new Set<() => void>();
  const cache = createSwrCache({
    freshFor,
    patience,
    isOutage,
    onRefreshFailure: (path, error) => {
      // An open circuit was logged before.
      if (!(error instanceof PausedError))
        log.warn({ err: error, question: path }, "platform API: the last good response stays in use");
    },
    onChange: () => {
      for (const listener of listeners) listener();
    },
  });

  function logDropped(path: string, fields: readonly string[]) {
    const names = fields.slice(0, maxNamedFields).join(", ");
    if (names && names !== droppedFrom.get(path))
      log.warn({ question: path, fields: names, count: fields.length }, "platform API: fields are left out");
    droppedFrom.set(path, names);
  }

  const fetchResult = async <Result>(path: string, read: ReadResponse<Result>) => {
    const response = await fetchJson(`${baseUrl}${path}`, timeout);
    const dropped: string[] = [];
    const result = read(response, (field) => dropped.push(field));
    logDropped(path, dropped);
    return result;
  };

  return {
    request: (path, read) => cache.get(path, () => breaker(() => fetchResult(path, read))),
    watch: (onChange) => {
      listeners.add(onChange);
      const timer = setInterval(cache.revalidate, Math.max(freshFor, 100)).unref();
      return () => {
        listeners.delete(onChange);
        clearInterval(timer);
      };
    },
  };
}

/** @throws on time-out, a status other than 2xx, invalid JSON or too many bytes */
async function fetchJson(address: string, timeout: number): Promise<unknown> {
  const response = await fetch(address, {
    headers: { accept: "application/json, text/*" },
    redirect: "error",
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) {
    await response.body?.cancel();
    const { status } = response;
    const Failure = status < 500 ? PlatformRejection : Error;
    throw new Failure(`The platform API answered ${status}`);
  }
  return parseJson(await readText(response, maxResponseBytes));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("The platform API answered with something else than JSON");
  }
}
