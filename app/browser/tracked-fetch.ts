import { StatusError } from "#app/site/error-status.ts";

import { activity } from "./activity.ts";

const isFailure = ({ status }: Response) => status >= 400 && status !== 404;

/** Errors of a proxy, mostly HTML pages. */
const isForeign = ({ headers }: Response) =>
  !headers.has("x-tss-serialized") && !headers.get("content-type")?.includes("json");

/** Only writes show on the progress bar; reads belong to navigations or prefetches. */
export async function trackedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const end = init?.method === "POST" ? activity.begin() : () => {};
  try {
    const response = await fetch(input, init);
    if (isFailure(response) && isForeign(response)) {
      throw new StatusError(`The server answered with status ${response.status}`, response.status);
    }
    end(isFailure(response) ? "failed" : undefined);
    return response;
  } catch (error) {
    end(init?.signal?.aborted ? undefined : "failed");
    throw error;
  }
}
