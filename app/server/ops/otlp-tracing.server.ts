/**
 * Traces for an OpenTelemetry collector: OTLP over HTTP, as JSON
 * (docs/decisions/013-measurements-and-traces-without-packages.md). Loaded only where one is configured.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

import type { Log } from "./log.server.ts";
import { type Attributes, noTracing, type Span, type SpanOptions, type Tracing } from "./tracing.ts";

type Options = {
  /** Base address; `/v1/traces` is put behind it. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  /** Names the process to the collector. */
  resource: Attributes;
  log: Pick<Log, "warn">;
};

type FinishedSpan = Record<string, unknown>;
type Context = { traceId: string; spanId: string };

/** Milliseconds. */
const sendEvery = 5_000;
const sendTimeout = 5_000;
/** Spans; when a collector is away for long, new ones are dropped. */
const sendAt = 256;
const maxWaiting = 4_096;

const kinds = { server: 2, client: 3 } as const;
const failed = 2;

export function createOtlpTracing({ endpoint, headers, resource, log }: Options): Tracing {
  const context = new AsyncLocalStorage<Context>();
  let waiting: FinishedSpan[] = [];
  let sending: Promise<void> = Promise.resolve();
  let complained = false;

  async function send(spans: FinishedSpan[]) {
    try {
      const response = await fetch(`${endpoint}/v1/traces`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(toRequest(resource, spans)),
        signal: AbortSignal.timeout(sendTimeout),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The collector answered ${response.status}`);
      complained = false;
    } catch (error) {
      if (!complained) log.warn({ err: error }, "traces could not be sent");
      complained = true;
    }
  }
  const flush = () => {
    if (waiting.length === 0) return sending;
    const spans = waiting;
    waiting = [];
    return (sending = sending.then(() => send(spans)));
  };
  const timer = setInterval(flush, sendEvery).unref();
  const keep = (span: FinishedSpan) => {
    if (waiting.length < maxWaiting) waiting.push(span);
    if (waiting.length === sendAt) void flush();
  };

  return {
    span: async (name, options, run) => {
      const around = context.getStore();
      // Whatever the process does by itself, such as asking for new content, is nobody's trace.
      if (options.kind === "client" && !around) return noTracing.span(name, options, run);
      const parent = around ?? readTraceparent(options.traceparent);
      const own = { traceId: parent?.traceId ?? hex(16), spanId: hex(8) };
      const { span, finish } = startSpan(name, options, own, parent);
      try {
        return await context.run(own, () => run(span));
      } catch (error) {
        span.fail(error instanceof Error ? error.name : "unknown");
        throw error;
      } finally {
        keep(finish());
      }
    },
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}

const hex = (bytes: number) => randomBytes(bytes).toString("hex");

/** Nanoseconds since the epoch. */
const now = () => String(Math.round((performance.timeOrigin + performance.now()) * 1e6));

function startSpan(name: string, options: SpanOptions, own: Context, parent: Context | undefined) {
  const startTimeUnixNano = now();
  let [shownName, attributes, status] = [name, options.attributes ?? {}, {}];
  const span: Span = {
    rename: (given) => (shownName = given),
    set: (given) => (attributes = { ...attributes, ...given }),
    fail: (message) => (status = { code: failed, message }),
  };
  const finish = (): FinishedSpan => ({
    ...own,
    ...(parent ? { parentSpanId: parent.spanId } : {}),
    name: shownName,
    kind: kinds[options.kind],
    startTimeUnixNano,
    endTimeUnixNano: now(),
    attributes: toKeyValues(attributes),
    status,
  });
  return { span, finish };
}

const toRequest = (resource: Attributes, spans: FinishedSpan[]) => ({
  resourceSpans: [
    {
      resource: { attributes: toKeyValues(resource) },
      scopeSpans: [{ scope: { name: "storefront" }, spans }],
    },
  ],
});

const toKeyValues = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: toValue(value) }));

function toValue(value: string | number | boolean) {
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { boolValue: value };
  // 64 bits do not fit into a number of JSON.
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}

/** `00-<trace>-<span>-<flags>` of the W3C recommendation; zeros are not valid. */
function readTraceparent(header: string | null | undefined): Context | undefined {
  const match = /^[\da-f]{2}-((?!0{32})[\da-f]{32})-((?!0{16})[\da-f]{16})-[\da-f]{2}$/.exec(header ?? "");
  return match ? { traceId: match[1]!, spanId: match[2]! } : undefined;
}
