import { connect, type Socket } from "node:net";

import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { createContentDatabase } from "../support/database.ts";
import { hostileRequest } from "../support/hostile-requests.ts";
import { sendHostileRequest } from "../support/hostile-run.ts";
import { startServerOn, type TestServer } from "../support/server.ts";

/** `npm run bench:hostile` sets the minimum number of requests and the seed. The same seed sends the same requests. */
const count = Number(process.env.HOSTILE_REQUESTS ?? 800);
const seed = Number(process.env.HOSTILE_SEED ?? 1);

/** Milliseconds for the default number, on any machine. Runs of the bench have no limit. */
const longest = process.env.HOSTILE_REQUESTS ? undefined : 20_000;

/** Concurrent requests. A failing batch is reduced to the requests that cause the failure. */
const batch = 16;

/** Maximum milliseconds of a probe, on a machine that runs other tests too. */
const slowestProbe = 3_000;

describe("hostile requests", () => {
  let server: TestServer;
  const errors: string[] = [];
  beforeAll(async () => {
    const measured = ["--expose-gc", "--import", "./tests/support/report-memory.mjs"];
    // Trusts forwarded addresses, stores every form, and limits the memory of cached pages.
    const settings = { TRUST_PROXY: "1", SUBMISSIONS_PER_HOUR: "1000", PAGE_CACHE_MB: "4" };
    server = await startServerOn(await createContentDatabase(), settings, measured);
    let rest = "";
    server.process.stdout!.on("data", (data: Buffer) => {
      const lines = `${rest}${data}`.split("\n");
      rest = lines.pop()!;
      errors.push(...lines.filter((line) => /^\{"level":[56]0/.test(line)));
    });
  });
  afterAll(() => server.stop());

  /** Bytes of the process after garbage collection. */
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

  /** Milliseconds of `/healthz` on a separate connection. */
  async function probe() {
    const started = performance.now();
    const { status } = await server.fetch("ametrin.example", "/healthz");
    return status === 200 ? performance.now() - started : Infinity;
  }

  /** @throws with the smallest failing batch, its seed and its path */
  async function sendBatches(runs: number, from: number, limit: number | undefined) {
    const statuses: Record<number, number> = {};
    let slowest = 0;
    const batches = fc.array(hostileRequest(), { minLength: 1, maxLength: batch, size: "max" });
    const property = fc.asyncProperty(batches, async (requests) => {
      errors.length = 0;
      const [healthz, ...judged] = await Promise.all([
        probe(),
        ...requests.map((request) => sendHostileRequest(server.port, request)),
      ]);
      slowest = Math.max(slowest, healthz);
      const faults = judged.flatMap((one) => one.faults);
      for (const { status } of judged) statuses[status] = (statuses[status] ?? 0) + 1;
      if (healthz > slowestProbe) faults.push(`/healthz took ${healthz} ms`);
      if (server.process.exitCode !== null || server.process.signalCode !== null)
        faults.push("the server ended");
      faults.push(...errors);
      if (faults.length > 0) throw new Error(faults.join("\n"));
    });
    await fc.assert(property, {
      seed: from,
      numRuns: runs,
      ...(limit && { interruptAfterTimeLimit: limit }),
    });
    return { statuses, slowest: Math.round(slowest) };
  }

  test(
    `cause no failure, no leak and no growth of memory, in ${count} cases`,
    async () => {
      // Batches are half full on average.
      const runs = Math.ceil((2 * count) / batch);
      // Warms up modules that load once, and caches per site.
      await sendBatches(Math.min(runs, 400), seed + 1, longest && longest / 2);
      const before = await memory();
      const { statuses, slowest } = await sendBatches(runs, seed, longest);
      const after = await memory();
      const megabytes = [before, after].map((bytes) => Math.round(bytes / 2 ** 20));
      console.info(JSON.stringify({ seed, statuses, "slowest /healthz, ms": slowest, megabytes }));
      expect(after).toBeLessThan(before * 1.2);
    },
    count * 40 + 90_000,
  );

  test.each(["99999999999999999999", "1.2.3.4.5", "256.256.256.256"])(
    "a numeric host like %s, which is not an IP address, is answered with 400",
    async (host) => {
      const bytes = Buffer.from(`GET /?='<> HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
      const { status, faults } = await sendHostileRequest(server.port, {
        kind: "host",
        bytes,
        isWhole: true,
      });
      expect([status, faults]).toEqual([400, []]);
    },
  );

  test("clients that write and read slowly delay no other visitors and are disconnected", async () => {
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
    // An endless request line is rejected at once, an endless header after the time-out.
    expect(statuses.filter((status) => status !== 400 && status !== 408)).toEqual([]);
    expect(statuses).toContain(408);
    expect(await pageTime()).toBeLessThan(1_000);
  });
});
