import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

import { expect, test, vi } from "vitest";

import { createSwrCache } from "./swr-cache.ts";
import { OverdueError } from "./with-timeout.ts";

const patience = 60;
const refusal = new Error("refused");

function setUp() {
  let time = 0;
  const onRefreshFailure = vi.fn<(key: string, error: unknown) => void>();
  const answers = createSwrCache({
    freshFor: 1_000,
    patience,
    isOutage: (error) => error !== refusal,
    onRefreshFailure,
    now: () => time,
  });
  return {
    answers,
    onRefreshFailure,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

/** How long it takes, in milliseconds, and what comes of it. */
async function timed<Result>(work: Promise<Result>) {
  const started = performance.now();
  const [outcome] = await Promise.allSettled([work]);
  return { milliseconds: performance.now() - started, outcome };
}

/** Questions whose answers come when the test says so. */
function slow() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { ask: vi.fn<() => Promise<string>>(() => promise), resolve, reject };
}

test("an answer is asked for once, held, and refreshed in the background when it is no longer fresh", async () => {
  const { answers, pass } = setUp();
  let count = 0;
  const ask = vi.fn<() => Promise<number>>(async () => (count += 1));
  expect(await Promise.all([answers.get("menus", ask), answers.get("menus", ask)])).toEqual([1, 1]);
  pass(999);
  expect(await answers.get("menus", ask)).toBe(1);
  expect(ask).toHaveBeenCalledOnce();
  pass(1);
  expect(await answers.get("menus", ask)).toBe(1);
  await expect.poll(() => answers.get("menus", ask)).toBe(2);
});

test("while nobody answers, one question waits, and no other one does, of any key", async () => {
  const { answers } = setUp();
  const { ask } = slow();
  const first = await timed(answers.get("menus", ask));
  expect(first.outcome).toMatchObject({ reason: expect.any(OverdueError) });
  expect(first.milliseconds).toBeGreaterThanOrEqual(patience - 5);
  for (const key of ["menus", "site info", "menus"]) {
    const next = await timed(answers.get(key, ask));
    expect(next.outcome.status).toBe("rejected");
    expect(next.milliseconds).toBeLessThan(patience / 2);
  }
  // The flight of the first is still under way.
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a moment in which this process is busy itself is not held against the other server", async () => {
  const { answers } = setUp();
  const answer = answers.get("menus", () => readFile(import.meta.filename, "utf8"));
  const end = performance.now() + patience * 2;
  while (performance.now() < end);
  expect(await answer).toContain("a moment in which");
});

test("an answer that nobody waited for is held when it comes, and others are waited for again", async () => {
  const { answers } = setUp();
  const { ask, resolve } = slow();
  await timed(answers.get("menus", ask));
  resolve("late");
  await expect.poll(() => answers.get("menus", ask).catch(() => "nothing")).toBe("late");
  const soon = () => sleep(patience / 3, "soon");
  expect(await answers.get("site info", soon)).toBe("soon");
});

test("the last good answer outlives every failure, and each failed refresh is told", async () => {
  const { answers, onRefreshFailure, pass } = setUp();
  const ask = vi.fn<() => Promise<string>>(async () => "good");
  await answers.get("menus", ask);
  ask.mockImplementation(async () => {
    throw new Error("down");
  });
  for (const failures of [1, 2]) {
    pass(1_000);
    for (let page = 0; page < 3; page++) expect(await answers.get("menus", ask)).toBe("good");
    await expect.poll(() => onRefreshFailure.mock.calls.length).toBe(failures);
  }
  expect(onRefreshFailure).toHaveBeenLastCalledWith("menus", new Error("down"));
});

test("a refresh that hangs costs nobody a moment", async () => {
  const { answers, pass } = setUp();
  const ask = vi.fn<() => Promise<string>>(async () => "good");
  await answers.get("menus", ask);
  ask.mockReturnValue(new Promise(() => undefined));
  pass(5_000);
  for (let page = 0; page < 3; page++) {
    const { outcome, milliseconds } = await timed(answers.get("menus", ask));
    expect(outcome).toMatchObject({ value: "good" });
    expect(milliseconds).toBeLessThan(patience / 2);
  }
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a refusal is told for a while without another question, and lets other keys wait as ever", async () => {
  const { answers } = setUp();
  const ask = vi.fn<() => Promise<string>>(() => Promise.reject(refusal));
  await expect(answers.get("award", ask)).rejects.toBe(refusal);
  await expect(answers.get("award", ask)).rejects.toBe(refusal);
  expect(ask).toHaveBeenCalledOnce();
  expect(await answers.get("menus", () => sleep(patience / 3, "menus"))).toBe("menus");
});
