import { expect, test } from "vitest";
import { renderToStaticMarkup } from "react-dom/server";

import { ErrorPageFallback } from "#app/layout/error-boundary.tsx";

import { createContentMemory } from "../cache/content-memory.server.ts";
import { createRedirectIndex } from "../domain/sites/redirect-rules.ts";
import { QueueFullError } from "../limits/work-queue.ts";
import { noTracing } from "../ops/tracing.ts";
import type { Runtime } from "../scope/runtime.ts";
import { handleRequest } from "./handle-request.server.ts";

const log = { child: () => log, error: () => {}, info: () => {} };
const runtime = {
  settings: { TRUST_PROXY: 0, APP_ENV: "production" },
  log,
  tracing: noTracing,
  requestMetrics: { of: () => () => {} },
  memory: createContentMemory(),
  requestLimit: { take: async () => undefined },
  renderLimit: { take: async () => undefined },
  renderQueue: { run: (work: () => unknown) => work() },
  warnOfProxy: () => {},
  sites: {
    resolve: () => ({ code: "de", role: "canonical" }),
    sites: new Map([["de", { code: "de" }]]),
    redirects: createRedirectIndex([]),
  },
} as unknown as Runtime;

const words = (html: string) =>
  html
    .replaceAll(/<title>.*?<\/title>|<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

test("an error page that cannot be rendered is replaced by the fallback of the browser, without the reason", async () => {
  const response = await handleRequest(new Request("https://de.brand.example/about"), runtime, async () => {
    throw new Error("connection to database lost");
  });
  const html = await response.text();
  const message = `Request ${response.headers.get("x-request-id")} failed`;
  expect(response.status).toBe(500);
  expect(words(html)).toBe(words(renderToStaticMarkup(ErrorPageFallback({ message }))));
  expect(html).toContain('<a href="/">Back to home</a>');
  expect(html).not.toContain("database");
});

test("a request for a catalog that is still being rendered gets a page in the language of the site", async () => {
  const busy = {
    ...runtime,
    resizePicture: async () => undefined,
    printedCatalogs: { get: () => Promise.reject(new QueueFullError("20 wait")) },
    sites: {
      resolve: () => ({ code: "de", role: "canonical" }),
      sites: new Map([["de", { code: "de", locale: "de", languageTag: "de" }]]),
      redirects: createRedirectIndex([]),
    },
  } as unknown as Runtime;
  const request = (accept: string) =>
    handleRequest(
      new Request("https://de.brand.example/catalogue.pdf", { headers: { accept } }),
      busy,
      async () => new Response(),
    );
  const page = await request("text/html");
  expect([page.status, page.headers.get("retry-after")]).toEqual([503, "20"]);
  expect(words(await page.text())).toContain("Der Katalog wird gerade erstellt.");
  expect(await (await request("application/pdf")).text()).toBe("The document is being made\n");
});
