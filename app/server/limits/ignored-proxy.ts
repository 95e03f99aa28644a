import type { Log } from "../ops/log.server.ts";

/** Milliseconds between two warnings. */
const interval = 3_600_000;

const headerNames = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"] as const;

export type ProxyWarning = (headers: Headers, log: Pick<Log, "warn">) => void;

export function createProxyWarning(trustedProxies: number, now: () => number = Date.now): ProxyWarning {
  let silentUntil = -Infinity;
  return (headers, log) => {
    if (trustedProxies > 0 || now() < silentUntil) return;
    const arrived = headerNames.filter((name) => headers.has(name));
    if (arrived.length === 0) return;
    silentUntil = now() + interval;
    log.warn(
      { setting: "TRUST_PROXY", headers: arrived },
      "X-Forwarded-* headers are ignored because TRUST_PROXY is 0: behind a proxy all visitors share one address and its limits. Set TRUST_PROXY to the number of proxies",
    );
  };
}
