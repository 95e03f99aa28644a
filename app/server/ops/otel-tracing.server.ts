/** Traces for an OpenTelemetry collector: OTLP over HTTP, as JSON. Loaded only where one is configured. */
import { AsyncLocalStorage } from "node:async_hooks";

import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { type ExportResult, ExportResultCode, W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from "@opentelemetry/sdk-trace-base";

import type { Log } from "./log.server.ts";
import { type Attributes, noTracing, type SpanOptions, type Tracing } from "./tracing.ts";

type Options = {
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  resource: Attributes;
  log: Pick<Log, "warn">;
};

/** Milliseconds of one export. */
const timeoutMillis = 5_000;

/** Maximum spans. New ones are dropped while the collector is unavailable. */
const limits = { maxQueueSize: 4_096, maxExportBatchSize: 256, scheduledDelayMillis: 5_000 };

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT };

/** Sampling follows `OTEL_TRACES_SAMPLER`; without it every request is traced. */
export function createOtelTracing({ endpoint, headers, resource, log }: Options): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: { ...headers },
    timeoutMillis,
  });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes(resource),
    spanProcessors: [new BatchSpanProcessor(reportingFailures(exporter, log), limits)],
  });
  const tracer = provider.getTracer("storefront");
  // OpenTelemetry's global context is not used, because the development server reloads this module after an edit.
  const active = new AsyncLocalStorage<Context>();

  return {
    span: async (name, options, run) => {
      const parent = active.getStore() ?? remoteParent(options);
      // Work that no request causes, such as polling for new content, is not traced.
      if (options.kind === "client" && !trace.getSpan(parent)) return noTracing.span(name, options, run);
      const span = tracer.startSpan(
        name,
        { kind: kinds[options.kind], attributes: { ...options.attributes } },
        parent,
      );
      const fail = (message: string) => void span.setStatus({ code: SpanStatusCode.ERROR, message });
      try {
        return await active.run(trace.setSpan(parent, span), () =>
          run({
            rename: (given) => void span.updateName(given),
            set: (given) => void span.setAttributes({ ...given }),
            fail,
          }),
        );
      } catch (error) {
        // The message may contain visitor input.
        fail(error instanceof Error ? error.name : "unknown");
        throw error;
      } finally {
        span.end();
      }
    },
    close: () => provider.shutdown(),
  };
}

const propagator = new W3CTraceContextPropagator();

const remoteParent = ({ traceparent }: SpanOptions): Context =>
  propagator.extract(
    ROOT_CONTEXT,
    { traceparent: traceparent ?? undefined },
    { get: (carrier) => carrier.traceparent, keys: Object.keys },
  );

function reportingFailures(exporter: SpanExporter, log: Pick<Log, "warn">): SpanExporter {
  let hasFailed = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result: ExportResult) => {
        const failed = result.code === ExportResultCode.FAILED;
        if (failed && !hasFailed) log.warn({ err: result.error }, "traces could not be sent");
        hasFailed = failed;
        done(result);
      }),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}
