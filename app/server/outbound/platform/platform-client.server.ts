import type { Log } from "../../ops/log.server.ts";
import { createCircuitBreaker, PausedError } from "../upstream/circuit-breaker.ts";
import { createSwrCache } from "../upstream/swr-cache.ts";
import { readText } from "../upstream/read-text.ts";

/** Asks a platform API over HTTP for what pages are drawn with; one for each process. */
export type PlatformClient = {
  /**
   * The platform's last good answer to a question. It is held for good and refreshed in the background, so
   * that only the first page ever waits, and not for long (`SwrCache`). Throws (rejects) while there is no answer.
   * @param path with its query, below the platform's address; names the question
   * @param read what makes an answer good: throws when it is not. It must hold nothing of a request.
   */
  ask: <Answer>(path: string, read: (answer: unknown) => Answer) => Promise<Answer>;
};

type ClientOptions = {
  /** Without a slash at its end. */
  baseUrl: string;
  log: Log;
  times?: Partial<typeof usualTimes>;
};

/** Milliseconds. */
const usualTimes = {
  /** That a page waits for an answer when nothing is held. */
  patience: 400,
  /** For the whole answer, which comes in the background. */
  timeout: 5_000,
  /** Until an answer is refreshed, and until a failed question is asked again. */
  freshFor: 10_000,
  /** That a platform is left alone which has failed several times. */
  rest: 30_000,
};

/** Bytes of an answer. */
const maxResponse = 512 * 1024;

/** An answer that says no: the platform is there. */
export class PlatformRejection extends Error {
  override name = "PlatformRejection";
}

const isOutage = (error: unknown) => !(error instanceof PlatformRejection);

export function createPlatformClient({ baseUrl, log, times }: ClientOptions): PlatformClient {
  const { patience, timeout, freshFor, rest } = { ...usualTimes, ...times };
  const guard = createCircuitBreaker({ isOutage, restMilliseconds: rest });
  const answers = createSwrCache({
    freshFor,
    patience,
    isOutage,
    onRefreshFailure: (path, error) => {
      // While it is left alone there is no news of it.
      if (!(error instanceof PausedError))
        log.warn({ err: error, question: path }, "platform API: the last good answer is used on");
    },
  });
  return {
    ask: (path, read) =>
      answers.get(path, () => guard(async () => read(await fetchJson(`${baseUrl}${path}`, timeout)))),
  };
}

/** @throws when nothing comes in time, the status is not 2xx, or it is no JSON or too much of it */
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
  return parseJson(await readText(response, maxResponse));
}

/** Without the parser's own error: its message quotes the text, whatever that may be. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("The platform API answered with something else than JSON");
  }
}
