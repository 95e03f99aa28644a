export class QueueFullError extends Error {
  override name = "QueueFullError";
}

export type WorkQueue<Result> = (key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs costly work, a few pieces at a time. Work under the key of a piece that waits or runs is not
 * begun again: both callers get its result.
 * @param running most pieces at once @param waiting most pieces that wait for their turn
 * @throws {QueueFullError} (rejects) when too many wait
 */
export function createWorkQueue<Result>(limits: { running: number; waiting: number }): WorkQueue<Result> {
  const flights = new Map<string, Promise<Result>>();
  const turns: (() => void)[] = [];
  let running = 0;

  async function takeTurn(work: () => Promise<Result>): Promise<Result> {
    // A piece that ends hands its place to the next one, so nobody slips in between.
    if (running < limits.running) running += 1;
    else await new Promise<void>((resolve) => turns.push(resolve));
    try {
      return await work();
    } finally {
      const next = turns.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return (key, work) => {
    const flight = flights.get(key);
    if (flight) return flight;
    if (running >= limits.running && turns.length >= limits.waiting)
      return Promise.reject(new QueueFullError(`${turns.length} pieces of work are waiting`));
    const begun = takeTurn(work).finally(() => flights.delete(key));
    flights.set(key, begun);
    return begun;
  };
}
