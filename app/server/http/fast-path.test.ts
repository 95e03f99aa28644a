import type { IncomingMessage, ServerResponse } from "node:http";

import { expect, test, vi } from "vitest";

import type { RequestScope } from "../scope/request-scope.ts";
import type { Host } from "../domain/sites/host.ts";
import { noTracing } from "../ops/tracing.ts";
import type { Runtime } from "../scope/runtime.ts";
import { bytesFrom } from "../cache/encodings.ts";
import { createPageCache, type CachedPage } from "../cache/page-cache.ts";
import { rememberResponse, sendCachedPage } from "./fast-path.server.ts";
import { etagOf } from "./serve-page.server.ts";

/** @param wait seconds for which the rate limit rejects the visitor */
async function openSite(wait?: number) {
  const cache = createPageCache({ maxBytes: 1_000_000, freshFor: 60_000 });
  const rendered = {
    site: "en",
    page: bytesFrom("<p>a page"),
    state: undefined,
    headers: {},
    route: "/",
    shows: [],
  };
  const { page } = (await cache.get("a", async () => rendered)) as { page: CachedPage };
  const lines: string[] = [];
  const runtime = {
    pages: { fresh: (key: string) => (key === "en/" ? page : undefined) },
    sites: {
      resolve: ({ name }: Host) => ({ code: "en", role: name === "en.example" ? "canonical" : "alias" }),
    },
    port: 3000,
    settings: { TRUST_PROXY: 0 },
    tracing: noTracing,
    requestLimit: { take: async () => wait },
    log: { withSharedFields: () => (line: string) => lines.push(line) },
    requestMetrics: { of: () => () => {} },
  } as unknown as Runtime;
  const sent = { text: page.page, encoding: "identity" };
  const scope = { sent, https: false, runtime, site: { code: "en" }, route: "/" };
  const etag = etagOf(page.page, "identity");
  return {
    etag,
    lines,
    remember: (status: 200 | 304) =>
      rememberResponse(scope as unknown as RequestScope, "/", {
        status,
        headers: new Headers({
          etag,
          "x-request-id": "first",
          ...(status === 200 && { "content-length": "9", "content-type": "text/html" }),
        }),
      } as Response),
    /** @returns undefined if the request takes the full pipeline */
    fetchPage: async (headers: Record<string, string> = {}, method = "GET") => {
      const response = {
        writeHead: vi.fn<(...head: unknown[]) => void>(),
        end: vi.fn<(body?: Buffer) => void>(),
      };
      const request = { method, url: "/", headers: { host: "en.example", ...headers }, socket: {} };
      if (
        !(await sendCachedPage(
          request as unknown as IncomingMessage,
          response as unknown as ServerResponse,
          runtime,
        ))
      )
        return undefined;
      const [status, list] = response.writeHead.mock.calls[0] as [number, string[]];
      const names = list.filter((_, index) => index % 2 === 0).toSorted();
      return { status, names, body: response.end.mock.calls[0]![0]?.toString() };
    },
  };
}

test("a page that is not cached takes the full pipeline", async () => {
  const { fetchPage, etag } = await openSite();
  expect(await fetchPage()).toBeUndefined();
  expect(await fetchPage({ "if-none-match": etag })).toBeUndefined();
});

test("a page that was sent is sent again with the same headers, and 304 to clients that have it", async () => {
  const { fetchPage, etag, remember } = await openSite();
  remember(200);
  expect(await fetchPage()).toEqual({
    status: 200,
    names: ["content-length", "content-type", "etag", "x-request-id"],
    body: "<p>a page",
  });
  expect(await fetchPage({ "if-none-match": etag })).toEqual({
    status: 304,
    names: ["etag", "x-request-id"],
    body: undefined,
  });
});

test("after a 304 response alone, conditional requests are cache hits", async () => {
  const { fetchPage, etag, remember } = await openSite();
  remember(304);
  expect(await fetchPage({ "if-none-match": etag })).toMatchObject({
    status: 304,
    names: ["etag", "x-request-id"],
  });
  expect(await fetchPage()).toBeUndefined();
  remember(200);
  expect(await fetchPage()).toMatchObject({ status: 200, body: "<p>a page" });
});

test("all spellings of the host get the page, and the log has the normalized host", async () => {
  const { fetchPage, remember, lines } = await openSite();
  remember(200);
  for (const host of ["EN.example", "en.example.", "en.example:0080", "en.example:8443"])
    expect((await fetchPage({ host }))?.status).toBe(200);
  expect(lines.map((line) => JSON.parse(`{${line}}`).host)).toEqual([
    ...Array<string>(3).fill("en.example"),
    "en.example:8443",
  ]);
});

test.each(["www.en.example", "en.example:000080", "a".repeat(120_000), ""])(
  "the host %j takes the full pipeline",
  async (host) => {
    const { fetchPage, remember } = await openSite();
    remember(200);
    expect(await fetchPage({ host })).toBeUndefined();
  },
);

test.each(["POST", "HEAD"])("%s takes the full pipeline", async (method) => {
  const { fetchPage, remember } = await openSite();
  remember(200);
  expect(await fetchPage({}, method)).toBeUndefined();
});

test("a visitor over the limit of requests takes the full pipeline, which responds with 429", async () => {
  const { fetchPage, remember } = await openSite(30);
  remember(200);
  expect(await fetchPage()).toBeUndefined();
});

test("another version of the page is sent in full", async () => {
  const { fetchPage, remember } = await openSite();
  remember(200);
  expect(await fetchPage({ "if-none-match": '"older"' })).toMatchObject({ status: 200, body: "<p>a page" });
});
