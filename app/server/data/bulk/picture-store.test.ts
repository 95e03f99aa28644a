import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { isPublicAddress } from "../../ops/public-address.ts";
import { createPictureFetch } from "./fetch-picture.server.ts";
import { createPictureStore } from "./picture-store.server.ts";

const folder = mkdtempSync(join(tmpdir(), "store-"));
const base = join(folder, "beside");
const stored = join(folder, "stored");
let server: Server;
let origin: string;
let requests: string[] = [];

beforeAll(async () => {
  mkdirSync(base);
  const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: "#9900ff" } });
  const png = await picture.png().toBuffer();
  writeFileSync(join(base, "Mouse 1.PNG"), png);
  writeFileSync(join(base, "text.png"), "no picture");
  writeFileSync(join(folder, "secret.png"), png);
  server = createServer(({ url = "" }, response) => {
    requests.push(url);
    if (url === "/moved") response.writeHead(302, { location: "/a.png" }).end();
    else if (url === "/circle") response.writeHead(302, { location: "/circle" }).end();
    else if (url === "/inside") response.writeHead(302, { location: "http://10.0.0.1/a.png" }).end();
    else if (url === "/large") response.writeHead(200).end(Buffer.alloc(20_000_001));
    else if (url === "/page") response.writeHead(200).end("<html>");
    else if (url.startsWith("/a")) response.writeHead(200).end(png);
    else response.writeHead(404).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Treats this machine as part of the public internet. */
const fetchPicture = createPictureFetch((address) => address === "127.0.0.1");

async function resolve(sources: string[], before: string[] = [], options = {}) {
  const store = createPictureStore({ base, folder: stored, fetchPicture, ...options });
  const problems: string[] = [];
  const shape = (paths: string[]) => ({ images: paths.map((src) => ({ src, alt: "Mouse" })) });
  const result = await store.resolve(shape(sources), shape(before), (source, wanted) =>
    problems.push(`${source}: ${wanted}`),
  );
  return { paths: result?.images?.map(({ src }) => src), problems, added: store.added() };
}

describe("pictures of rows", () => {
  test("are loaded from an address once, and stored with their color", async () => {
    requests = [];
    const first = await resolve([`${origin}/a.png`, `${origin}/a.png`]);
    expect(first.problems).toEqual([]);
    expect(first.paths![0]).toMatch(/^catalog\/[0-9a-f]{2}\/[0-9a-f]{24}\.png#9[0-9a-f]{5}$/);
    expect(await resolve([`${origin}/a.png`])).toEqual({ paths: [first.paths![0]], problems: [], added: 0 });
    expect([requests, first.added]).toEqual([["/a.png"], 1]);
  });

  test("are read from files beside the rows, and stored by their content", async () => {
    const { paths } = await resolve(["Mouse 1.PNG"]);
    expect(paths![0]).toMatch(/^catalog\/.*\.png#9[0-9a-f]{5}$/);
    expect((await resolve(["Mouse 1.PNG"], paths)).paths).toEqual(paths);
  });

  test("that are stored already keep their path", async () => {
    const path = "products/arc.webp";
    expect((await resolve([path])).paths![0]).toMatch(/^products\/arc\.webp/);
  });

  test("are loaded through a redirect, and are not stored by a trial run", async () => {
    expect((await resolve([`${origin}/moved`])).paths).toHaveLength(1);
    expect(await resolve([`${origin}/a2.png`], [], { dryRun: true })).toMatchObject({
      problems: [],
      added: 0,
    });
  });

  test.each([
    ["/missing", "expected an address that responds with a picture (status 404)"],
    ["/page", "expected a picture in JPEG, PNG, WebP, AVIF or GIF"],
    ["/large", "expected a picture of at most 20 MB"],
    ["/circle", "expected an address with at most 3 redirects"],
    ["/inside", "expected a public address, this one is in a private network"],
  ])("at %s are reported as a problem of their row", async (path, wanted) => {
    expect((await resolve([`${origin}${path}`])).problems).toEqual([`${origin}${path}: ${wanted}`]);
  });

  test.each([
    ["../secret.png", "expected a file below the folder of pictures, or an address"],
    ["none.png", "expected a file below the folder of pictures, or an address"],
    ["text.png", "expected a picture in JPEG, PNG, WebP, AVIF or GIF"],
    ["https://user:pass@shop.example/a.png", "expected an address that begins with https:// or http://"],
  ])("named %s are refused", async (source, wanted) => {
    expect(await resolve([source])).toMatchObject({ paths: undefined, problems: [`${source}: ${wanted}`] });
  });

  test("in the private network are not requested, by address or by name", async () => {
    requests = [];
    const port = new URL(origin).port;
    for (const host of ["127.0.0.1", "localhost", "[::1]", "0x7f.1"]) {
      const { problems } = await resolve([`http://${host}:${port}/a3.png`], [], {
        fetchPicture: createPictureFetch(),
      });
      expect(problems[0]).toContain("expected a public address, this one is in a private network");
    }
    expect(requests).toEqual([]);
  });
});

test.each([
  ["8.8.8.8", true],
  ["2606:4700::1111", true],
  ["10.1.2.3", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["0.0.0.0", false],
  ["224.0.0.1", false],
  ["::1", false],
  ["fe80::1", false],
  ["fd00::1", false],
  ["::ffff:127.0.0.1", false],
  ["2002:7f00:1::", false],
])("the address %s is public: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
