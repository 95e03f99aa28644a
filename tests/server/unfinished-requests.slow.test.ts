import { connect, type Socket } from "node:net";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { contactWords, postWords, referenceIn } from "../support/forms.ts";
import { listServerFunctions } from "../support/hostile-bodies.ts";
import { startServer, type TestServer } from "../support/server.ts";

describe("unfinished requests", () => {
  let server: TestServer;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    server = await startServer({ TRUST_PROXY: "1" });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await server.stop();
  });

  test("unfinished posts of one address are limited, and other addresses can send forms", async () => {
    const answers: string[] = [];
    for (let count = 0; count < 40; count += 1) {
      const socket = connect(server.port, "127.0.0.1").on("error", () => {});
      sockets.push(socket.on("data", (data) => answers.push(String(data))));
      socket.write(
        "POST /help HTTP/1.1\r\nHost: ametrin.example\r\nX-Forwarded-For: 192.0.2.1\r\nContent-Length: 1000\r\n" +
          "Content-Type: application/x-www-form-urlencoded\r\n\r\nform=",
      );
    }
    await expect.poll(() => answers.length).toBe(24);
    expect(answers.filter((answer) => /^HTTP\/1.1 429 .*retry-after: 30/is.test(answer))).toHaveLength(24);
    const sent = await postWords(server.fetch, "/help", contactWords, {
      headers: { "x-forwarded-for": "192.0.2.2" },
    });
    expect([sent.status, referenceIn(sent)]).toEqual([200, expect.stringMatching(/^C-/)]);
    for (const socket of sockets.splice(0)) socket.destroy();
    const again = () =>
      postWords(server.fetch, "/help", contactWords, { headers: { "x-forwarded-for": "192.0.2.1" } });
    await expect.poll(async () => (await again()).status).toBe(200);
  });

  test("connections that send nothing do not block other visitors", async () => {
    for (let count = 0; count < 500; count += 1) {
      sockets.push(
        connect(server.port, "127.0.0.1")
          .on("error", () => {})
          .resume(),
      );
    }
    const open = () => sockets.filter(({ readyState }) => readyState === "open").length;
    await expect
      .poll(() => (open() <= 100 ? server.fetch("ametrin.example", "/healthz") : undefined))
      .toMatchObject({
        status: 200,
      });
  });
});

test("a server function with a missing or invalid payload is a bad request, not a server error", async () => {
  const server = await startServer();
  const headers = { "sec-fetch-site": "same-origin", "x-tsr-serverfn": "true", accept: "application/json" };
  const statuses = new Map<number, number>();
  const functions = listServerFunctions();
  expect(functions.length).toBeGreaterThan(10);
  for (const id of functions) {
    for (const query of ["", "?payload=", "?payload=null", "?payload=%7B%7D", "?payload=garbage"]) {
      const { status } = await server.fetch("ametrin.example", `/_serverFn/${id}${query}`, { headers });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }
  // 200: functions without input. 405: functions that require POST.
  expect([...statuses.keys()].filter((status) => ![200, 400, 405].includes(status))).toEqual([]);
  expect(statuses.get(400)).toBeGreaterThan(functions.length * 2);
  expect(server.log().filter(({ level }) => Number(level) >= 50)).toEqual([]);
  await server.stop();
}, 60_000);
