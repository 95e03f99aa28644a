import { setImmediate } from "node:timers/promises";

/** Builds the next statement while the database runs the last one; `beforeInsert` runs in between. */
export async function inBatches<Item, Prepared>(
  items: readonly Item[],
  size: number,
  make: (batch: readonly Item[], start: number) => Prepared,
  insert: (prepared: Prepared) => PromiseLike<unknown>,
  beforeInsert?: () => Promise<void>,
): Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  for (let start = 0; start < items.length; start += size) {
    const prepared = make(items.slice(start, start + size), start);
    await running;
    await beforeInsert?.();
    // Drizzle runs a statement at every `then`; a promise runs it once.
    running = Promise.resolve(insert(prepared));
    // Awaited above. Prevents an unhandled rejection until then.
    running.catch(() => undefined);
    await setImmediate();
  }
  await running;
}
