import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { startServerBehindProxy } from "../support/content-on-postgres.ts";
import { postgresAnswers } from "../support/database.ts";
import { contactWords, postWords } from "../support/forms.ts";
import { fetchBytes, startServer, type TestServer } from "../support/server.ts";

const host = "uk.brand.example";

describe("pages that are the same for everyone", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const found = async (path: string, options?: Parameters<TestServer["fetch"]>[2]) => {
    const answer = await server.fetch(host, path, options);
    const [line] = await server.logOf(answer, "request");
    return { ...answer, cache: line!.cache, route: line!.route };
  };

  test("are rendered once, and revalidated by their ETag", async () => {
    const first = await found("/about");
    const second = await found("/about?utm_source=letter");
    expect([first.cache, second.cache]).toEqual(["miss", "hit"]);
    expect(second.body).toBe(first.body);
    const { etag } = second.headers;
    const known = await found("/about", { headers: { "if-none-match": `"other", W/${String(etag)}` } });
    expect([known.status, known.body, known.headers.etag, known.cache]).toEqual([304, "", etag, "hit"]);
    const asked = await found("/about", { method: "HEAD" });
    expect([asked.status, asked.body, asked.headers["content-length"]]).toEqual([
      200,
      "",
      String(Buffer.byteLength(first.body)),
    ]);
  });

  test("have cache headers for browsers and for proxies", async () => {
    const { headers } = await found("/about");
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=0, s-maxage=60, stale-while-revalidate=600",
      "cache-tag": "site-uk",
      vary: "accept-encoding",
      "content-security-policy": expect.stringContaining("'sha256-"),
      "content-type": "text/html; charset=utf-8",
    });
    expect(headers["x-request-id"]).not.toBe((await found("/about")).headers["x-request-id"]);
  });

  test("are compressed, with a different tag for each encoding", async () => {
    const plain = await found("/");
    const tags = new Set([plain.headers.etag]);
    for (const [encoding, decode] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const { headers, bytes } = await fetchBytes(server.port, host, "/", { "accept-encoding": encoding });
      expect([headers["content-encoding"], decode(bytes).toString()]).toEqual([encoding, plain.body]);
      expect(bytes.length).toBeLessThan(plain.body.length / 4);
      tags.add(headers.etag);
    }
    expect(tags.size).toBe(3);
  });

  test("are cached separately for each site, color and order", async () => {
    const bodies = await Promise.all(
      ["/category/lamps", "/category/lamps?color=white", "/category/lamps?sort=name"].map((path) =>
        found(path),
      ),
    );
    const other = await server.fetch("el.brand.example", "/category/lamps");
    expect(new Set([...bodies, other].map(({ body }) => body)).size).toBe(4);
    expect((await found("/category/lamps?junk=1&sort=name")).body).toBe(bodies[2]!.body);
  });

  test.each(["/search?q=lamp", "/no-such-page", "/where-to-buy?near=50.08%2C14.43"])(
    "do not include %s, which is for one visitor only",
    async (path) => {
      await found(path);
      const answer = await found(path);
      expect([answer.headers.etag, answer.headers["cache-control"]]).toEqual([
        undefined,
        "private, no-store",
      ]);
      const { headers, bytes } = await fetchBytes(server.port, host, path, { "accept-encoding": "br" });
      expect(headers["content-encoding"]).toBe("br");
      expect(brotliDecompressSync(bytes).toString()).toContain("</html>");
    },
  );

  test("are not cached for unknown hosts", async () => {
    const answers = [];
    for (let number = 0; number < 3; number++)
      answers.push(await server.fetch(`junk-${number}.example`, "/about"));
    expect(answers.map(({ headers }) => headers.etag)).toEqual([undefined, undefined, undefined]);
  });
});

describe("cached pages and the database", () => {
  test("new content is shown within two seconds, and without the database pages stay and forms get status 503", async ({
    skip,
  }) => {
    if (!(await postgresAnswers())) skip();
    const { server, proxy } = await startServerBehindProxy();
    const page = (path = "/product/arc") => server.fetch("brand.example", path);
    expect((await page()).body).not.toContain("Renamed by a test");

    const { db, close } = await server.database.open();
    await db.execute(sql`update product_text set promise = 'Renamed by a test' where product = 'arc'`);
    await db.execute(sql`update content_revision set revision = revision + 1`);
    await db.execute(sql`select pg_notify('content_revision', '2')`);
    await close();
    const changed = performance.now();
    await expect.poll(async () => (await page()).body, { interval: 50 }).toContain("Renamed by a test");
    expect(performance.now() - changed).toBeLessThan(2_000);
    await page("/about");

    await proxy.cut();
    const before = await page();
    expect([before.status, before.headers.etag]).toEqual([200, expect.any(String)]);
    expect(before.body).toContain("Renamed by a test");
    expect((await page("/about")).status).toBe(200);
    expect((await page("/readyz")).status).toBe(503);
    expect((await page("/healthz")).status).toBe(200);
    const form = await postWords(server.fetch, "/contacts", contactWords, { host: "brand.example" });
    expect([form.status, form.body.includes("where is my order?</textarea>")]).toEqual([503, true]);

    await proxy.mend();
    await expect.poll(async () => (await page("/readyz")).status, { timeout: 5_000 }).toBe(200);
    expect((await page("/faq")).status).toBe(200);
    await server.stop();
    await proxy.stop();
  });
});
