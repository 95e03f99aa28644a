import { expect, test } from "vitest";

import { createBatch, maxMissedLength } from "./batch.ts";

const day = "2026-05-04";

test("the same text counts in one row for each site, day and kind", () => {
  const batch = createBatch();
  for (const site of ["en", "de", "en"]) batch.miss("address", { site, day, text: "/old" });
  batch.miss("search", { site: "en", day, text: "Lamp Shade" });
  batch.miss("search", { site: "en", day, text: "lamp shade" });
  expect(batch.take().missed).toEqual([
    { site: "en", day, kind: "address", text: "/old", count: 2 },
    { site: "de", day, kind: "address", text: "/old", count: 1 },
    { site: "en", day, kind: "search", text: "lamp shade", count: 2 },
  ]);
  expect(batch.take()).toEqual({ missed: [], timings: [] });
});

test.each(["/old.php", "/wp-content/uploads/lamp.jpg", "/vendors"])(
  "the missing address %s is counted",
  (text) => {
    const batch = createBatch();
    batch.miss("address", { site: "en", day, text });
    expect(batch.take().missed).toHaveLength(1);
  },
);

test.each([
  ["address", "/.env"],
  ["address", "/shop/.git/config"],
  ["address", "/wp-login.php"],
  ["address", "/dump.sql"],
  ["address", "/u/jane@example.org"],
  ["address", `/${"x".repeat(maxMissedLength)}`],
  ["search", "jane@example.org"],
  ["search", "+43 1 234 56 78"],
  ["search", ""],
] as const)("the %s %j is not counted", (kind, text) => {
  const batch = createBatch();
  batch.miss(kind, { site: "en", day, text });
  expect(batch.take().missed).toEqual([]);
});

test("a batch has at most 1,000 rows between two writes, and existing rows are still counted", () => {
  const batch = createBatch();
  for (let number = 0; number < 5_000; number++)
    batch.miss("address", { site: "en", day, text: `/${number}` });
  batch.miss("address", { site: "en", day, text: "/7" });
  const { missed } = batch.take();
  expect(missed).toHaveLength(1_000);
  expect(missed[7]).toMatchObject({ text: "/7", count: 2 });
});

test("counts that could not be written are added to the counts since then", () => {
  const batch = createBatch();
  batch.miss("address", { site: "en", day, text: "/old" });
  batch.time({ site: "en", day, route: "/" }, { LCP: 900, CLS: 5 });
  const taken = batch.take();
  batch.miss("address", { site: "en", day, text: "/old" });
  batch.time({ site: "en", day, route: "/" }, { LCP: 20_000 });
  batch.putBack(taken);
  const { missed, timings } = batch.take();
  expect(missed).toEqual([{ site: "en", day, kind: "address", text: "/old", count: 2 }]);
  expect(timings.map(({ metric, counts }) => [metric, counts.join("")])).toEqual([
    ["LCP", "0100000001"],
    ["CLS", "000000001"],
  ]);
});
