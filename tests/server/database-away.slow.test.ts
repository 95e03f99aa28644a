import { setTimeout as sleep } from "node:timers/promises";

import { describe, expect, test } from "vitest";

import { postgresAnswers } from "../support/database.ts";
import { contactWords, postWords } from "../support/forms.ts";
import { startServerBehindProxy } from "../support/content-on-postgres.ts";

const hasPostgres = await postgresAnswers();
const host = "ametrin.example";

describe.skipIf(!hasPostgres)("while the database is away", () => {
  test.each(["cut", "hang"] as const)(
    "(%s) uncached pages answer with 503 within 5 s, forms within 10 s, and both work again afterwards",
    async (how) => {
      const { server, proxy } = await startServerBehindProxy();
      const timed = async (path: string) => {
        const started = performance.now();
        const { status, headers } = await server.fetch(host, path, { headers: { accept: "text/html" } });
        return {
          path,
          status,
          retryAfter: Number(headers["retry-after"]),
          time: performance.now() - started,
        };
      };
      expect((await timed("/about")).status).toBe(200);
      await Promise.all(["/search?q=mouse", "/faq", "/product/facet"].map(timed));

      await proxy[how]();
      const form = (async () => {
        const started = performance.now();
        const { status } = await postWords(server.fetch, "/help", contactWords, { host });
        return { status, time: performance.now() - started };
      })();
      const paths = [
        "/search?q=keyboard",
        "/search?q=cable",
        "/product/echo",
        "/nowhere-1",
        "/sitemap.xml",
        ...Array.from({ length: 20 }, (_, index) => `/search?q=word+${index}`),
      ];
      const first = await Promise.all(paths.map(timed));
      const later = await timed("/search?q=later");
      const sent = await form;
      const slowest = Math.max(...first.map(({ time }) => time));
      console.info(
        `${how}: slowest of ${paths.length} pages ${slowest.toFixed(0)} ms, a later one ${later.time.toFixed(0)} ms, a form ${sent.time.toFixed(0)} ms`,
      );
      expect(first.filter(({ status, retryAfter }) => status !== 503 || !(retryAfter > 0))).toEqual([]);
      expect(first.filter(({ time }) => time > 5_000)).toEqual([]);
      expect([later.status, later.time < 5_000]).toEqual([503, true]);
      expect([sent.status, sent.time < 10_000]).toEqual([503, true]);
      expect((await timed("/about")).status).toBe(200);

      if (how === "hang") await proxy.cut();
      await proxy.mend();
      const statuses: number[] = [];
      await expect
        .poll(
          async () => {
            const { status } = await timed(`/search?q=back+${statuses.length}`);
            statuses.push(status);
            return status;
          },
          { timeout: 8_000, interval: 100 },
        )
        .toBe(200);
      await sleep(200);
      for (const path of ["/search?q=keyboard", "/product/echo", "/faq", "/about"])
        expect(await timed(path)).toMatchObject({ path, status: 200 });
      expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
      await server.stop();
      await proxy.stop();
    },
    60_000,
  );
});
