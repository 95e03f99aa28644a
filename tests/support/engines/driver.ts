export type Size = { width: number; height: number };
/** CSS pixels of the window. */
export type Point = { x: number; y: number };

/** What a script in the page cannot do itself. `Visitor` has everything else, once for all engines. */
export type Driver = {
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /** Runs in the page; it must not use variables from outside. */
  evaluate: <Result, Value>(run: (value: Value) => Result, value: Value) => Promise<Awaited<Result>>;
  resize: (size: Size) => Promise<void>;
  moveTo: (point: Point) => Promise<void>;
  click: (point: Point) => Promise<void>;
  /** With touch input, if the engine's driver supports it. */
  tap: (point: Point) => Promise<void>;
  drag: (from: Point, to: Point) => Promise<void>;
  /** One of `keys`, or a character. */
  press: (key: string) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** Ends the visit and deletes all data that the browser has stored. */
  close: () => Promise<void>;
};

export type VisitOptions = {
  window: Size;
  /** `host:port` of a proxy for all hosts but this machine. */
  proxy?: string;
};

export type Engine = {
  /** Installation name of the missing program; undefined if the engine can be used. */
  missing: () => string | undefined;
  /** Opens a browser without cookies or cache. */
  visit: (options: VisitOptions) => Promise<Driver>;
  /** `host:port` of the browser's own requests, which are independent of the page. */
  ownHosts: readonly string[];
  stop: () => Promise<void>;
};
