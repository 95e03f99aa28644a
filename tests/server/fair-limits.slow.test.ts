import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { percentile } from "../../bench/report.ts";
import { type Answer, startServer, type TestServer } from "../support/server.ts";

const html = { accept: "text/html,application/xhtml+xml" };
const from = (address: string, more: Record<string, string> = {}) => ({
  headers: { "x-forwarded-for": address, ...more },
});

/** Five seconds' worth of pages; `npm run bench:hostile` sets a higher number. */
const pages = Number(process.env.HOSTILE_PAGES ?? 240);
const pagesPerSecond = 48;

describe("pages that must be rendered", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ TRUST_PROXY: "1", REQUEST_RATE: "50", RENDER_RATE: "5" });
    await server.fetch("de.ametrin.example", "/about", from("203.0.113.1"));
  });
  afterAll(() => server.stop());

  test("have a limit for each visitor, which does not apply to cached pages and files", async () => {
    const greedy = "198.51.100.7";
    const missing = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        server.fetch("de.ametrin.example", `/nowhere-${index}`, from(greedy, html)),
      ),
    );
    const statuses = missing.map(({ status }) => status);
    expect(statuses.filter((status) => status === 404).length).toBeGreaterThanOrEqual(30);
    const refused = missing.find(({ status }) => status === 429)!;
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    for (const path of ["/search?q=mouse", "/product/facet"])
      expect([path, (await server.fetch("de.ametrin.example", path, from(greedy))).status]).toEqual([
        path,
        429,
      ]);
    for (const path of ["/about", "/media/icon.svg", "/healthz", "/readyz"])
      expect([path, (await server.fetch("de.ametrin.example", path, from(greedy))).status]).toEqual([
        path,
        200,
      ]);
    const other = await server.fetch("de.ametrin.example", "/nowhere", from("198.51.100.8"));
    expect(other.status).toBe(404);
  });

  test("are rejected with a page in the site's language, or with one line for programs", async () => {
    const greedy = "198.51.100.9";
    const ask = (host: string, headers: Record<string, string>) =>
      server.fetch(host, "/nowhere", from(greedy, headers));
    await Promise.all(Array.from({ length: 40 }, () => ask("kz.ametrin.example", html)));
    const page = await ask("kz.ametrin.example", html);
    expect([page.status, page.headers["content-type"]]).toEqual([429, "text/html; charset=utf-8"]);
    expect(page.body).toContain('<html lang="kk" dir="ltr">');
    expect(page.body).toContain("тым көп сұрау келді");
    expect((await ask("de.ametrin.example", html)).body).toContain("zu viele Anfragen");
    const line = await ask("de.ametrin.example", {});
    expect([line.headers["content-type"], line.body]).toEqual([
      "text/plain; charset=utf-8",
      "Too many requests\n",
    ]);
  });

  test("do not delay cached pages of other visitors, however many one visitor requests", async () => {
    const answers: Promise<Answer>[] = [];
    const times: number[] = [];
    const started = performance.now();
    for (let index = 0; index < pages; index++) {
      answers.push(server.fetch("de.ametrin.example", `/gone-${index}`, from("198.51.100.10")));
      const asked = performance.now();
      const { status } = await server.fetch("de.ametrin.example", "/about", from(`192.0.2.${index % 250}`));
      times.push(performance.now() - asked);
      expect(status).toBe(200);
      await sleep(Math.max(0, started + (index * 1_000) / pagesPerSecond - performance.now()));
    }
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404).length).toBeGreaterThan(29);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(100);
    const p95 = percentile(times, 95);
    const p50 = percentile(times, 50);
    console.info(
      `${pages} pages, ${pagesPerSecond} a second, from one address; cached pages of others: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
    );
    expect(p95).toBeLessThan(500);
  }, 60_000);
});

test("requests for more pages than can be rendered get status 503 and the time to retry", async () => {
  const server = await startServer({ TRUST_PROXY: "1", RENDER_RATE: "0" });
  await server.fetch("de.ametrin.example", "/about", from("203.0.113.1"));
  // The server accepts 100 connections per address that have not sent a request yet.
  const crowd = Promise.all(
    ["127.0.0.2", "127.0.0.3", "127.0.0.4"].flatMap((localAddress, network) =>
      Array.from({ length: 95 }, (_, visitor) =>
        server.fetch("de.ametrin.example", `/search?q=mouse+${network}+${visitor}`, {
          ...from(`198.51.${network}.${visitor}`, html),
          localAddress,
        }),
      ),
    ),
  );
  const cached = await server.fetch("de.ametrin.example", "/about", from("203.0.113.2"));
  expect(cached.status).toBe(200);
  const answers = await crowd;
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(16);
  expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  expect(Number(refused[0]!.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused[0]!.body).toContain('<html lang="de"');
  expect(server.log().filter(({ level }) => Number(level) >= 50)).toEqual([]);
  expect((await server.fetch("de.ametrin.example", "/search?q=mouse", from("203.0.113.3"))).status).toBe(200);
  await server.stop();
});

test("a visitor with sixteen open posts gets status 429 in the site's language", async () => {
  const server = await startServer();
  const host = "de.ametrin.example";
  const open = Array.from({ length: 16 }, () => {
    const post = request({
      host: "127.0.0.1",
      port: server.port,
      path: "/help",
      method: "POST",
      agent: false,
      headers: { host, "content-type": "application/x-www-form-urlencoded", "content-length": "100" },
    });
    post.on("error", () => {}); // Destroyed below.
    post.write("form=contact");
    return post;
  });
  const another = () =>
    server.fetch(host, "/help", {
      method: "POST",
      headers: { ...html, "content-type": "application/x-www-form-urlencoded" },
      body: "form=contact",
    });
  await expect.poll(async () => (await another()).status).toBe(429);
  const { headers, body } = await another();
  expect(headers).toMatchObject({ "retry-after": "30", connection: "close", "content-language": "de" });
  expect(body).toContain('<html lang="de"');
  expect((await server.fetch(host, "/about")).status).toBe(200);
  for (const post of open) post.destroy();
  await expect.poll(async () => (await another()).status).toBe(422);
  await server.stop();
});

test("a proxy that is not trusted is logged once", async () => {
  const server = await startServer();
  await server.fetch("de.ametrin.example", "/", from("203.0.113.1"));
  await server.fetch("de.ametrin.example", "/about", from("203.0.113.2"));
  await server.stop();
  const warnings = server.log().filter(({ setting }) => setting === "TRUST_PROXY");
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatchObject({ level: 40, headers: ["x-forwarded-for"] });
});
