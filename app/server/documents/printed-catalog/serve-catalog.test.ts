import type { ServerRequest } from "srvx";
import { afterEach, expect, test, vi } from "vitest";

import { QueueFullError } from "../../limits/work-queue.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { CatalogPendingError, servePrintedCatalog } from "./serve-catalog.server.ts";

afterEach(() => {
  vi.useRealTimers();
});

const request = (method = "GET") => ({ method, headers: new Headers() }) as ServerRequest;

function scopeWith(get: () => Promise<undefined>) {
  const error = vi.fn<(fields: { err: unknown }) => void>();
  const runtime = { printedCatalogs: { folder: "", get } };
  return { error, scope: { runtime, site: { code: "en" }, log: { error } } as unknown as RequestScope };
}

test("a client waits for 25 seconds, then rendering goes on without it and its failure is logged", async () => {
  vi.useFakeTimers();
  let fail: (error: Error) => void = () => undefined;
  const { error, scope } = scopeWith(() => new Promise((_resolve, reject) => (fail = reject)));
  const served = servePrintedCatalog(request(), "/catalogue.pdf", scope).catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await served).toBeInstanceOf(CatalogPendingError);
  fail(new Error("no fonts"));
  await vi.advanceTimersByTimeAsync(0);
  expect(error.mock.calls[0]![0].err).toMatchObject({ message: "no fonts" });
});

test("a client also waits when the queue is full", async () => {
  const { scope } = scopeWith(() => Promise.reject(new QueueFullError("20 wait")));
  await expect(servePrintedCatalog(request(), "/catalogue.pdf", scope)).rejects.toThrow(CatalogPendingError);
});

test.each(["/catalogue/Mice.pdf", "/catalogue/mice", "/catalogue/a/b.pdf", "/catalogue"])(
  "%s is not a catalog",
  async (path) => {
    const { scope } = scopeWith(() => Promise.reject(new Error("asked")));
    expect(await servePrintedCatalog(request(), path, scope)).toBeUndefined();
  },
);

test("the catalog of a category is requested by its slug, and does not exist without products", async () => {
  const get = vi.fn<() => Promise<undefined>>(async () => undefined);
  const { scope } = scopeWith(get);
  expect(await servePrintedCatalog(request(), "/catalogue/mice.pdf", scope)).toBeUndefined();
  expect(get.mock.calls[0]).toMatchObject([{ site: { code: "en" } }, "mice"]);
});
