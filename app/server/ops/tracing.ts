export type Attributes = Readonly<Record<string, string | number | boolean>>;

export type Span = {
  rename: (name: string) => void;
  set: (attributes: Attributes) => void;
  /** The message must contain no visitor input. */
  fail: (message: string) => void;
};

export type SpanOptions = {
  /** `server` starts a trace or joins `traceparent`; `client` joins the enclosing span. */
  kind: "server" | "client";
  attributes?: Attributes;
  traceparent?: string | null;
};

export type Tracing = {
  span: <Result>(name: string, options: SpanOptions, run: (span: Span) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

const ignored: Span = { rename: () => undefined, set: () => undefined, fail: () => undefined };

export const noTracing: Tracing = {
  span: (_name, _options, run) => run(ignored),
  close: () => Promise.resolve(),
};
