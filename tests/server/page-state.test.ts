/** Hydration data of a page. */
import { afterAll, beforeAll, expect, test } from "vitest";

import { startServer, type TestServer } from "../support/server.ts";

const host = "uk.brand.example";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test.each([
  ["/product/arc?variant=EX-L-ARC-01-WHT", "public, max-age=31536000, immutable"],
  ["/search?q=arc", "private, max-age=600"],
])("the hydration data of %s is served at its own address only", async (page, cacheControl) => {
  const { body } = await server.fetch(host, page);
  const [, written] = /data-state="([^"]+)"/.exec(body)!;
  const address = written!.replaceAll("&amp;", "&");
  const state = await server.fetch(host, address);
  expect([state.status, state.headers["content-type"]]).toEqual([200, "text/javascript; charset=utf-8"]);
  expect(state.headers["cache-control"]).toBe(cacheControl);
  expect(state.body).toContain("$_TSR.router=");

  const other = address.replace(/\/_state\/.{22}/, `/_state/${"A".repeat(22)}`);
  const missing = await server.fetch(host, other);
  expect([missing.status, missing.headers["cache-control"]]).toEqual([404, "no-store"]);
  for (const path of ["/_state/x", "/_state", `/_state/${"A".repeat(22)}/no-such-page`])
    expect((await server.fetch(host, path)).status).toBe(404);
});
