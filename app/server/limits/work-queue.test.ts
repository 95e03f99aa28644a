import { describe, expect, test } from "vitest";

import { createWorkQueue, QueueFullError } from "./work-queue.ts";

function controlledWork(result: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const state = { begun: 0, end: () => resolve(result), work: () => (state.begun++, promise) };
  return state;
}

describe("the work queue", () => {
  test("starts work once for concurrent requests", async () => {
    const queue = createWorkQueue<string>({ running: 2, waiting: 0 });
    const first = controlledWork("picture");
    const results = [queue("a", first.work), queue("a", first.work), queue("a", first.work)];
    first.end();
    expect(await Promise.all(results)).toEqual(["picture", "picture", "picture"]);
    expect(first.begun).toBe(1);
  });

  test("starts work again for a later request", async () => {
    const queue = createWorkQueue<string>({ running: 1, waiting: 0 });
    const piece = controlledWork("picture");
    piece.end();
    await queue("a", piece.work);
    await queue("a", piece.work);
    expect(piece.begun).toBe(2);
  });

  test("runs no more pieces than allowed and lets the others wait for their turn", async () => {
    const queue = createWorkQueue<string>({ running: 2, waiting: 5 });
    const pieces = ["a", "b", "c", "d"].map((name) => ({ name, ...controlledWork(name) }));
    const begun: string[] = [];
    const results = pieces.map(({ name, work }) =>
      queue(name, () => {
        begun.push(name);
        return work();
      }),
    );
    expect(begun).toEqual(["a", "b"]);
    pieces[1]!.end();
    await results[1];
    expect(begun).toEqual(["a", "b", "c"]);
    for (const { end } of pieces) end();
    expect(await Promise.all(results)).toEqual(["a", "b", "c", "d"]);
  });

  test("rejects new work when too much waits, but not work that is under way", async () => {
    const queue = createWorkQueue<string>({ running: 1, waiting: 1 });
    const [a, b] = [controlledWork("a"), controlledWork("b")];
    const results = [queue("a", a.work), queue("b", b.work), queue("b", b.work)];
    await expect(queue("c", a.work)).rejects.toBeInstanceOf(QueueFullError);
    a.end();
    b.end();
    expect(await Promise.all(results)).toEqual(["a", "b", "b"]);
  });

  test("continues after work that failed", async () => {
    const queue = createWorkQueue<string>({ running: 1, waiting: 1 });
    const failed = queue("a", () => Promise.reject(new Error("broken file")));
    const next = queue("b", () => Promise.resolve("b"));
    await expect(failed).rejects.toThrow("broken file");
    expect(await next).toBe("b");
    expect(await queue("a", () => Promise.resolve("a"))).toBe("a");
  });
});
