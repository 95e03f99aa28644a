const name = Symbol.for("shared across reloads");

type Holder = { [name]?: Map<string, unknown> };

/** Values survive module reloads of the development server. */
export const reloads = import.meta.env?.MODE === "development";

export function keep<Value>(key: string, make: () => Value): Value {
  if (!reloads) return make();
  const values = ((globalThis as Holder)[name] ??= new Map<string, unknown>());
  if (!values.has(key)) values.set(key, make());
  return values.get(key) as Value;
}

export function replaceProcessValue<Value>(key: string, value: Value): Value | undefined {
  if (!reloads) return undefined;
  const values = ((globalThis as Holder)[name] ??= new Map<string, unknown>());
  const previous = values.get(key) as Value | undefined;
  values.set(key, value);
  return previous;
}

export function forgetProcessValue(key: string): void {
  (globalThis as Holder)[name]?.delete(key);
}
