import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { projectRoot } from "#app/server/ops/project-root.server.ts";
import { secretSettings } from "#app/server/ops/settings.server.ts";

import { type Answer, startServer, type TestServer } from "../support/server.ts";

const secrets = {
  METRICS_TOKEN: "metrics-0123456789abcdef",
  INTERNAL_TOKEN: "internal-0123456789abcdef",
  OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20collector-0123456789",
};

type Received = { headers: IncomingHttpHeaders; url: string; body: CollectorRequest };
type CollectorRequest = {
  resourceSpans: {
    scopeSpans: { spans: (Record<string, string> & { attributes: { key: string }[] })[] }[];
  }[];
};

/** A trace collector that stores what it receives. */
async function startCollector() {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as CollectorRequest;
    received.push({ headers: request.headers, url: request.url!, body });
    response.setHeader("content-type", "application/json").end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const spans = () =>
    received.flatMap(({ body }) =>
      body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
  return { url: `http://127.0.0.1:${port}`, received, spans, close: () => server.close() };
}

describe("behind a proxy that speaks https", () => {
  let server: TestServer;
  let collector: Awaited<ReturnType<typeof startCollector>>;
  beforeAll(async () => {
    collector = await startCollector();
    server = await startServer({
      ...secrets,
      TRUST_PROXY: "1",
      REQUEST_RATE: "5",
      SECURITY_CONTACT: "mailto:security@brand.example",
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    });
  });
  afterAll(async () => {
    await server.stop();
    collector.close();
  });
  let visitor = 0;
  /** Each request comes from another address unless one is given. */
  const visit = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    server.fetch("de.brand.example", path, {
      method,
      headers: { "x-forwarded-proto": "https", "x-forwarded-for": `203.0.113.${++visitor}`, ...headers },
    });

  test.each([
    ["a page", "/", "GET", 200],
    ["a missing page", "/nowhere", "GET", 404],
    ["an asset", "asset", "GET", 200],
    ["a missing asset", "/assets/gone.js", "GET", 404],
    ["a picture", "/media/products/arc.webp", "GET", 200],
    ["a drawing", "/media/icon.svg", "GET", 200],
    ["a redirect", "/about/", "GET", 301],
    ["a refused method", "/", "DELETE", 405],
    ["a sitemap", "/sitemap.xml", "GET", 200],
    ["liveness", "/healthz", "GET", 200],
    ["a server function that is not there", "/_serverFn/gone", "GET", 403],
  ])("%s has the common response headers", async (_, given, method, status) => {
    const path = given === "asset" ? assetOf(await visit("/")) : given;
    const answer = await visit(path, {}, method);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": "max-age=63072000",
      "x-request-id": expect.any(String),
      "cache-control": expect.any(String),
    });
    expect(answer.headers["x-powered-by"] ?? answer.headers.server).toBeUndefined();
    expect(answer.headers["set-cookie"]).toBeUndefined();
    if (!String(answer.headers["content-type"]).startsWith("text/html")) return;
    const policy = String(answer.headers["content-security-policy"]);
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1];
    expect(scripts).not.toMatch(/unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(answer.headers).toMatchObject({
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
  });

  test("too many requests of one visitor are rejected, files and other visitors are not", async () => {
    const greedy = { "x-forwarded-for": "2001:db8:1:2::7" };
    const answers = await Promise.all(Array.from({ length: 45 }, () => visit("/robots.txt", greedy)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(5);
    expect(Number(refused[0]!.headers["retry-after"])).toBeOneOf([1, 2, 3, 4, 5, 6]);
    expect((await visit("/robots.txt", { "x-forwarded-for": "2001:db8:1:2:3::8" })).status).toBe(429);
    expect((await visit("/robots.txt", { "x-forwarded-for": "2001:db8:1:3::7" })).status).toBe(200);
    expect((await visit("/media/icon.svg", greedy)).status).toBe(200);
    expect((await visit("/healthz", greedy)).status).toBe(200);
    expect((await visit("/readyz", greedy)).status).toBe(429);
  });

  test("metrics require the token", async () => {
    expect((await visit("/metrics")).status).toBe(401);
    expect((await visit("/metrics", { authorization: "Bearer wrong-0123456789" })).status).toBe(401);
    await visit("/product/arc");
    const { status, headers, body } = await visit("/metrics", {
      authorization: `Bearer ${secrets.METRICS_TOKEN}`,
    });
    expect([status, headers["content-type"]]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/product\/\$slug",site="de",status="200"\} \d/,
    );
    for (const name of [
      "process_resident_memory_bytes",
      "nodejs_eventloop_lag_p99_seconds",
      "content_revision",
    ])
      expect(body).toMatch(new RegExp(`^${name} [\\d.e-]+$`, "m"));
    const wellFormed = /^(?:# (?:HELP|TYPE) .+|[a-z_0-9]+(?:\{[^}]*\})? [\d.e+-]+)$/i;
    expect(
      body
        .trimEnd()
        .split("\n")
        .filter((line) => !wellFormed.test(line)),
    ).toEqual([]);
  });

  test("a proxy with the token can query the known hosts", async () => {
    const ask = async (domain: string, token: string) =>
      (await visit(`/internal/known-host?domain=${domain}&token=${token}`)).status;
    expect(await ask("uk.brand.example", secrets.INTERNAL_TOKEN)).toBe(200);
    expect(await ask("www.uk.brand.example", secrets.INTERNAL_TOKEN)).toBe(200);
    expect(await ask("evil.example", secrets.INTERNAL_TOKEN)).toBe(404);
    expect(await ask("localhost", secrets.INTERNAL_TOKEN)).toBe(404);
    const { status, body } = await visit("/internal/known-host?domain=uk.brand.example");
    expect([status, body.includes("<main")]).toEqual([404, true]);
  });

  test("security.txt names the contact and expires within a year", async () => {
    const { status, headers, body } = await visit("/.well-known/security.txt");
    expect([status, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(body).toContain("Contact: mailto:security@brand.example\n");
    expect(body).toContain("Canonical: https://de.brand.example/.well-known/security.txt\n");
    const days = (Date.parse(/Expires: (\S+)/.exec(body)![1]!) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(365);
  });

  test("a collector gets the trace of a request and its queries as a child of the proxy's span", async () => {
    const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
    await visit("/product/cone", { traceparent: `00-${trace}-00f067aa0ba902b7-01` });
    const ownSpans = () => collector.spans().filter(({ traceId }) => traceId === trace);
    await expect.poll(() => ownSpans().length).toBeGreaterThan(3);
    const [request] = ownSpans().filter(({ parentSpanId }) => parentSpanId === "00f067aa0ba902b7");
    expect(request).toMatchObject({ name: "GET /product/$slug", kind: 2 });
    const queries = ownSpans().filter(({ parentSpanId }) => parentSpanId === request!.spanId);
    expect(queries.length).toBeGreaterThan(2);
    expect(JSON.stringify(queries)).toContain("db.query.text");
    expect(JSON.stringify(queries)).not.toContain('"cone"');
    const { url, headers } = collector.received[0]!;
    expect([url, headers.authorization]).toEqual(["/v1/traces", "Bearer collector-0123456789"]);
  });

  test("no answer and no log line holds a secret", async () => {
    const answers = await Promise.all(["/", "/nowhere", "/healthz", "/readyz"].map((path) => visit(path)));
    const said = JSON.stringify([answers, server.log()]);
    for (const secret of [...Object.values(secrets), "collector-0123456789"])
      expect(said).not.toContain(secret);
  });
});

describe("without any of these settings", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  test.each(["/metrics", "/.well-known/security.txt"])("%s is a page that does not exist", async (path) => {
    const { status, body } = await server.fetch("brand.example", path, {
      headers: { authorization: "Bearer undefined" },
    });
    expect([status, body.includes("<main")]).toEqual([404, true]);
  });

  test("known hosts are listed on a private network, but not through a proxy", async () => {
    const path = "/internal/known-host?domain=brand.example";
    expect((await server.fetch("anything", path)).status).toBe(200);
    const headers = { "x-forwarded-for": "203.0.113.7" };
    expect((await server.fetch("anything", path, { headers })).status).toBe(404);
  });

  test("a response over plain HTTP has no Strict-Transport-Security header", async () => {
    const { headers } = await server.fetch("brand.example", "/", {
      headers: { "x-forwarded-proto": "https" },
    });
    expect(headers["strict-transport-security"]).toBeUndefined();
  });
});

test("no file for browsers contains a setting of the server", () => {
  const folder = join(projectRoot, "dist/client");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:js|css|html|json|map)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  const words = [...secretSettings, "process.env.", "postgres://", "drizzle-orm", projectRoot];
  const found = files.flatMap((file) => {
    const source = readFileSync(join(folder, file), "utf8");
    return words.filter((word) => source.includes(word)).map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});

const assetOf = ({ body }: Answer) => /href="(\/assets\/[^"]+\.css)"/.exec(body)?.[1] ?? "";
