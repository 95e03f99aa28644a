const name = Symbol.for("kept across reloads");

type Holder = { [name]?: Map<string, unknown> };

/** The development server loads the server's modules again after every edit. Elsewhere they are loaded once. */
export const reloads = import.meta.env?.MODE === "development";

/** Makes a value once for all reloads of the modules: what is slow to open, and code that is edited has no part in. */
export function keep<Value>(key: string, make: () => Value): Value {
  if (!reloads) return make();
  const kept = ((globalThis as Holder)[name] ??= new Map<string, unknown>());
  if (!kept.has(key)) kept.set(key, make());
  return kept.get(key) as Value;
}

/** @returns the value that was there before the modules were loaded again, if there was one */
export function replaceProcessValue<Value>(key: string, value: Value): Value | undefined {
  if (!reloads) return undefined;
  const kept = ((globalThis as Holder)[name] ??= new Map<string, unknown>());
  const before = kept.get(key) as Value | undefined;
  kept.set(key, value);
  return before;
}

/** Forgets a value, so that it is made again. */
export function forgetProcessValue(key: string): void {
  (globalThis as Holder)[name]?.delete(key);
}
