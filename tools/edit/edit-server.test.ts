import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { contentFolder } from "#app/server/ops/project-root.server.ts";

import { createEditServer } from "./edit-server.ts";

const folder = mkdtempSync(join(tmpdir(), "site-edit-"));
const server = createEditServer({
  contentFolder: folder,
  branch: "editing",
  sites: [{ name: "English", origin: "http://en.localhost:3000" }],
});

beforeAll(async () => {
  await cp(join(contentFolder, "pages"), join(folder, "pages"), { recursive: true });
  writeFileSync(join(folder, "secret.txt"), "secret");
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

type Sent = { method?: string; headers?: Record<string, string>; body?: string };

const send = (path: string, { method = "GET", headers = {}, body = "" }: Sent = {}) =>
  new Promise<{ status: number; text: string; policy: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const outgoing = request(
      {
        host: "127.0.0.1",
        port,
        path,
        method,
        headers: { host: `localhost:${port}`, ...headers },
        agent: false,
      },
      async (incoming) => {
        let text = "";
        for await (const chunk of incoming) text += chunk;
        const policy = String(incoming.headers["content-security-policy"]);
        resolve({ status: incoming.statusCode!, text, policy });
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });

test("the editor loads nothing from elsewhere", async () => {
  const { policy } = await send("/");
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-src 'self' http://en.localhost:3000");
  const bundle = (await send("/sveltia-cms.mjs")).text;
  const [, font] = /(\/assets\/material-symbols[\w.-]+\.woff2)/.exec(bundle) ?? [];
  expect((await send(font!)).status).toBe(200);
  expect(bundle).not.toContain("cdn.jsdelivr.net/fontsource");
});

test("an entry is read, written and deleted", async () => {
  const path = "/files/content/pages/faq.yaml";
  const { text } = await send(path);
  expect(
    await send(path, { method: "PUT", body: text.replace(/^title: .*/m, "title: Asked") }),
  ).toMatchObject({ status: 204 });
  expect(readFileSync(join(folder, "pages/faq.yaml"), "utf8")).toMatch(/^title: Asked$/m);
  expect((await send(path, { method: "DELETE" })).status).toBe(204);
  expect((await send(path)).status).toBe(404);
});

test("a wrong entry is not written, and says why", async () => {
  const path = "/files/content/pages/help.yaml";
  const before = readFileSync(join(folder, "pages/help.yaml"), "utf8");
  const { status, text } = await send(path, { method: "PUT", body: "title: Help\n" });
  expect(status).toBe(422);
  expect(text).toContain("description: missing");
  expect(readFileSync(join(folder, "pages/help.yaml"), "utf8")).toBe(before);
});

test("a picture is added with a name that content may have", async () => {
  const put = (name: string) => send(`/files/content/media/${name}`, { method: "PUT", body: "bytes" });
  expect((await put("news/new-picture.webp")).status).toBe(204);
  expect((await put("New%20Picture.webp")).status).toBe(403);
  expect((await put("page.html")).status).toBe(403);
});

test.each([
  "/files/content/secret.txt",
  "/files/../secret.txt",
  "/files/content/..%2f..%2fpackage.json",
  "/files/content/pages/..%2fsecret.txt",
  "/browser/..%2f..%2f..%2fpackage.json",
  "/assets/..%2f..%2fpackage.json",
])("%s is out of reach", async (path) => {
  const { status, text } = await send(path);
  expect([path, [403, 404].includes(status)]).toEqual([path, true]);
  expect(text).not.toContain("secret\n");
});

test("other sites neither read nor write", async () => {
  expect((await send("/files", { headers: { host: "evil.example" } })).status).toBe(403);
  const body = "title: x\n";
  const path = "/files/content/pages/help.yaml";
  expect(
    (await send(path, { method: "PUT", body, headers: { origin: "https://evil.example" } })).status,
  ).toBe(403);
  expect((await send(path, { method: "DELETE", headers: { "sec-fetch-site": "cross-site" } })).status).toBe(
    403,
  );
});
