import { StatusError } from "../../site/error-status.ts";

/** More pages are to be rendered than this process can. */
export class RenderQueueError extends StatusError {
  override name = "RenderQueueError";

  constructor(message: string) {
    super(message, 503);
  }
}

type Options = {
  /** Most pages that are rendered at once. Most of the time each waits for the database or another server. */
  running: number;
  /** Most visitors who wait for their turn. */
  waiting: number;
  /** Milliseconds that a visitor waits for a turn. */
  patience: number;
  /** Milliseconds after which background work no longer lets visitors go first. */
  backgroundPatience: number;
};

export type RenderQueue = {
  /**
   * @param background nobody waits for it: it begins when no page is being rendered
   * @throws {RenderQueueError} (rejects) without doing the work, when too many wait or the turn does not come
   */
  run: <Result>(work: () => Promise<Result>, background?: boolean) => Promise<Result>;
  stats: () => { running: number; waiting: number };
};

export function createRenderQueue(options: Options): RenderQueue {
  /** What begins each piece of work, oldest first. */
  const visitors = new Set<() => void>();
  const background = new Set<() => void>();
  let running = 0;

  function beginNext() {
    while (running < options.running && visitors.size > 0) begin(visitors);
    if (running === 0 && background.size > 0) begin(background);
  }

  function begin(queue: Set<() => void>) {
    const [next] = queue;
    queue.delete(next!);
    running += 1;
    next!();
  }

  const waitForTurn = (inBackground: boolean) =>
    new Promise<void>((resolve, reject) => {
      const queue = inBackground ? background : visitors;
      const next = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(
        () => {
          queue.delete(next);
          if (!inBackground) return reject(new RenderQueueError("The turn to render did not come in time"));
          visitors.add(next);
          beginNext();
        },
        inBackground ? options.backgroundPatience : options.patience,
      );
      queue.add(next);
      beginNext();
    });

  return {
    run: async (work, inBackground = false) => {
      if (!inBackground && running >= options.running && visitors.size >= options.waiting)
        throw new RenderQueueError("Too many pages wait to be rendered");
      await waitForTurn(inBackground);
      try {
        return await work();
      } finally {
        running -= 1;
        beginNext();
      }
    },
    stats: () => ({ running, waiting: visitors.size }),
  };
}
