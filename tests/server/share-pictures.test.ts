/** Share pictures (Open Graph). */
import { afterAll, beforeAll, expect, test } from "vitest";

import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ APP_ENV: "production" });
});
afterAll(() => server.stop());

const english = "brand.example";
const ukrainian = "uk.brand.example";
const pictureOf = (html: string) => /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];

test.each([
  [english, "/product/arc"],
  [ukrainian, "/category/lamps"],
  [ukrainian, "/wood-or-steel"],
])("%s%s has its own share picture", async (host, path) => {
  const address = pictureOf((await server.fetch(host, path)).body)!;
  expect(address).toMatch(/\/share\/\w+\/[\w-]+\.jpg$/);
  const url = new URL(address);
  expect(url.host).toBe(host);
  const { status, headers } = await server.fetch(host, url.pathname);
  expect([status, headers["content-type"]]).toEqual([200, "image/jpeg"]);
  expect(Number(headers["content-length"])).toBeGreaterThan(10_000);
  expect(Number(headers["content-length"])).toBeLessThan(300_000);
});

test.each([
  "/share/product/none.jpg",
  "/share/other/arc.jpg",
  "/share/product/Arc.jpg",
  "/share/product/..%2Farc.jpg",
])("%s is not found", async (path) => {
  expect((await server.fetch(english, path)).status).toBe(404);
});
