import { expect, test } from "vitest";

import { createProxyWarning } from "./ignored-proxy.ts";

function warningsOf(trustedProxies: number) {
  const clock = { time: 0 };
  const lines: unknown[][] = [];
  const warn = createProxyWarning(trustedProxies, () => clock.time);
  return {
    clock,
    lines,
    arrive: (headers: Record<string, string>) =>
      warn(new Headers(headers), { warn: (...line: unknown[]) => void lines.push(line) }),
  };
}

test("a proxy that is not trusted is reported once in an hour, with the setting", () => {
  const { clock, lines, arrive } = warningsOf(0);
  arrive({ host: "en.example" });
  expect(lines).toEqual([]);
  arrive({ "x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https" });
  arrive({ "x-forwarded-host": "en.example" });
  expect(lines).toEqual([
    [
      { setting: "TRUST_PROXY", headers: ["x-forwarded-for", "x-forwarded-proto"] },
      expect.stringContaining("Set TRUST_PROXY to the number of proxies"),
    ],
  ]);
  clock.time = 3_600_000;
  arrive({ "x-forwarded-host": "en.example" });
  expect(lines).toHaveLength(2);
});

test("a trusted proxy is not reported", () => {
  const { lines, arrive } = warningsOf(1);
  arrive({ "x-forwarded-for": "203.0.113.7" });
  expect(lines).toEqual([]);
});
