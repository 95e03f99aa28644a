import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Database } from "#app/server/data/database/client.server.ts";
import { movedAddress, redirect } from "#app/server/data/database/schema.ts";
import { defaultSite, sites } from "#tests/support/sites.ts";

import { startServer, type TestServer } from "../support/server.ts";

const { host, aliases } = sites.find(({ code }) => code === defaultSite)!;
const other = sites.find(({ code }) => code !== defaultSite)!;
const origin = `https://${host}`;

const rule = (path: string, target: string, more: Partial<typeof redirect.$inferInsert> = {}) => ({
  site: "",
  host: "",
  path,
  query: "",
  isPrefix: false,
  target,
  status: target ? 301 : 410,
  ...more,
});

async function storeRules(db: Database) {
  await db
    .insert(redirect)
    .values([
      rule("/old-page", "/help"),
      rule("/for-a-while", "/help", { status: 302 }),
      rule("/left", ""),
      rule("/elsewhere", `https://${other.host}/help`),
      rule("/old-page", "/about", { site: other.code }),
      rule("", "/about", { query: "p=12" }),
      rule("/terms", "/help"),
      rule("/old-shop", "/product/:splat", { isPrefix: true }),
      rule("/from-alias", "/about", { site: defaultSite, host: aliases[0]! }),
    ]);
  await db.insert(movedAddress).values([
    { site: "", path: "/renamed", target: "/help", movedAt: new Date() },
    { site: "", path: "/old-page", target: "/faq", movedAt: new Date() },
  ]);
}

describe("redirects of the content", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({}, storeRules);
  });
  afterAll(() => server.stop());

  test.each([
    [host, "/old-page", 301, "/help"],
    [host, "/old-page/?utm_source=mail", 301, "/help?utm_source=mail"],
    [host, "/for-a-while", 302, "/help"],
    [host, "/renamed", 301, "/help"],
    [host, "/?p=12", 301, "/about"],
    [host, "/?p=12&ref=mail", 301, "/about?ref=mail"],
    [host, "/old-shop/facet", 301, "/product/facet"],
    [host, "/elsewhere", 301, `https://${other.host}/help`],
    [other.host, "/old-page", 301, "/about"],
    [aliases[0]!, "/old-page", 301, `${origin}/help`],
    [aliases[0]!, "/from-alias", 301, `${origin}/about`],
    [host, "/old-shop//evil.example/", 301, "/product//evil.example"],
  ])("send %s%s with status %i to %s", async (from, path, status, location) => {
    const answer = await server.fetch(from, path);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  test("lead to the local host of another site if the visitor is on a local host", async () => {
    const local = `${defaultSite}.localhost:${server.port}`;
    const { headers } = await server.fetch(local, "/elsewhere");
    expect(headers.location).toBe(`http://${other.code}.localhost:${server.port}/help`);
  });

  test("answer removed addresses with status 410 and the error page in the site's language", async () => {
    const { status, headers, body } = await server.fetch(other.host, "/left");
    const missing = await server.fetch(other.host, "/no-such-page");
    expect([status, headers["content-type"], missing.status]).toEqual([410, "text/html; charset=utf-8", 404]);
    const titleOf = (html: string) => /<title>([^<]+)/.exec(html)?.[1];
    expect(titleOf(body)).toBe(titleOf(missing.body));
  });

  test("do not change the answers to other addresses and to posts", async () => {
    expect((await server.fetch(host, "/help")).status).toBe(200);
    expect((await server.fetch(host, "/?p=13")).status).toBe(200);
    expect((await server.fetch(host, "/from-alias")).status).toBe(404);
    const post = await server.fetch(host, "/old-page", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "form=contact",
    });
    expect(post.headers.location).toBeUndefined();
  });

  test("take precedence over a page of the same address and over the page cache", async () => {
    for (let turn = 0; turn < 3; turn++) {
      const answer = await server.fetch(host, "/terms");
      const [line] = await server.logOf(answer, "request");
      expect(line).toMatchObject({ status: 301, path: "/terms" });
      expect(line).not.toHaveProperty("cache");
    }
  });
});
