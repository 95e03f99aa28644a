import { afterEach, describe, expect, test, vi } from "vitest";

import { mayReload, reloadGuard } from "./chunk-reload.ts";

const now = 1_800_000_000_000;

describe("the reload guard", () => {
  test.each([
    ["the first failure", null, true],
    ["a failure right after a reload", String(now - 1), false],
    ["a failure 59,999 ms after a reload", String(now - reloadGuard + 1), false],
    ["a failure 60,000 ms after a reload", String(now - reloadGuard), true],
    ["a clock that is set back by an hour", String(now + 3_600_000), true],
    ["an entry that is not a time", "never", true],
  ])("decides after %s", (_, last, expected) => {
    expect(mayReload(now, last)).toBe(expected);
  });
});

describe("a missing file", () => {
  const error = new TypeError("Importing a module script failed.");

  async function pageOf() {
    vi.resetModules();
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const listeners = new Map<string, (event: object) => void>();
    const addEventListener = (type: string, run: () => void) => void listeners.set(type, run);
    const reload = vi.fn<() => void>();
    vi.stubGlobal("window", { addEventListener, location: { reload } });
    vi.stubGlobal("addEventListener", addEventListener);
    vi.stubGlobal("navigator", { onLine: true });
    const entries = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    });
    const { loadUnlessLeft, reloadOnChunkFailure } = await import("./chunk-reload.ts");
    reloadOnChunkFailure();
    const fail = () => listeners.get("vite:preloadError")!({ payload: error });
    return { fail, reload, loadUnlessLeft };
  }

  afterEach(() => {
    performance.clearMarks();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("reloads the page", async () => {
    const { fail, reload, loadUnlessLeft } = await pageOf();
    fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledOnce();
    await expect(loadUnlessLeft(Promise.reject(error))).rejects.toBe(error);
  });

  test("does not reload a page that is being left", async () => {
    const { fail, reload, loadUnlessLeft } = await pageOf();
    performance.mark("leave");
    fail();
    const settled = vi.fn<() => void>();
    void loadUnlessLeft(Promise.reject(error)).then(settled, settled);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(reload).not.toHaveBeenCalled();
    expect(settled).not.toHaveBeenCalled();
  });
});
