import { expect, test } from "vitest";

import { createHistogram, writeMetric } from "./metrics-text.ts";

test("a gauge is written with its labels, escaped", () => {
  const metric = { name: "connections", help: "Of the pool", type: "gauge" } as const;
  expect(writeMetric(metric, [[{ state: 'a"b\\c\nd' }, 3]])).toBe(
    '# HELP connections Of the pool\n# TYPE connections gauge\nconnections{state="a\\"b\\\\c\\nd"} 3\n',
  );
});

test("buckets of a histogram count everything up to their bound", () => {
  const histogram = createHistogram("seconds", "How long", [0.1, 1]);
  for (const value of [0.05, 0.1, 0.5, 7]) histogram.of({ route: "/" })(value);
  expect(histogram.write().split("\n").slice(2)).toEqual([
    'seconds_bucket{route="/",le="0.1"} 2',
    'seconds_bucket{route="/",le="1"} 3',
    'seconds_bucket{route="/",le="+Inf"} 4',
    'seconds_sum{route="/"} 7.65',
    'seconds_count{route="/"} 4',
    "",
  ]);
});

test("the number of labels is limited", () => {
  const histogram = createHistogram("seconds", "How long", [1]);
  for (let index = 0; index < 10_000; index++) histogram.of({ route: String(index) })(0.5);
  expect(histogram.write().split("\n").length).toBeLessThan(17_000);
  expect(histogram.write()).toContain('seconds_count{route="other"} 6000');
});
