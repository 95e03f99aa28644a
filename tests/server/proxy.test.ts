/** The proxy of `deploy/` before two servers, unchanged except for local addresses and its own certificates. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { type Caddy, hasCaddy, oldAsset, startCaddy } from "#tests/support/caddy.ts";
import { kept } from "#tests/support/content-on-postgres.ts";
import { createPostgresWithContent, postgresAnswers, type TestDatabase } from "#tests/support/database.ts";
import { contactWords, multipart, pdf, postWords, referenceIn, serviceWords } from "#tests/support/forms.ts";
import { languageOf } from "#tests/support/html.ts";
import { startServerOn, type TestServer } from "#tests/support/server.ts";
import { sites } from "#tests/support/sites.ts";

if (!hasCaddy) console.warn("No caddy is installed: the tests of the proxy are skipped.");
const possible = hasCaddy && (await postgresAnswers());
const token = "internal-0123456789abcdef";
const settings = {
  TRUST_PROXY: "1",
  INTERNAL_TOKEN: token,
  METRICS_TOKEN: "metrics-0123456789abcdef",
  SUBMISSIONS_PER_HOUR: "100",
};

describe.skipIf(!possible)("the proxy before two servers", () => {
  let database: TestDatabase;
  let servers: TestServer[];
  let proxy: Caddy;
  beforeAll(async () => {
    database = await createPostgresWithContent();
    servers = await Promise.all([
      startServerOn(kept(database), settings),
      startServerOn(kept(database), settings),
    ]);
    proxy = await startCaddy(
      servers.map(({ port }) => port),
      token,
    );
  });
  afterAll(async () => {
    await proxy.stop();
    await Promise.all(servers.map((server) => server.stop()));
    await database.remove();
  });
  const requestLines = () => servers.flatMap((server) => server.log()).filter(({ msg }) => msg === "request");

  test.each(sites.map(({ code, host, aliases, languageTag }) => ({ code, host, aliases, languageTag })))(
    "site $code has certificates for all its hosts, and redirects to the first one",
    async ({ host, aliases, languageTag }) => {
      const page = await proxy.fetch(host, "/about");
      expect([page.status, languageOf(page)]).toEqual([200, languageTag]);
      for (const alias of aliases ?? []) {
        const { status, headers } = await proxy.fetch(alias, "/about?a=1");
        expect([status, headers.location]).toEqual([301, `https://${host}/about?a=1`]);
      }
    },
  );

  test.each(["evil.example", "localhost", "de.brand.example.evil.example"])(
    "there is no certificate for %s",
    async (host) => {
      await expect(proxy.fetch(host, "/")).rejects.toThrow(/alert|handshake|disconnected/i);
    },
  );

  test("plain HTTP redirects to HTTPS on every host", async () => {
    for (const { host } of sites) {
      const { status, headers } = await proxy.fetchPlain(host, "/product/arc?variant=EX-L-ARC-01-WHT");
      expect(status).toBe(308);
      expect(headers.location).toMatch(
        new RegExp(
          `^https://${host.replaceAll(".", "\\.")}(?::\\d+)?/product/arc\\?variant=EX-L-ARC-01-WHT$`,
        ),
      );
    }
  });

  test("a page has the server's headers, and no headers of the proxy", async () => {
    const { headers } = await proxy.fetch("de.brand.example", "/", {
      headers: { "accept-encoding": "br" },
    });
    expect(headers).toMatchObject({
      "strict-transport-security": "max-age=63072000",
      "content-security-policy": expect.stringContaining("script-src"),
      "content-encoding": "br",
      etag: expect.any(String),
    });
    expect(headers.server).toBeUndefined();
    const { headers: plain } = await proxy.fetch("de.brand.example", "/robots.txt");
    expect(plain["strict-transport-security"]).toBe("max-age=63072000");
  });

  test("headers that claim another address, host or request id do not reach the server", async () => {
    const { headers } = await proxy.fetch("de.brand.example", "/claims", {
      headers: {
        "x-forwarded-for": "203.0.113.7",
        "x-forwarded-host": "el.brand.example",
        "x-forwarded-proto": "http",
        "x-request-id": "chosen-by-visitor",
      },
    });
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    const line = () => requestLines().find(({ requestId }) => requestId === headers["x-request-id"]);
    await expect.poll(line).toMatchObject({ client: "127.0.0.1", host: "de.brand.example", site: "de" });
  });

  test.each(["/metrics", "/internal/known-host?domain=brand.example"])(
    "%s is not public, not even with the token",
    async (path) => {
      for (const secret of [token, settings.METRICS_TOKEN]) {
        const headers = { authorization: `Bearer ${secret}` };
        const { status, body } = await proxy.fetch("brand.example", path, { headers });
        expect([status, body]).toEqual([404, ""]);
      }
    },
  );

  test("assets of the former and of the current build are served, others are missing", async () => {
    const old = await proxy.fetch("uk.brand.example", oldAsset.path);
    expect([old.status, old.body]).toEqual([200, oldAsset.body]);
    const { body } = await proxy.fetch("uk.brand.example", "/");
    const current = await proxy.fetch(
      "uk.brand.example",
      /data-styles="(\/assets\/[^"]+\.css)"/.exec(body)![1]!,
    );
    expect(current.status).toBe(200);
    const shared = [
      "cache-control",
      "x-content-type-options",
      "referrer-policy",
      "strict-transport-security",
    ];
    for (const name of shared) expect([name, old.headers[name]]).toEqual([name, current.headers[name]]);
    const missing = await proxy.fetch("uk.brand.example", "/assets/gone-1a2b3c4d.js");
    expect([missing.status, missing.headers["cache-control"]]).toEqual([404, "no-store"]);
  });

  test("uploads pass as far as the server accepts them, and the server rejects larger ones", async () => {
    const send = async (files: File[]) => {
      const { type, body } = await multipart(files, serviceWords);
      return proxy.fetch("brand.example", "/service-center", {
        method: "POST",
        headers: { "content-type": type },
        body,
      });
    };
    expect(referenceIn(await send([pdf("receipt.pdf", 9 * 1024 * 1024)]))).toMatch(/^S-/);
    expect((await send([pdf("receipt.pdf", 12 * 1024 * 1024)])).status).toBe(422);
    const { status, body } = await proxy.fetch("brand.example", "/service-center", {
      method: "POST",
      headers: {
        "content-type": "multipart/form-data; boundary=x",
        "content-length": String(257 * 1024 * 1024),
      },
    });
    expect([status, body]).toEqual([413, "Request body larger than 268435456 bytes\n"]);
  });

  test("visitors do not notice when a server is replaced or killed", async () => {
    const visits: number[] = [];
    const day = new AbortController();
    const visitor = async (number: number) => {
      for (let index = 0; !day.signal.aborted; index++) {
        const post = index % 5 === 4;
        const message = `Letter ${number} ${index}`;
        const answer = post
          ? await postWords(
              proxy.fetch,
              "/contacts",
              { ...contactWords, message },
              { host: "de.brand.example" },
            )
          : await proxy.fetch("de.brand.example", `/search?q=word${number}x${index}`);
        visits.push(answer.status);
      }
    };
    const visitors = [1, 2, 3].map(visitor);
    for (const signal of ["SIGTERM", "SIGKILL"] as const) {
      const server = servers[0]!;
      const ended = new Promise((resolve) => server.process.once("exit", resolve));
      server.process.kill(signal);
      await ended;
      servers[0] = await startServerOn(kept(database), { ...settings, PORT: String(server.port) });
      // The proxy's health check runs every two seconds.
      await expect.poll(() => servers[0]!.log().some(({ path }) => path === "/search")).toBe(true);
    }
    day.abort();
    await Promise.all(visitors);
    expect(visits.length).toBeGreaterThan(30);
    // A form that a killed server was handling may be lost, with a notice to the visitor; pages never are.
    const failed = visits.filter((status) => status !== 200);
    expect(failed.filter((status) => status !== 502)).toEqual([]);
    expect(failed.length).toBeLessThanOrEqual(3);
  });

  test("the proxy's log has no visitor's words, even if it has every request", async () => {
    const headers = { "user-agent": "hush-hush", cookie: "a=hush-hush" };
    const { status } = await proxy.fetch("de.brand.example", "/search?q=hush-hush", { headers });
    expect(status).toBe(200);
    await expect.poll(() => proxy.log().includes('"uri":"/search"')).toBe(true);
    expect(proxy.log().includes("hush-hush")).toBe(false);
  });

  test("without a server visitors get an error page", async () => {
    await Promise.all(servers.map((server) => server.stop()));
    const { status, headers, body } = await proxy.fetch("de.brand.example", "/");
    expect(status).toBeGreaterThanOrEqual(502);
    expect(headers).toMatchObject({ "cache-control": "no-store", "retry-after": "10" });
    expect([headers.server, body]).toEqual([undefined, "The site will be back in a moment."]);
  });
});
