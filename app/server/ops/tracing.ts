/** What the server tells of the time it takes, by the terms of OpenTelemetry. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

export type Span = {
  rename: (name: string) => void;
  set: (attributes: Attributes) => void;
  /** Marks it as failed; the message must not hold a visitor's words. */
  fail: (message: string) => void;
};

export type SpanOptions = {
  /** `server` begins a trace or joins that of `traceparent`; `client` belongs to the span around it. */
  kind: "server" | "client";
  attributes?: Attributes;
  /** W3C header of a trusted proxy. */
  traceparent?: string | null;
};

export type Tracing = {
  /** Measures `run`; what it throws is marked and thrown on. */
  span: <Result>(name: string, options: SpanOptions, run: (span: Span) => Promise<Result>) => Promise<Result>;
  /** Sends what is left. */
  close: () => Promise<void>;
};

const ignored: Span = { rename: () => undefined, set: () => undefined, fail: () => undefined };

/** Where no collector is configured. */
export const noTracing: Tracing = {
  span: (_name, _options, run) => run(ignored),
  close: () => Promise.resolve(),
};
