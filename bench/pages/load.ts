import autocannon, { type Client, type Request } from "autocannon";

import { percentile } from "../report.ts";
import { onGeneratorCore, secondsUsed } from "./cores.ts";
import { round, type Row } from "./measurement.ts";
import { defaultHost, type Server } from "./stage.ts";

const connections = 32;

export type Load = {
  server: Server;
  host?: string;
  path?: string;
  headers?: Record<string, string>;
  requests?: Request[];
  requestsOfConnection?: () => Request[];
  /** Required status. Default: anything below 500. */
  status?: 200 | 304;
};

export type Amount = { seconds: number } | { requests: number };

export type Sample = {
  /** Per second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Used fraction of one core. */
  busy: number;
};

/** @throws for an unexpected status, so that errors do not count as throughput */
export const load = (wanted: Load, amount: Amount): Promise<Sample> =>
  onGeneratorCore(() => loadFromHere(wanted, amount));

async function loadFromHere(wanted: Load, amount: Amount): Promise<Sample> {
  const { server, host = defaultHost, path = "/", headers = {}, requests, requestsOfConnection } = wanted;
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const usedBefore = secondsUsed(server.pid);
  const started = performance.now();
  let last = started;
  const { errors, timeouts } = await new Promise<autocannon.Result>((resolve, reject) => {
    const options: autocannon.Options = {
      url: `http://127.0.0.1:${server.port}${path}`,
      connections: "requests" in amount ? Math.min(connections, amount.requests) : connections,
      headers: { host, ...headers },
      // Servers close connections after 1,000 responses, which autocannon does not handle.
      reconnectRate: 900,
      // Interval in milliseconds at which autocannon checks the duration.
      sampleInt: 20,
      ...("requests" in amount ? { amount: amount.requests } : { duration: amount.seconds }),
      ...(requests && { requests }),
      setupClient: (client) => {
        ignoreBodies(client);
        if (requestsOfConnection) client.setRequests(requestsOfConnection());
      },
    };
    const instance = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    instance.on("response", (_client, status, _bytes, milliseconds) => {
      // autocannon's own percentiles are rounded to milliseconds.
      times.push(milliseconds);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      last = performance.now();
    });
  });
  const usedAfter = secondsUsed(server.pid);
  const wrong = [...statuses.keys()].filter((status) =>
    wanted.status ? status !== wanted.status : status >= 500,
  );
  if (errors + timeouts > 0 || wrong.length > 0) {
    const found = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
    throw new Error(`${path} of ${host}: ${found}; ${errors} errors, ${timeouts} time-outs`);
  }
  const seconds = (last - started) / 1_000;
  return {
    rate: times.length / seconds,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    busy: ((usedAfter ?? Number.NaN) - (usedBefore ?? Number.NaN)) / seconds,
  };
}

/** Ratios of request rates, of p99, and of requests per core second. */
type Comparison = { one: Sample; other: Sample; rates: number; p99s: number; perCore: number };

/** autocannon 9 decodes every body to a string, which takes longer than the server needs and hides differences. */
function ignoreBodies(client: Client) {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody: () => void } };
  pipelinedRequests.addBody = () => undefined;
}

export type Rounds = { rounds: number; seconds: number };

/**
 * Alternates rounds of both, so that disturbances affect both. The order alternates too. A warm-up round is not
 * counted. Ratios are medians of the ratios per round.
 */
export const compare = (one: Load, other: Load, rounds: Rounds): Promise<Comparison> =>
  onGeneratorCore(() => compareFromHere(one, other, rounds));

async function compareFromHere(one: Load, other: Load, { rounds, seconds }: Rounds): Promise<Comparison> {
  const ofOne: Sample[] = [];
  const ofOther: Sample[] = [];
  const alternating = [
    { wanted: one, samples: ofOne },
    { wanted: other, samples: ofOther },
  ];
  for (const { wanted } of alternating) await load(wanted, { seconds: seconds / 2 });
  for (let number = 0; number < rounds; number++) {
    for (const { wanted, samples } of number % 2 === 0 ? alternating : alternating.toReversed())
      samples.push(await load(wanted, { seconds }));
  }
  const ratio = (figure: (sample: Sample) => number) =>
    percentile(
      ofOne.map((sample, number) => figure(sample) / figure(ofOther[number]!)),
      50,
    );
  return {
    one: medians(ofOne),
    other: medians(ofOther),
    rates: ratio(({ rate }) => rate),
    p99s: ratio(({ p99 }) => p99),
    perCore: ratio(({ rate, busy }) => rate / busy),
  };
}

export function medians(samples: readonly Sample[]): Sample {
  const median = (name: keyof Sample) =>
    percentile(
      samples.map((sample) => sample[name]),
      50,
    );
  return { rate: median("rate"), p50: median("p50"), p99: median("p99"), busy: median("busy") };
}

export function comparisonRow([one, other]: readonly [string, string], compared: Comparison): Row {
  const columns = (name: string, { rate, p50, p99, busy }: Sample) => ({
    [`${name}: requests/s`]: round(rate),
    [`${name}: p50 ms`]: round(p50, 2),
    [`${name}: p99 ms`]: round(p99, 2),
    // Well below 1, the generator was the bottleneck and the ratio of rates is unreliable.
    ...(Number.isFinite(busy) && { [`${name}: core in use`]: round(busy, 2) }),
  });
  return {
    ...columns(one, compared.one),
    ...columns(other, compared.other),
    "ratio of rates": round(compared.rates, 2),
    "ratio of p99": round(compared.p99s, 2),
    ...(Number.isFinite(compared.perCore) && { "ratio per core second": round(compared.perCore, 2) }),
  };
}
