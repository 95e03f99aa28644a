/** `npm run snapshot`, and the proxy of `deploy/` that serves the snapshot while no server runs. */
import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { type Caddy, hasCaddy, startCaddy } from "#tests/support/caddy.ts";
import { languageOf } from "#tests/support/html.ts";
import { runScript } from "#tests/support/process.ts";
import { startServer } from "#tests/support/server.ts";
import { sites } from "#tests/support/sites.ts";

import { referencesIn } from "../../tools/snapshot/static-page.ts";

if (!hasCaddy) console.warn("No caddy is installed: the test of the snapshot behind a proxy is skipped.");

const chosen = sites.filter(({ code }) => code === "de" || code === "uk");
const snapshot = (...args: string[]) => runScript(["tools/snapshot.ts", ...args]);

describe("the command", () => {
  test("prints its options, and rejects unknown options", async () => {
    const help = await snapshot("--help");
    expect([help.code, help.output]).toEqual([0, expect.stringContaining("--server")]);
    for (const args of [
      ["--nonsense"],
      ["extra"],
      ["--site", "xx"],
      ["--server", "here"],
      ["--max-megabytes", "0"],
    ]) {
      const { code, output } = await snapshot(...args);
      expect([args, code]).toEqual([args, 1]);
      expect(output).toContain(args.at(-1));
    }
  });

  test("keeps the former snapshot when the server lacks a page", async () => {
    const folder = mkdtempSync(join(tmpdir(), "site-snapshot-"));
    const server: Server = createServer((request, response) => {
      const page = `https://${request.headers.host}/about`;
      if (request.url === "/sitemap.xml") response.end(`<urlset><url><loc>${page}</loc></url></urlset>`);
      else response.writeHead(404).end();
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as { port: number };
    const { code, output } = await snapshot(
      "--server",
      `http://127.0.0.1:${port}`,
      "--to",
      folder,
      "--site",
      "de",
    );
    server.close();
    expect([code, output]).toEqual([1, expect.stringContaining("/about cannot be cached: status 404")]);
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});

describe.skipIf(!hasCaddy)("without a server", () => {
  const folder = mkdtempSync(join(tmpdir(), "site-snapshot-"));
  const pages = new Map<string, string[]>();
  let proxy: Caddy;
  beforeAll(async () => {
    const server = await startServer();
    const address = `http://127.0.0.1:${server.port}`;
    const options = ["--server", address, "--to", folder, ...chosen.flatMap(({ code }) => ["--site", code])];
    const { code, output } = await snapshot(...options);
    for (const { host } of chosen) {
      const { body } = await server.fetch(host, "/sitemap.xml");
      pages.set(
        host,
        [...body.matchAll(/<loc>([^<]+)/g)].map(([, url]) => new URL(url!).pathname),
      );
    }
    await server.stop();
    if (code !== 0) throw new Error(output);
    // The server has stopped, and the proxy has never reached it.
    proxy = await startCaddy([server.port], "internal-0123456789abcdef", {
      logLevel: "ERROR",
      snapshotRoot: folder,
    });
  }, 480_000);
  afterAll(async () => {
    await proxy?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(chosen)(
    "every page of $host is served in its language, with its files",
    async ({ host, languageTag }) => {
      const files = new Set<string>();
      expect(pages.get(host)!.length).toBeGreaterThan(50);
      for (const path of pages.get(host)!) {
        const page = await proxy.fetch(host, path);
        expect([path, page.status, languageOf(page)]).toEqual([path, 200, languageTag]);
        expect(page.body).not.toMatch(/<script(?! type="application\/ld\+json")|<form|rel="modulepreload"/);
        for (const file of referencesIn(page.body).files) files.add(file);
      }
      expect(files.size).toBeGreaterThan(80);
      const types: Record<string, string> = {
        css: "text/css",
        svg: "image/svg",
        webp: "image/webp",
        woff2: "font/",
      };
      for (const file of files) {
        const { status, headers } = await proxy.fetch(host, file, { method: "HEAD" });
        const type = types[file.split(".").at(-1)!] ?? "/";
        expect([file, status, headers["content-type"]]).toEqual([file, 200, expect.stringContaining(type)]);
      }
    },
  );

  test("a page has its own policy, no scripts, and cache headers that end with the outage", async () => {
    const { headers, body } = await proxy.fetch("de.ametrin.example", "/help?utm_source=x");
    expect(headers).toMatchObject({
      "x-snapshot": "true",
      "cache-control": "no-cache",
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": expect.stringMatching(
        /^sandbox .*script-src 'none'.*frame-ancestors 'none'/,
      ),
      "strict-transport-security": "max-age=63072000",
      "x-content-type-options": "nosniff",
    });
    expect(headers["x-robots-tag"]).toBeUndefined();
    expect(body).toMatch(
      /<meta http-equiv="Content-Security-Policy" content="[^"]*style-src 'self' 'sha256-/,
    );
    // The notice in place of forms; its text is that of the site's error page.
    expect(body).toContain('<p role="note" data-nosnippet>Bei uns ist ein Fehler aufgetreten.');
  });

  test.each([
    ["br", "br"],
    ["gzip", "gzip"],
    ["identity", undefined],
  ])("a client that accepts %s gets that encoding", async (accepted, encoding) => {
    const { status, headers } = await proxy.fetch("uk.ametrin.example", "/about", {
      headers: { "accept-encoding": accepted },
    });
    expect([status, headers["content-encoding"]]).toEqual([200, encoding]);
  });

  test("a conditional or partial request gets the whole page", async () => {
    const whole = await proxy.fetch("uk.ametrin.example", "/about");
    const headers = { "if-none-match": String(whole.headers.etag), range: "bytes=0-9" };
    const { status, body } = await proxy.fetch("uk.ametrin.example", "/about", { headers });
    expect([status, body]).toEqual([200, whole.body]);
  });

  test("a linked page with a query is a separate page", async () => {
    const plain = await proxy.fetch("uk.ametrin.example", "/product/facet");
    const white = await proxy.fetch("uk.ametrin.example", "/product/facet?variant=AMT-M-FCT-01-WHT");
    expect(white.status).toBe(200);
    expect(white.body).not.toBe(plain.body);
  });

  test.each([
    ["GET", "/search?q=maus"],
    ["POST", "/help"],
    ["GET", "/robots.txt"],
    ["GET", "/no-such-page"],
    ["GET", "/../../etc/passwd"],
  ])("%s %s is answered with an error page and status 503", async (method, path) => {
    const started = performance.now();
    const { status, headers, body } = await proxy.fetch("de.ametrin.example", path, { method });
    expect(status).toBe(503);
    expect(headers).toMatchObject({
      "retry-after": "10",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    });
    expect(body).toContain("Bei uns ist ein Fehler aufgetreten.");
    expect(body).not.toContain("<script");
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  test("an alias is served too, and an unknown host gets no certificate", async () => {
    const [alias] = chosen.find(({ aliases }) => aliases.length > 0)?.aliases ?? [];
    expect((await proxy.fetch(alias!, "/about")).status).toBe(200);
    await expect(proxy.fetch("evil.example", "/")).rejects.toThrow(/alert|handshake|disconnected/i);
  });

  test("a new snapshot replaces the previous one, of which one is retained", () => {
    expect(readlinkSync(join(folder, "current"))).toMatch(/^snapshot-\d+$/);
    expect(existsSync(join(folder, "current/snapshot.json"))).toBe(true);
    expect(readdirSync(folder)).toHaveLength(2);
  });
});
