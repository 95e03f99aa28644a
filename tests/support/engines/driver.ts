export type Size = { width: number; height: number };
/** CSS pixels of the window. */
export type Point = { x: number; y: number };

/** What a script in the page cannot do by itself. Everything else is in `Visitor`, once for all engines. */
export type Driver = {
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /** Runs in the page and must bring everything it needs. */
  evaluate: <Result, Value>(run: (value: Value) => Result, value: Value) => Promise<Awaited<Result>>;
  resize: (size: Size) => Promise<void>;
  moveTo: (point: Point) => Promise<void>;
  click: (point: Point) => Promise<void>;
  /** With a finger, where the engine's driver has one. */
  tap: (point: Point) => Promise<void>;
  drag: (from: Point, to: Point) => Promise<void>;
  /** One of `keys`, or a character. */
  press: (key: string) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** Ends the visit, with everything that the browser has stored. */
  close: () => Promise<void>;
};

export type VisitOptions = {
  window: Size;
  /** `host:port` of a proxy for all hosts but this machine. */
  proxy?: string;
};

export type Engine = {
  /** The program that is missing, as one installs it; undefined if the engine can be used. */
  missing: () => string | undefined;
  /** A visitor without cookies or cache. */
  visit: (options: VisitOptions) => Promise<Driver>;
  /** `host:port` of what the browser asks for itself, whatever page it shows. */
  ownHosts: readonly string[];
  stop: () => Promise<void>;
};
