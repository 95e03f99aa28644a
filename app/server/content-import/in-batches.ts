import { setImmediate } from "node:timers/promises";

/**
 * Takes the items in turns of `size`: the next rows are made while the database takes the last ones.
 * @param ask is called before each `insert`, when the database is free for questions about what was made
 */
export async function inBatches<Item, Row>(
  items: readonly Item[],
  size: number,
  make: (batch: readonly Item[], start: number) => readonly Row[],
  insert: (rows: readonly Row[]) => Promise<unknown>,
  ask?: () => Promise<void>,
): Promise<void> {
  let taken: Promise<unknown> = Promise.resolve();
  for (let start = 0; start < items.length; start += size) {
    const rows = make(items.slice(start, start + size), start);
    await taken;
    await ask?.();
    taken = insert(rows);
    // Awaited above; until then a failure is not one that nobody waits for.
    taken.catch(() => undefined);
    // The statement leaves before the next rows keep this thread busy.
    await setImmediate();
  }
  await taken;
}
