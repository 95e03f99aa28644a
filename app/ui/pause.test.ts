import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { inPause, noticeInput } from "./pause.ts";

describe("what nobody waits for is done", () => {
  const work = vi.fn<() => void>();
  beforeEach(() => {
    vi.useFakeTimers();
    const visitor = new EventTarget();
    vi.stubGlobal("addEventListener", visitor.addEventListener.bind(visitor));
    vi.stubGlobal("dispatchEvent", visitor.dispatchEvent.bind(visitor));
    noticeInput();
  });
  afterEach(() => {
    // The next visitor has not done anything yet.
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    vi.unstubAllGlobals();
    work.mockReset();
  });

  test("in the next task for who does nothing that wants an answer", () => {
    dispatchEvent(new Event("pointermove"));
    inPause(work);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledOnce();
  });

  test("300 ms after the last tap or key", () => {
    dispatchEvent(new Event("pointerdown"));
    inPause(work);
    for (const name of ["pointerdown", "keydown", "keydown"]) {
      vi.advanceTimersByTime(250);
      dispatchEvent(new Event(name));
    }
    vi.advanceTimersByTime(299);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2);
    expect(work).toHaveBeenCalledOnce();
  });

  test("after three seconds also for who never pauses", () => {
    dispatchEvent(new Event("keydown"));
    inPause(work);
    for (let key = 0; key < 14; key++) {
      vi.advanceTimersByTime(200);
      dispatchEvent(new Event("keydown"));
    }
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(201);
    expect(work).toHaveBeenCalledOnce();
  });
});
