import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { createContentDatabase } from "../support/database.ts";
import { startServerOn, type TestServer } from "../support/server.ts";

/** Characters, of the 131,072 that all headers together may have. */
const long = 120_000;

/** What is long in its worst way for a pattern that tries every beginning. */
const worst = ["a", "a.", ",", ";q=0 ", "a@", "token="].map((piece) => piece.repeat(long / piece.length));

const headers = [
  "host",
  "accept",
  "accept-encoding",
  "accept-language",
  "authorization",
  "cookie",
  "if-none-match",
  "origin",
  "range",
  "referer",
  "traceparent",
  "user-agent",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-request-id",
];

describe.each(["0", "1"])("with TRUST_PROXY=%s", (TRUST_PROXY) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServerOn(await createContentDatabase(), { TRUST_PROXY });
    await server.fetch("ametrin.example", "/about");
  });
  afterAll(() => server.stop());

  /** Milliseconds until both a request with this header and one on another connection are answered. */
  const timeOfBoth = async (path: string, sent: Record<string, string>) => {
    const started = performance.now();
    const request = server.fetch("ametrin.example", path, { headers: sent });
    const health = await server.fetch("anything", "/healthz");
    await request;
    expect(health.status).toBe(200);
    return performance.now() - started;
  };

  test.each(headers)("a long %s holds nobody up", async (name) => {
    const delays: number[] = [];
    for (const value of worst)
      for (const path of ["/healthz", "/about"]) {
        const times: number[] = [];
        // A busy machine makes any single one slow, a slow pattern all of them.
        for (let round = 0; round < 5; round++) times.push(await timeOfBoth(path, { [name]: value }));
        delays.push(Math.min(...times));
      }
    console.info(`${name}: ${Math.round(Math.max(...delays))} ms`);
    expect(Math.max(...delays)).toBeLessThan(100);
  });
});
