export class QueueFullError extends Error {
  override name = "QueueFullError";
}

export type WorkQueue<Result> = (key: string, work: () => Promise<Result>) => Promise<Result>;

/** Calls with the key of an open task share its result. @throws {QueueFullError} (rejects) when too many tasks wait */
export function createWorkQueue<Result>(limits: { running: number; waiting: number }): WorkQueue<Result> {
  const flights = new Map<string, Promise<Result>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function runInSlot(work: () => Promise<Result>): Promise<Result> {
    // A finished task passes its slot to the next one, so that no new task takes it.
    if (running < limits.running) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return (key, work) => {
    const flight = flights.get(key);
    if (flight) return flight;
    if (running >= limits.running && waiting.length >= limits.waiting)
      return Promise.reject(new QueueFullError(`${waiting.length} pieces of work are waiting`));
    const started = runInSlot(work).finally(() => flights.delete(key));
    flights.set(key, started);
    return started;
  };
}
