import { describe, expect, test } from "vitest";

import { mayReload, reloadGuard } from "./chunk-reload.ts";

const now = 1_800_000_000_000;

describe("the reload guard", () => {
  test.each([
    ["the first failure", null, true],
    ["a failure right after a reload", String(now - 1), false],
    ["a failure 59,999 ms after a reload", String(now - reloadGuard + 1), false],
    ["a failure 60,000 ms after a reload", String(now - reloadGuard), true],
    ["a clock that was put back by an hour", String(now + 3_600_000), true],
    ["an entry that is no time", "never", true],
  ])("%s", (_, last, expected) => {
    expect(mayReload(now, last)).toBe(expected);
  });
});
