import { StatusError } from "#app/site/error-status.ts";

import { activity } from "./activity.ts";

/** Not found is an answer. */
const isFailure = ({ status }: Response) => status >= 400 && status !== 404;

/** An error that our server functions did not write: of a proxy, mostly a page of HTML. */
const isForeign = ({ headers }: Response) =>
  !headers.has("x-tss-serialized") && !headers.get("content-type")?.includes("json");

/**
 * The `fetch` of all server functions. What is sent shows on the progress bar; what is read belongs
 * to a navigation, which shows there itself, or is loaded ahead of time, which does not.
 */
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
