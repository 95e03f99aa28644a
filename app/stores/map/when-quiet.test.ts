import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { whenQuiet } from "./when-quiet.ts";

describe("something runs when the visitor", () => {
  const run = vi.fn<() => void>();
  beforeEach(() => {
    vi.useFakeTimers();
    const visitor = new EventTarget();
    vi.stubGlobal("addEventListener", visitor.addEventListener.bind(visitor));
    vi.stubGlobal("dispatchEvent", visitor.dispatchEvent.bind(visitor));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    run.mockReset();
  });

  test("does nothing for a second", () => {
    whenQuiet(run);
    vi.advanceTimersByTime(999);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
  });

  test("has stopped tapping, and once only", () => {
    whenQuiet(run);
    for (let tap = 0; tap < 5; tap++) {
      vi.advanceTimersByTime(900);
      dispatchEvent(new Event("pointerdown"));
    }
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    dispatchEvent(new Event("keydown"));
    vi.advanceTimersByTime(5_000);
    expect(run).toHaveBeenCalledOnce();
  });

  test("is still there: not after it is taken back", () => {
    whenQuiet(run)();
    dispatchEvent(new Event("scroll"));
    vi.advanceTimersByTime(5_000);
    expect(run).not.toHaveBeenCalled();
  });
});
