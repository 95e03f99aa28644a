import { setTimeout as sleep } from "node:timers/promises";

import { ResponseTooLongError, readText } from "../upstream/read-text.ts";
import { CarrierError } from "./carrier-error.ts";
import { isRecord } from "../upstream/tolerant-parsing.ts";

export type Exchange = {
  url: string;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
};

export type CarrierResponse = {
  status: number;
  json: Record<string, unknown>;
  retryAfter: number | undefined;
};

/** Ten locations take about 100,000 bytes. */
const maxResponseBytes = 2 * 1024 * 1024;

const retryDelayMilliseconds = 250;

/** Retries once after connection failures and 5xx. @throws {CarrierError} `timeout`, `unreachable` or `nonsense` */
export async function exchange(request: Exchange): Promise<CarrierResponse> {
  try {
    const response = await post(request);
    if (response.status < 500) return read(response);
  } catch (error) {
    if (!(error instanceof CarrierError && error.failure === "unreachable")) throw error;
  }
  await sleep(retryDelayMilliseconds, undefined, { signal: request.signal }).catch((error: unknown) => {
    throw new CarrierError("timeout", { cause: error });
  });
  return read(await post(request));
}

type RawResponse = { status: number; text: string; retryAfter: string | null };

async function post({ url, headers, body, signal }: Exchange): Promise<RawResponse> {
  try {
    // A redirect would send the credentials to another address.
    const response = await fetch(url, { method: "POST", headers, body, signal, redirect: "manual" });
    return {
      status: response.status,
      text: await readText(response, maxResponseBytes),
      retryAfter: response.headers.get("retry-after"),
    };
  } catch (error) {
    if (error instanceof ResponseTooLongError) throw new CarrierError("nonsense", { cause: error });
    throw new CarrierError(signal.aborted ? "timeout" : "unreachable", { cause: error });
  }
}

function read({ status, text, retryAfter }: RawResponse): CarrierResponse {
  const seconds = retryAfter && /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) : undefined;
  if (status === 429) return { status, json: {}, retryAfter: seconds };
  if (status >= 500 || (status >= 300 && status < 400)) throw new CarrierError("nonsense");
  const json = parseObject(text);
  if (!json) throw new CarrierError("nonsense");
  return { status, json, retryAfter: seconds };
}

/** Discards the parse error, whose message quotes the text and possibly a token. */
function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
