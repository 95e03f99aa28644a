import { connect } from "node:net";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { languageOf, mainText } from "../support/html.ts";
import { startServer, type TestServer } from "../support/server.ts";

describe("the request pipeline", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ APP_VERSION: "7.8.9" });
  });
  afterAll(() => server.stop());

  test("an alias redirects permanently to the same page of its site, in one step", async () => {
    const { status, headers } = await server.fetch(
      "www.de.brand.example",
      "/product/arc/?variant=EX-L-ARC-01-WHT",
    );
    expect([status, headers.location]).toEqual([
      301,
      "https://de.brand.example/product/arc?variant=EX-L-ARC-01-WHT",
    ]);
  });

  test.each(["shop.other.example", "de.brand.example.evil.example", "[::1]:3000", "a".repeat(253)])(
    "the unknown host %j shows the default site, without indexing and with its canonical links",
    async (host) => {
      const { status, headers, body } = await server.fetch(host, "/about");
      expect(status).toBe(200);
      expect(headers["x-robots-tag"]).toBe("noindex");
      expect(body).toContain('<html lang="en"');
      expect(body).toContain('<link rel="canonical" href="https://brand.example/about"/>');
    },
  );

  test.each([
    "%00",
    "a".repeat(254),
    "a".repeat(120_000),
    `brand.example:${"0".repeat(1_000)}80`,
    "brand.example:65536",
    "brand.example/about",
  ])("the invalid host %j is answered with 400", async (host) => {
    const answer = await server.fetch(host, "/about");
    expect(answer.status).toBe(400);
    const [line] = await server.logOf(answer, "request");
    expect(line).toMatchObject({ host: "", status: 400 });
  });

  test("all spellings of a host get the same cached page", async () => {
    const spellings = ["", ".", ":", ":80", ":0080", ":443", ":8443", ":65535", ".:00001"].flatMap((end) => [
      `de.brand.example${end}`,
      `DE.Brand.Example${end}`,
    ]);
    const tags: string[] = [];
    for (const host of spellings) {
      const answer = await server.fetch(host, "/help");
      const [line] = await server.logOf(answer, "request");
      tags.push(`${String(answer.headers.etag)} ${String(line!["cache"])}`);
    }
    expect(tags[0]).toMatch(/miss$/);
    expect(new Set(tags.slice(1))).toEqual(new Set([tags[0]!.replace("miss", "hit")]));
  });

  test("a known host in production may be indexed", async () => {
    const { headers } = await server.fetch("de.brand.example", "/about");
    expect(headers["x-robots-tag"]).toBeUndefined();
  });

  test("without trusted proxies a forwarded host changes nothing", async () => {
    const answer = await server.fetch("de.brand.example", "/", {
      headers: { "x-forwarded-host": "el.brand.example" },
    });
    expect(languageOf(answer)).toBe("de");
  });

  test("liveness and readiness answer on every host", async () => {
    expect(JSON.parse((await server.fetch("anything", "/healthz")).body)).toEqual({
      status: "ok",
      version: "7.8.9",
    });
    expect(JSON.parse((await server.fetch("10.0.0.7:3000", "/readyz")).body)).toMatchObject({
      status: "ready",
    });
  });

  test("every answer has a request id, which is also in the log line of the request", async () => {
    const answer = await server.fetch("uk.brand.example", "/category/lamps", {
      headers: { "x-request-id": "chosen-by-visitor" },
    });
    expect(answer.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    const [line] = await server.logOf(answer, "request");
    expect(line).toMatchObject({
      method: "GET",
      path: "/category/lamps",
      site: "uk",
      status: 200,
    });
  });

  test("no response is cached unless its headers allow it", async () => {
    for (const path of ["/search?q=lamp", "/no-such-page", "/where-to-buy?near=50.08%2C14.43"])
      expect((await server.fetch("de.brand.example", path)).headers["cache-control"]).toBe(
        "private, no-store",
      );
    const missing = await server.fetch("de.brand.example", "/assets/gone-1234.js");
    expect([missing.status, missing.headers["cache-control"]]).toEqual([404, "no-store"]);
    const picture = await server.fetch("de.brand.example", "/media/products/arc.webp");
    expect([picture.status, picture.headers["cache-control"]]).toEqual([200, "public, max-age=86400"]);
    expect(picture.headers["content-type"]).toBe("image/webp");
    const { body } = await server.fetch("de.brand.example", "/");
    const asset = /data-styles="(\/assets\/[^"]+\.css)"/.exec(body)?.[1] ?? "";
    expect((await server.fetch("de.brand.example", asset)).headers["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    );
  });

  test.each([
    "/media/../sites.yaml",
    "/media/%2e%2e/sites.yaml",
    "/assets/%2e%2e/%2e%2e/package.json",
    "/media/..%2fsites.yaml",
  ])("%s does not leave the folder of public files", async (path) => {
    const { status, body } = await server.fetch("brand.example", path);
    expect(status).toBe(404);
    expect(body).not.toContain("defaultSite");
  });

  test("a path with two leading slashes stays on this host", async () => {
    const { status, headers } = await server.fetch("brand.example", "//evil.example/about");
    expect([status, headers.location]).toEqual([301, "/evil.example/about"]);
  });

  test("methods that no page accepts are rejected", async () => {
    const { status, headers } = await server.fetch("brand.example", "/", { method: "DELETE" });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD, POST"]);
  });

  test.each([
    ["/search?q=", "x", 200, "Столи"],
    ["/category/lamps?", "x", 200, "Лампи"],
    ["/search?q=", encodeURIComponent("ж"), 404, "Цю сторінку не знайдено"],
    ["/category/lamps?color=", encodeURIComponent("😀"), 404, "Цю сторінку не знайдено"],
    ["/", "x", 404, "Цю сторінку не знайдено"],
  ])(
    "%s and 10,000 times %s answers with a page in the site's language",
    async (path, letter, status, words) => {
      const answer = await server.fetch("uk.brand.example", `${path}${letter.repeat(10_000)}`);
      expect([answer.status, languageOf(answer)]).toEqual([status, "uk"]);
      expect(mainText(answer)).toContain(words);
      const [line] = await server.logOf(answer, "request");
      expect(String(line!.path).length).toBeLessThanOrEqual(1_000);
    },
  );

  test("too large headers and a too large body are rejected", async () => {
    expect(
      (await server.fetch("brand.example", "/", { headers: { "x-large": "x".repeat(140_000) } })).status,
    ).toBe(431);
    const form = { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" } };
    const { status } = await server.fetch("brand.example", "/contacts", {
      ...form,
      body: `form=contact&message=${"x".repeat(1_200_000)}`,
    });
    expect(status).toBe(413);
  });

  test("a server function call from another origin is rejected", async () => {
    const { body } = await server.fetch("brand.example", "/");
    expect(body).toContain("<main");
    const { status } = await server.fetch("brand.example", "/_serverFn/anything", {
      headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    });
    expect(status).toBe(403);
  });

  test("clients that disconnect during a file or a page do not stop the server", async () => {
    for (let visit = 0; visit < 60; visit++) {
      for (const path of ["/media/downloads/arc-manual.pdf", "/product/arc"]) {
        await new Promise<void>((resolve) => {
          const socket = connect(server.port, "127.0.0.1", () => {
            // Several requests: the file is small, and a single response would be sent at once.
            socket.write(`GET ${path} HTTP/1.1\r\nhost: brand.example\r\n\r\n`.repeat(6));
            setTimeout(() => socket.destroy(), visit % 20);
          });
          socket.on("close", () => resolve());
          socket.on("error", () => resolve());
        });
      }
    }
    expect((await server.fetch("brand.example", "/healthz")).status).toBe(200);
  });

  test("garbage on the socket does not stop the server", async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(server.port, "127.0.0.1", () => socket.end("\u0000\u0001 nonsense\r\n\r\n"));
      socket.on("close", () => resolve());
      socket.on("error", () => resolve());
      socket.resume();
    });
    expect((await server.fetch("brand.example", "/healthz")).status).toBe(200);
  });
});

describe("behind one trusted proxy, on staging", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ TRUST_PROXY: "1", APP_ENV: "staging" });
  });
  afterAll(() => server.stop());

  test("the forwarded host decides, and the log names the visitor and the proxy's request id", async () => {
    const answer = await server.fetch("internal:3000", "/", {
      headers: {
        "x-forwarded-host": "el.brand.example",
        "x-forwarded-for": "6.6.6.6, 203.0.113.7",
        "x-request-id": "edge-0001",
      },
    });
    expect(languageOf(answer)).toBe("el");
    expect(answer.headers["x-request-id"]).toBe("edge-0001");
    const [line] = await server.logOf(answer, "request");
    expect(line).toMatchObject({ client: "203.0.113.7", host: "el.brand.example" });
  });

  test("no page outside production is indexed", async () => {
    expect((await server.fetch("el.brand.example", "/")).headers["x-robots-tag"]).toBe("noindex");
  });
});
