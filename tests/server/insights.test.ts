import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { missed } from "#app/server/data/database/schema.ts";
import { timingsPath } from "#app/site/timings.ts";
import { defaultSite, sites } from "#tests/support/sites.ts";

import { contentFolder } from "#app/server/ops/project-root.server.ts";
import { createEmbedded } from "../support/database.ts";
import { runScript } from "../support/process.ts";
import {
  type Answer,
  type RequestOptions,
  startServer,
  startServerOn,
  type TestServer,
} from "../support/server.ts";

const { host } = sites.find(({ code }) => code === defaultSite)!;
const other = sites.find(({ code }) => code !== defaultSite)!;

const token = "0123456789abcdef";

const insightsOf = (server: TestServer) =>
  runScript(["tools/insights.ts", "--days", "1"], server.database.environment);

describe("addresses and searches without a result", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  test("are counted by site, and printed while the server runs", async () => {
    for (let visit = 0; visit < 3; visit++) await server.fetch(host, "/abuot?secret=1");
    await server.fetch(other.host, "/abuot");
    await server.fetch(host, "/search?q=Zzyzx+qwv");
    const { body } = await server.fetch(host, "/search?q=Zzyzx+qwv");
    const state = /data-state="([^"]+)"/.exec(body)![1]!.replaceAll("&amp;", "&");
    expect((await server.fetch(host, state)).status).toBe(200);
    const { code, output } = await insightsOf(server);
    expect(code).toBe(0);
    expect(output).toMatch(new RegExp(`^ +3 {2}${defaultSite} +/abuot {2}→ {2}/about$`, "m"));
    expect(output).toMatch(new RegExp(`^ +1 {2}${other.code} +/abuot {2}→ {2}/about$`, "m"));
    expect(output).toMatch(new RegExp(`^ +2 {2}${defaultSite} +zzyzx qwv$`, "m"));
    expect(output).not.toContain("secret");
  });

  test("do not include probes, pages that exist and requests to other hosts", async () => {
    await server.fetch(host, "/.env");
    await server.fetch("unknown.example", "/only-there");
    await server.fetch(host, "/assets/gone-1.js");
    await server.fetch(host, "/no-post", { method: "HEAD" });
    await server.fetch(host, "/search?q=arc");
    const { output } = await insightsOf(server);
    for (const text of [".env", "only-there", "gone-1", "no-post", " arc"])
      expect(output).not.toContain(text);
  });
});

test("a server that is killed loses at most its last counts, and starts again", async () => {
  const database = await createEmbedded(inject("embeddedContent")[contentFolder]);
  const first = await startServerOn(database);
  await first.fetch(host, "/before");
  await insightsOf(first);
  await first.fetch(host, "/lost");
  const ended = new Promise((resolve) => first.process.once("exit", resolve));
  first.process.kill("SIGKILL");
  await ended;
  const second = await startServerOn(database);
  await second.fetch(host, "/before");
  const { output } = await insightsOf(second);
  expect(output).toMatch(/^ +2 {2}\w+ +\/before/m);
  second.process.kill("SIGTERM");
  await new Promise((resolve) => second.process.once("exit", resolve));
  const handle = await database.open();
  expect((await handle.db.select().from(missed)).map(({ text }) => text)).toContain("/before");
  await handle.close();
  await database.remove();
});

describe("timings of browsers", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ TIMINGS_PERCENT: "100", METRICS_TOKEN: token });
  });
  afterAll(() => server.stop());

  const report = (body: string, { headers, ...options }: RequestOptions = {}): Promise<Answer> =>
    server.fetch(host, timingsPath, {
      method: "POST",
      body,
      headers: { origin: `http://${host}`, "content-type": "text/plain", ...headers },
      ...options,
    });
  const metrics = async () =>
    (await server.fetch(host, "/metrics", { headers: { authorization: `Bearer ${token}` } })).body;

  test("become metrics by route and site", async () => {
    const { status, body } = await report(
      '{"route":"/product/$slug","LCP":1200,"INP":90,"CLS":0.01,"TTFB":40}',
    );
    expect([status, body]).toEqual([204, ""]);
    await report('{"route":"/made-up","LCP":700}');
    const written = await metrics();
    const labels = (route: string) => `{route="${route}",site="${defaultSite}"}`;
    expect(written).toContain(
      `browser_largest_contentful_paint_seconds_sum${labels("/product/$slug")} 1.2\n`,
    );
    expect(written).toContain(
      `browser_interaction_to_next_paint_seconds_count${labels("/product/$slug")} 1\n`,
    );
    expect(written).toContain(`browser_largest_contentful_paint_seconds_count${labels("none")} 1\n`);
    expect(written).not.toContain("made-up");
  });

  test.each([
    ["no JSON", 400],
    ['{"route":"/","LCP":-1}', 400],
    ['{"route":"/","LCP":1e9}', 400],
    ['{"route":"/","other":1}', 400],
    [`{"route":"/${"x".repeat(1_100)}"}`, 413],
  ])("in the body %s are rejected", async (body, status) => {
    expect((await report(body)).status).toBe(status);
  });

  test("of other sites and too many timings of one visitor are rejected", async () => {
    expect((await report('{"route":"/"}', { headers: { origin: "https://evil.example" } })).status).toBe(403);
    const statuses = new Set<number>();
    for (let turn = 0; turn < 40; turn++) statuses.add((await report('{"route":"/","CLS":0}')).status);
    expect(statuses).toEqual(new Set([204, 429]));
  });
});
