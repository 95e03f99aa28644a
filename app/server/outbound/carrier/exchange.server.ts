import { setTimeout as wait } from "node:timers/promises";

import { ResponseTooLongError, readText } from "../upstream/read-text.ts";
import { CarrierError } from "./carrier-error.ts";
import { isRecord } from "../upstream/tolerant-parsing.ts";

export type Exchange = {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Ends the exchange, its repetition included. */
  signal: AbortSignal;
};

export type CarrierResponse = {
  status: number;
  json: Record<string, unknown>;
  retryAfter: number | undefined;
};

/** Bytes of an answer. Ten locations take about 100,000. */
const maxResponse = 2 * 1024 * 1024;

/** Milliseconds until a failed request is sent a second time. */
const pause = 250;

/**
 * Posts to the carrier. Asking twice changes nothing there, so what failed on the way, or by a status
 * from 500, is sent once more; a visitor who has waited until the time-out is not made to wait again.
 * @throws {CarrierError} `timeout`, `unreachable` or `nonsense`
 */
export async function exchange(request: Exchange): Promise<CarrierResponse> {
  try {
    const answer = await post(request);
    if (answer.status < 500) return read(answer);
  } catch (error) {
    if (!(error instanceof CarrierError && error.failure === "unreachable")) throw error;
  }
  await wait(pause, undefined, { signal: request.signal }).catch((error: unknown) => {
    throw new CarrierError("timeout", { cause: error });
  });
  return read(await post(request));
}

type RawResponse = { status: number; text: string; retryAfter: string | null };

async function post({ url, headers, body, signal }: Exchange): Promise<RawResponse> {
  try {
    // A redirect would carry the credentials to another address.
    const response = await fetch(url, { method: "POST", headers, body, signal, redirect: "manual" });
    return {
      status: response.status,
      text: await readText(response, maxResponse),
      retryAfter: response.headers.get("retry-after"),
    };
  } catch (error) {
    if (error instanceof ResponseTooLongError) throw new CarrierError("nonsense", { cause: error });
    throw new CarrierError(signal.aborted ? "timeout" : "unreachable", { cause: error });
  }
}

function read({ status, text, retryAfter }: RawResponse): CarrierResponse {
  const seconds = retryAfter && /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) : undefined;
  // Whatever stands in it: too many requests is all there is to know.
  if (status === 429) return { status, json: {}, retryAfter: seconds };
  if (status >= 500 || (status >= 300 && status < 400)) throw new CarrierError("nonsense");
  const json = parseObject(text);
  if (!json) throw new CarrierError("nonsense");
  return { status, json, retryAfter: seconds };
}

/** Without the parser's own error: its message quotes the text, which may hold a token. */
function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
