/** Load on servers of this machine, and how two of them compare under it. */
import autocannon, { type Client, type Request } from "autocannon";

import { percentile } from "../report.ts";
import { onGeneratorCore, secondsUsed } from "./cores.ts";
import { round, type Row } from "./measurement.ts";
import { type Server, usualHost } from "./stage.ts";

const connections = 32;

export type Load = {
  server: Server;
  host?: string;
  path?: string;
  headers?: Record<string, string>;
  /** Asked for in turn, instead of one page. */
  requests?: Request[];
  /** Each connection's own, instead of the same for all. */
  requestsOfConnection?: () => Request[];
  /** What every answer must be. Without it anything but a failure of the server is right. */
  status?: 200 | 304;
};

/** How much: for so many seconds, or so many requests. */
export type Amount = { seconds: number } | { requests: number };

export type Sample = {
  /** Requests per second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Share of a core that the server used. */
  busy: number;
};

/** @throws when an answer is not what it must be: fast errors are no speed */
export const load = (wanted: Load, amount: Amount): Promise<Sample> =>
  onGeneratorCore(() => loadFromHere(wanted, amount));

async function loadFromHere(wanted: Load, amount: Amount): Promise<Sample> {
  const { server, host = usualHost, path = "/", headers = {}, requests, requestsOfConnection } = wanted;
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
      // Servers close a connection after a thousand answers, which autocannon does not look for.
      reconnectRate: 900,
      // Milliseconds after which it looks whether the time is over.
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
      // Its own percentiles are of whole milliseconds, which are much of an answer.
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
    throw new Error(`${path} of ${host}: ${found}; ${errors} errors, ${timeouts} too late`);
  }
  const seconds = (last - started) / 1_000;
  return {
    rate: times.length / seconds,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    busy: ((usedAfter ?? Number.NaN) - (usedBefore ?? Number.NaN)) / seconds,
  };
}

/** Ratios of requests per second, of the 99th percentile, and of requests per second of the server's core time. */
type Comparison = { one: Sample; other: Sample; rates: number; p99s: number; perCore: number };

/**
 * autocannon 9 makes a text of every body. With compressed bytes that takes longer than a server needs to send them,
 * and all servers would look alike.
 */
function ignoreBodies(client: Client) {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody: () => void } };
  pipelinedRequests.addBody = () => undefined;
}

export type Rounds = { rounds: number; seconds: number };

/**
 * Rounds of one and of the other in turn, so that a machine that is busy for a while is so for both. The first of a
 * round alternates, and a round before them is not counted. Ratios are medians of the rounds' own ratios.
 */
export const compare = (one: Load, other: Load, rounds: Rounds): Promise<Comparison> =>
  onGeneratorCore(() => compareFromHere(one, other, rounds));

async function compareFromHere(one: Load, other: Load, { rounds, seconds }: Rounds): Promise<Comparison> {
  const ofOne: Sample[] = [];
  const ofOther: Sample[] = [];
  const renderInTurn = [
    { wanted: one, samples: ofOne },
    { wanted: other, samples: ofOther },
  ];
  for (const { wanted } of renderInTurn) await load(wanted, { seconds: seconds / 2 });
  for (let number = 0; number < rounds; number++) {
    for (const { wanted, samples } of number % 2 === 0 ? renderInTurn : renderInTurn.toReversed())
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

/** Columns of a comparison; `one` and `other` name the two. */
export function comparisonRow([one, other]: readonly [string, string], compared: Comparison): Row {
  const columns = (name: string, { rate, p50, p99, busy }: Sample) => ({
    [`${name}: requests/s`]: round(rate),
    [`${name}: p50 ms`]: round(p50, 2),
    [`${name}: p99 ms`]: round(p99, 2),
    // Well below 1 the generator was slower than the server, and the ratio of rates says little.
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
