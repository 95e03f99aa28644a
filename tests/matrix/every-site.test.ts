import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { canonicalOf, languageOf } from "../support/html.ts";
import { category, lastSku, product } from "../support/page-examples.ts";
import { contentPages, paths } from "../support/paths.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { sites } from "../support/sites.ts";

const missing = [
  "/nope",
  "/product/nope",
  "/category/nope",
  "/certificates/nope",
  "/a/b/c",
  "/product/%00",
  "/product/../../etc",
  "/product/%2e%2e%2fetc",
  "/product/%E0%A4%A",
  `/product/${product[0]!.toUpperCase()}${product.slice(1)}`,
  "/product/__proto__",
  `/product/${"x".repeat(300)}`,
  `/category/${category}/${product}`,
];

const page = contentPages[0]!;
const variantPath = `/product/${product}?variant=${lastSku}`;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe.each(sites)("$code on $host", ({ host, languageTag, code }) => {
  test.each(paths)("%s is found, in the site's language", async (path) => {
    const answer = await server.fetch(host, path);
    expect(answer.status).toBe(200);
    expect(languageOf(answer)).toBe(languageTag);
    expect(canonicalOf(answer.body)).toBe(`https://${host}${path.split("?", 1)[0]}`);
    expect(answer.body.match(/<h1/g)).toHaveLength(1);
  });

  test.each(missing)("%s is not found, with the error page", async (path) => {
    const answer = await server.fetch(host, path);
    expect(answer.status).toBe(404);
    expect(languageOf(answer)).toBe(languageTag);
    expect(answer.body).toContain("<main");
  });

  test("a trailing slash is redirected for good and the query preserved", async () => {
    const { status, headers } = await server.fetch(host, `${page}/?x=1`);
    expect([status, headers.location]).toEqual([301, `${page}?x=1`]);
  });

  test("the local host answers in place with the same language", async () => {
    const answer = await server.fetch(`${code}.localhost:3000`, page);
    expect([answer.status, languageOf(answer)]).toEqual([200, languageTag]);
  });

  test("every other site is one plain link to the same page away", async () => {
    const { body } = await server.fetch(host, variantPath);
    for (const other of sites) expect(body).toContain(`href="https://${other.host}${variantPath}"`);
  });
});
