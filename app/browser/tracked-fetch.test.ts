import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { errorStatus } from "#app/site/error-status.ts";

import { activity } from "./activity.ts";
import { trackedFetch } from "./tracked-fetch.ts";

const events: string[] = [];
const respondWith = (response: () => Response) => vi.stubGlobal("fetch", async () => response());
let stop: () => void;

beforeEach(() => {
  events.length = 0;
  stop = activity.subscribe((event) => events.push(event));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const send = (signal?: AbortSignal) => trackedFetch("/_serverFn/send", { method: "POST", signal });

test("write requests are shown on the progress bar", async () => {
  respondWith(() => Response.json({}));
  await send();
  expect(events).toEqual(["start", "finish"]);
});

test("read requests are not shown, because their navigation is", async () => {
  respondWith(() => Response.json({}));
  await trackedFetch("/_serverFn/read", { method: "GET" });
  expect(events).toEqual([]);
});

test("an answer with an error status is a failed request", async () => {
  respondWith(() => Response.json({}, { status: 500 }));
  await send();
  expect(events).toEqual(["start", "fail", "finish"]);
});

test("an answer with status 404 is not a failed request", async () => {
  respondWith(() => Response.json({}, { status: 404 }));
  await send();
  expect(events).toEqual(["start", "finish"]);
});

test("a broken connection is a failed request", async () => {
  respondWith(() => {
    throw new TypeError("Failed to fetch");
  });
  await expect(send()).rejects.toThrow("Failed to fetch");
  expect(events).toEqual(["start", "fail", "finish"]);
});

test("a request that a navigation aborts is not a failed request", async () => {
  respondWith(() => {
    throw new DOMException("aborted", "AbortError");
  });
  await expect(send(AbortSignal.abort())).rejects.toThrow("aborted");
  expect(events).toEqual(["start", "finish"]);
});

test("the page of a proxy becomes an error with its status and without its HTML", async () => {
  respondWith(
    () => new Response("<html>upstream</html>", { status: 503, headers: { "content-type": "text/html" } }),
  );
  const error = await trackedFetch("/_serverFn/read").catch((reason: unknown) => reason);
  expect(errorStatus(error)).toBe(503);
  expect(error).toMatchObject({ message: "The server answered with status 503" });
});
