import { Agent, request } from "node:http";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { createContentDatabase } from "../support/database.ts";
import { startServerOn, type TestServer } from "../support/server.ts";

/** Characters; all headers together may have 131,072. */
const long = 120_000;

/** The worst case of patterns that are retried at every position. */
const worst = ["a", "a.", ",", ";q=0 ", "a@", "token="].map((piece) => piece.repeat(long / piece.length));

const longHeaders = [
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

  /** Milliseconds until a request with this header and another one on a separate connection have responses. */
  const timeOfBoth = async (path: string, sent: Record<string, string>) => {
    const started = performance.now();
    const answered = server.fetch("ametrin.example", path, { headers: sent });
    const health = await server.fetch("anything", "/healthz");
    await answered;
    expect(health.status).toBe(200);
    return performance.now() - started;
  };

  test.each(longHeaders)("a long %s delays no other request", async (name) => {
    const delays: number[] = [];
    for (const value of worst)
      for (const path of ["/healthz", "/about"]) {
        const times: number[] = [];
        // A busy machine may delay a single round, a slow pattern delays all of them.
        for (let round = 0; round < 5; round++) times.push(await timeOfBoth(path, { [name]: value }));
        delays.push(Math.min(...times));
      }
    console.info(`${name}: ${Math.round(Math.max(...delays))} ms`);
    expect(Math.max(...delays)).toBeLessThan(100);
  });
});

test("10,000 spellings of a host use no more memory than one", async () => {
  const token = "metrics-0123456789abcdef";
  const server = await startServerOn(await createContentDatabase(), { METRICS_TOKEN: token }, [
    "--expose-gc",
    "--import",
    "./tests/support/report-memory.mjs",
  ]);
  try {
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const paths = ["/", "/about", "/product", "/help"];
    const visit = async (hostOf: (index: number) => string) => {
      const ask = async (index: number) => {
        const headers = { host: hostOf(index), "accept-encoding": "br" };
        const options = { host: "127.0.0.1", port: server.port, path: paths[index % 4], headers, agent };
        await new Promise<void>((resolve, reject) => {
          request(options, (response) => {
            if (response.statusCode !== 200) reject(new Error(`${response.statusCode} for ${headers.host}`));
            response.resume().on("end", resolve);
          })
            .on("error", reject)
            .end();
        });
      };
      for (let index = 0; index < 10_000; index += 8)
        await Promise.all(Array.from({ length: 8 }, (_, of) => ask(index + of)));
      return { pages: await cachedPages(), bytes: await memory() };
    };
    const cachedPages = async () => {
      const options = { headers: { authorization: `Bearer ${token}` } };
      const { body } = await server.fetch("ametrin.example", "/metrics", options);
      return Number(/^page_cache_pages (\d+)$/m.exec(body)?.[1]);
    };
    const memory = async () => {
      const lines = () => server.log().filter(({ msg }) => msg === "memory");
      const before = lines().length;
      server.process.kill("SIGUSR2");
      await expect.poll(() => lines().length).toBe(before + 1);
      return Number(lines().at(-1)!["rss"]);
    };
    await visit(() => "ametrin.example");
    const plain = await visit(() => "ametrin.example");
    const odd = await visit((index) => {
      const name = [..."ametrin.example"].map((letter, at) =>
        (index >> at) & 1 ? letter.toUpperCase() : letter,
      );
      return `${name.join("")}${index % 3 ? "." : ""}:${String(index * 6).padStart(5, "0")}`;
    });
    console.info(JSON.stringify({ plain, odd }));
    expect(odd.pages).toBe(plain.pages);
    expect(odd.bytes).toBeLessThan(plain.bytes * 1.1);
  } finally {
    await server.stop();
  }
});
