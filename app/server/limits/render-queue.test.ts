import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createRenderQueue, RenderQueueError } from "./render-queue.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function queueOf(running: number, waiting: number) {
  const queue = createRenderQueue({ running, waiting, maxWait: 2_000, maxBackgroundWait: 10_000 });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const outcomes: Record<string, string> = {};
  const add = (name: string, background = false) => {
    const work = () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    };
    queue.run(work, background).then(
      () => (outcomes[name] = "done"),
      (error: unknown) => (outcomes[name] = error instanceof RenderQueueError ? "rejected" : "failed"),
    );
  };
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const end = async (name: string) => {
    ends.get(name)!();
    await settle();
  };
  return { queue, begun, outcomes, add, end, settle };
}

test("a limited number of pages renders, a limited number waits, the others are rejected at once", async () => {
  const { queue, begun, outcomes, add, end, settle } = queueOf(2, 2);
  for (const name of ["a", "b", "c", "d", "e"]) add(name);
  await settle();
  expect([begun, outcomes, queue.stats()]).toEqual([
    ["a", "b"],
    { e: "rejected" },
    { running: 2, waiting: 2 },
  ]);
  await end("b");
  expect(begun).toEqual(["a", "b", "c"]);
  await end("a");
  await end("c");
  await end("d");
  expect([outcomes, queue.stats()]).toEqual([
    { a: "done", b: "done", c: "done", d: "done", e: "rejected" },
    { running: 0, waiting: 0 },
  ]);
});

test("no page waits longer than the limit", async () => {
  const { begun, outcomes, add, end } = queueOf(1, 5);
  add("a");
  add("b");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(outcomes).toEqual({ b: "rejected" });
  await end("a");
  expect(begun).toEqual(["a"]);
});

test("background work waits until no page is rendered, but not forever", async () => {
  const { begun, add, end, settle } = queueOf(1, 50);
  add("a");
  add("renewal", true);
  add("b");
  await settle();
  await end("a");
  expect(begun).toEqual(["a", "b"]);
  await end("b");
  expect(begun).toEqual(["a", "b", "renewal"]);
  await end("renewal");

  add("c");
  add("late", true);
  await vi.advanceTimersByTimeAsync(10_000);
  add("d");
  await end("c");
  expect(begun.at(-1)).toBe("late");
});

test("failed work frees its place", async () => {
  const { queue } = queueOf(1, 1);
  await expect(queue.run(() => Promise.reject(new Error("no page")))).rejects.toThrow("no page");
  await expect(queue.run(async () => "page")).resolves.toBe("page");
});
