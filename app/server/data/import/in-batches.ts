import { setImmediate } from "node:timers/promises";

/**
 * Takes the items in turns of `size`: the next statement is made while the database runs the last one.
 * @param ask is called before each `insert`, when the database is free for questions about what was made
 */
export async function inBatches<Item, Made>(
  items: readonly Item[],
  size: number,
  make: (batch: readonly Item[], start: number) => Made,
  insert: (made: Made) => PromiseLike<unknown>,
  ask?: () => Promise<void>,
): Promise<void> {
  let taken: Promise<unknown> = Promise.resolve();
  for (let start = 0; start < items.length; start += size) {
    const made = make(items.slice(start, start + size), start);
    await taken;
    await ask?.();
    // Drizzle runs a statement at every `then`: as a promise it runs once.
    taken = Promise.resolve(insert(made));
    // Awaited above; until then a failure is not one that nobody waits for.
    taken.catch(() => undefined);
    // The statement leaves before the next ones keep this thread busy.
    await setImmediate();
  }
  await taken;
}
