import { StatusError } from "../../site/error-status.ts";

export class RenderQueueError extends StatusError {
  override name = "RenderQueueError";

  constructor(message: string) {
    super(message, 503);
  }
}

type Options = {
  running: number;
  waiting: number;
  /** Milliseconds; after `maxBackgroundWait`, background work joins the visitors' queue. */
  maxWait: number;
  maxBackgroundWait: number;
};

export type RenderQueue = {
  /** Background work waits until nothing renders. @throws {RenderQueueError} (rejects) if full or timed out */
  run: <Result>(work: () => Promise<Result>, background?: boolean) => Promise<Result>;
  stats: () => { running: number; waiting: number };
};

export function createRenderQueue(options: Options): RenderQueue {
  const visitors = new Set<() => void>();
  const background = new Set<() => void>();
  let running = 0;

  function startNext() {
    while (running < options.running && visitors.size > 0) start(visitors);
    if (running === 0 && background.size > 0) start(background);
  }

  function start(queue: Set<() => void>) {
    const [next] = queue;
    queue.delete(next!);
    running += 1;
    next!();
  }

  const waitForSlot = (inBackground: boolean) =>
    new Promise<void>((resolve, reject) => {
      const queue = inBackground ? background : visitors;
      const next = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(
        () => {
          queue.delete(next);
          if (!inBackground) return reject(new RenderQueueError("Rendering did not start in time"));
          visitors.add(next);
          startNext();
        },
        inBackground ? options.maxBackgroundWait : options.maxWait,
      );
      queue.add(next);
      startNext();
    });

  return {
    run: async (work, inBackground = false) => {
      if (!inBackground && running >= options.running && visitors.size >= options.waiting)
        throw new RenderQueueError("Too many pages wait to be rendered");
      await waitForSlot(inBackground);
      try {
        return await work();
      } finally {
        running -= 1;
        startNext();
      }
    },
    stats: () => ({ running, waiting: visitors.size }),
  };
}
