import { request } from "node:http";

import { describe, expect, test, vi } from "vitest";

import { createTestDatabase } from "../support/database.ts";
import { startServer, startServerOn } from "../support/server.ts";

test("the first start on an empty folder creates the tables and imports the content", async () => {
  const server = await startServerOn(await createTestDatabase());
  const { status, body } = await server.fetch("uk.ametrin.example", "/product/facet");
  await server.stop();
  expect([status, /<html[^>]* lang="(\w+)"/.exec(body)?.[1]]).toEqual([200, "uk"]);
});

test("a bad setting ends the start with one clear line", async () => {
  await expect(startServer({ TRUST_PROXY: "maybe" })).rejects.toThrow(
    'TRUST_PROXY: got "maybe", expected the number of proxies in front of the server, 0 to 10',
  );
});

describe("stopping the server", () => {
  test("a request in flight is finished, new ones are rejected, and the process ends cleanly", async () => {
    const server = await startServer();
    const ended = new Promise<number | null>((resolve) => server.process.once("exit", resolve));
    const form = new URLSearchParams({
      form: "contact",
      name: "Ada",
      email: "ada@example.org",
      message: "In flight",
    }).toString();

    const status = await new Promise<number | undefined>((resolve, reject) => {
      const outgoing = request({
        host: "127.0.0.1",
        port: server.port,
        path: "/help",
        method: "POST",
        headers: {
          host: "ametrin.example",
          "content-type": "application/x-www-form-urlencoded",
          "content-length": form.length,
          // The server confirms that it has received the request.
          expect: "100-continue",
        },
      });
      outgoing.on("response", (response) => resolve(response.resume().statusCode));
      outgoing.on("error", reject);
      outgoing.on("continue", async () => {
        outgoing.write(form.slice(0, 10));
        server.process.kill("SIGTERM");
        const isClosed = () =>
          server.fetch("ametrin.example", "/healthz").then(
            () => false,
            () => true,
          );
        await vi.waitUntil(isClosed, { timeout: 60_000 }).catch(reject);
        outgoing.end(form.slice(10));
      });
      outgoing.flushHeaders();
    });

    expect(status).toBe(200);
    expect(await ended).toBe(0);
    await expect(server.fetch("ametrin.example", "/healthz")).rejects.toThrow("ECONNREFUSED");
    await server.stop();
  });
});
