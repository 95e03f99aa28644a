import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import type { DatabaseHandle } from "#app/server/data/database/client.server.ts";
import { missed, pageTiming } from "#app/server/data/database/schema.ts";
import type { Batch } from "#app/server/domain/insights/batch.ts";
import {
  eraseInsights,
  maxMissedRows,
  storeBatch,
} from "#app/server/domain/insights/insights.repo.server.ts";
import { daysAgo, openInsights } from "#app/server/domain/insights/open-insights.server.ts";
import type { Log } from "#app/server/ops/log.server.ts";
import { readInsights } from "#app/server/read-insights.server.ts";
import { printInsights } from "../../tools/insights/print-insights.ts";

import { createContentDatabase, databaseAvailable, type TestDatabase } from "../support/database.ts";

const day = daysAgo(0);

describe.skipIf(!databaseAvailable)("missed addresses and searches", () => {
  let database: TestDatabase;
  let handle: DatabaseHandle;
  beforeAll(async () => {
    database = await createContentDatabase();
    handle = await database.open();
  });
  afterAll(async () => {
    await handle.close();
    await database.remove();
  });
  beforeEach(async () => {
    await handle.db.delete(missed);
    await handle.db.delete(pageTiming);
  });

  const address = (text: string, count = 1, of = day): Batch["missed"][number] => ({
    site: "en",
    day: of,
    kind: "address",
    text,
    count,
  });
  const store = (rows: Batch["missed"], timings: Batch["timings"] = []) =>
    storeBatch(handle.db, { missed: rows, timings });
  const countOf = async (text: string) =>
    (await handle.db.select().from(missed)).find((row) => row.text === text)?.count;

  test("counts of several writes and processes are added", async () => {
    await Promise.all([store([address("/b"), address("/a", 2)]), store([address("/a", 3), address("/b")])]);
    await store([address("/a", 1_999_999_999)]);
    await store([address("/a", 1_999_999_999)]);
    expect([await countOf("/a"), await countOf("/b")]).toEqual([2_000_000_000, 2]);
  });

  test("the number of rows is limited to the most frequent and then the newest rows", async () => {
    await store([address("/often", 5)]);
    await store(Array.from({ length: 900 }, (_, number) => address(`/probe-${number}`)));
    await store([address("/new")]);
    const rows = await handle.db.select().from(missed);
    expect(rows).toHaveLength(maxMissedRows);
    expect([await countOf("/often"), await countOf("/new")]).toEqual([5, 1]);
  });

  test("timings are added by bucket", async () => {
    const row = { site: "en", day, route: "/", metric: "LCP" as const };
    await store([], [{ ...row, counts: [1, 0, 2] }]);
    await store([], [{ ...row, counts: [0, 4, 1] }]);
    expect((await handle.db.select().from(pageTiming)).map(({ counts }) => counts)).toEqual([[1, 4, 3]]);
  });

  test("old days are erased", async () => {
    await store([address("/old", 1, daysAgo(91)), address("/kept", 1, daysAgo(90))]);
    await eraseInsights(handle.db, daysAgo(90));
    expect([await countOf("/old"), await countOf("/kept")]).toEqual([undefined, 1]);
  });

  test("a database that does not answer causes no lost count and no failure", async () => {
    const warnings: string[] = [];
    const log = { warn: (_: unknown, message: string) => warnings.push(message) } as unknown as Log;
    let isAway = true;
    const db = new Proxy(handle.db, {
      get: (target, name) => {
        if (isAway && name === "transaction") return () => Promise.reject(new Error("away"));
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const insights = openInsights({ db }, { INSIGHTS_DAYS: 90 }, log);
    insights.miss("address", "en", "/lost");
    await insights.flush();
    expect([warnings, await countOf("/lost")]).toEqual([
      ["what visitors missed could not be counted"],
      undefined,
    ]);
    isAway = false;
    insights.miss("address", "en", "/lost");
    await insights.close();
    expect(await countOf("/lost")).toBe(2);
  });

  test("nothing is stored with INSIGHTS_DAYS=0, and timings are still metrics", async () => {
    const insights = openInsights(handle, { INSIGHTS_DAYS: 0 }, {} as Log);
    insights.miss("address", "en", "/old");
    insights.time("en", "/", { LCP: 1_000 });
    await insights.close();
    expect(await handle.db.select().from(missed)).toEqual([]);
    expect(insights.writeMetrics()).toContain("browser_largest_contentful_paint_seconds_count");
  });

  test("the report lists the most frequent first, with a guess, and prints no control characters", async () => {
    const timing = { site: "en", route: "/", metric: "LCP" as const, counts: [0, 0, 0, 0, 8, 0, 0, 0, 0, 0] };
    await store(
      [
        address("/About.html", 3, daysAgo(1)),
        address("/About.html", 4),
        address("/\u001B[31mred", 1),
        address("/too-old", 9, daysAgo(31)),
        { ...address("no such thing"), kind: "search" },
      ],
      [
        { ...timing, day },
        { ...timing, day: daysAgo(1) },
      ],
    );
    const report = await readInsights(handle.db, { days: 30, limit: 50 });
    expect(report.addresses[0]).toEqual({ site: "en", text: "/About.html", count: 7, guess: "/about" });
    expect(report.timings).toEqual([{ ...timing, counts: [0, 0, 0, 0, 16, 0, 0, 0, 0, 0] }]);
    const lines = printInsights(report, 30);
    expect(lines).toContainEqual(expect.stringMatching(/^ +7 {2}en +\/About\.html {2}→ {2}\/about$/));
    expect(lines).toContainEqual(expect.stringMatching(/^ +1 {2}en +no such thing$/));
    expect(lines).toContainEqual(expect.stringMatching(/^ +16 {2}en +\/ +2\.38 s +– +– +–$/));
    expect(lines.join("")).not.toMatch(/\p{Cc}|too-old/u);
  });
});
