export class OverdueError extends Error {
  override name = "OverdueError";

  constructor(milliseconds: number) {
    super(`Not waited for longer than ${milliseconds} ms`);
  }
}

/** @throws {OverdueError} (rejects) after `milliseconds`, though the work continues, or with what the work throws */
export async function withTimeout<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OverdueError(milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}
