import { expect, test } from "vitest";

import { createPageTimings, quantileOf } from "./page-timings.ts";

test("values of browsers become histograms in seconds, by route and site", () => {
  const timings = createPageTimings();
  timings.observe("de", "/product/$slug", { LCP: 2_400, INP: 80, CLS: 0.02 });
  const written = timings.write();
  const labels = 'route="/product/$slug",site="de"';
  expect(written).toContain(`browser_largest_contentful_paint_seconds_bucket{${labels},le="2"} 0\n`);
  expect(written).toContain(`browser_largest_contentful_paint_seconds_bucket{${labels},le="2.5"} 1\n`);
  expect(written).toContain(`browser_largest_contentful_paint_seconds_sum{${labels}} 2.4\n`);
  expect(written).toContain(`browser_interaction_to_next_paint_seconds_bucket{${labels},le="0.1"} 1\n`);
  expect(written).toContain(`browser_cumulative_layout_shift_count{${labels}} 1\n`);
  expect(written).not.toContain("browser_time_to_first_byte_seconds_count");
});

test.each([
  [[0, 0, 4], 0.75, 1.375],
  [[1, 1, 1, 1], 0.5, 1],
  [[0, 0, 0, 0, 0, 0, 0, 0, 0, 3], 0.75, 10],
  [[0], 0.75, undefined],
])("of the LCP counts %j, the quantile %d is %d", (counts, share, value) => {
  expect(quantileOf("LCP", counts, share)).toBe(value);
});
