import { connect, type Socket } from "node:net";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { randomNumbers } from "../../bench/random.ts";
import { createContentDatabase } from "../support/database.ts";
import { sendHostileRequests } from "../support/hostile-run.ts";
import { startServerOn, type TestServer } from "../support/server.ts";

/** What `npm run bench:hostile` raises. */
const count = Number(process.env.HOSTILE_REQUESTS ?? 800);
const seed = Number(process.env.HOSTILE_SEED ?? 1);

describe("hostile requests", () => {
  let server: TestServer;
  beforeAll(async () => {
    const measured = ["--expose-gc", "--import", "./tests/support/report-memory.mjs"];
    server = await startServerOn(await createContentDatabase(), {}, measured);
  });
  afterAll(() => server.stop());

  /** Bytes of the process once garbage is collected. */
  async function memory() {
    const lines = () => server.log().filter(({ msg }) => msg === "memory");
    const before = lines().length;
    server.process.kill("SIGUSR2");
    await expect.poll(() => lines().length).toBe(before + 1);
    return Number(lines().at(-1)!.rss);
  }

  /** Milliseconds of the fastest of five pages. */
  async function pageTime() {
    const times: number[] = [];
    for (let visit = 0; visit < 5; visit++) {
      const started = performance.now();
      expect((await server.fetch("ametrin.example", "/about")).status).toBe(200);
      times.push(performance.now() - started);
    }
    return Math.min(...times);
  }

  test(
    `${count} of them: nothing fails, nothing leaks, memory comes back`,
    async () => {
      // The first ones load what is loaded once.
      await sendHostileRequests(server.port, {
        count: Math.min(count, 1_000),
        random: randomNumbers(seed + 1),
      });
      const before = await memory();
      const { statuses, faults } = await sendHostileRequests(server.port, {
        count,
        random: randomNumbers(seed),
      });
      expect([server.process.exitCode, server.process.signalCode]).toEqual([null, null]);
      const after = await memory();
      console.info(
        JSON.stringify({ statuses, megabytes: [before, after].map((bytes) => Math.round(bytes / 2 ** 20)) }),
      );
      expect(faults).toEqual([]);
      expect(after).toBeLessThan(before * 1.2);
      expect(server.log().filter(({ level }) => Number(level) >= 50)).toEqual([]);
    },
    count * 40 + 90_000,
  );

  test("visitors who write and read slowly hold nobody up, and are sent away", async () => {
    const sockets: Socket[] = [];
    const statuses: number[] = [];
    for (let index = 0; index < 48; index++) {
      const socket = connect(server.port, "127.0.0.1", () => {
        socket.write(index % 2 ? "GET / HTTP/1.1\r\nhost: ametrin.example\r\nx-slow: " : "POST /help HT");
      });
      const drip = setInterval(() => socket.write("x"), 1_000);
      socket.on("data", (data) => statuses.push(Number(data.toString("latin1").slice(9, 12))));
      socket.on("error", () => undefined);
      socket.on("close", () => clearInterval(drip));
      sockets.push(socket);
    }
    expect(await pageTime()).toBeLessThan(1_000);
    await expect.poll(() => sockets.every(({ destroyed }) => destroyed), { timeout: 30_000 }).toBe(true);
    // A line that never becomes one is refused at once, a header that never ends after its time.
    expect(statuses.filter((status) => status !== 400 && status !== 408)).toEqual([]);
    expect(statuses).toContain(408);
    expect(await pageTime()).toBeLessThan(1_000);
  });
});
