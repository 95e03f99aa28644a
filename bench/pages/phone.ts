/**
 * A phone's browser that is told what to do by its protocol alone. Playwright also has V8 tell it of every error, and V8
 * then reads a script once more for each `Error` that it makes: time that no visitor waits.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromiumFlags, findChromium } from "../../scripts/chromium.mjs";

/** CSS pixels, as Lighthouse has them. */
const screen = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

export type Phone = {
  /** Opens a page with nothing in its cache. @param slowdown of the processor */
  open: (url: string, slowdown: number) => Promise<PhonePage>;
  close: () => Promise<void>;
};

export type PhonePage = {
  /** @param expression whose value can be written as JSON, or a promise of one */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** @param x CSS pixels from the left of the window @param y from its top */
  tap: (x: number, y: number) => Promise<void>;
  close: () => Promise<void>;
};

export async function startPhone(): Promise<Phone> {
  const folder = await mkdtemp(join(tmpdir(), "phone-"));
  const browser = spawn(
    findChromium()!,
    ["--headless", ...chromiumFlags, "--remote-debugging-port=0", `--user-data-dir=${folder}`],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const { send, listen, disconnect } = await connect(await addressOf(browser));
  return {
    open: async (url, slowdown) => {
      const { browserContextId } = await send("Target.createBrowserContext");
      const { targetId } = await send("Target.createTarget", { url: "about:blank", browserContextId });
      const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
      const tell = (method: string, params = {}) => send(method, params, sessionId as string);
      await tell("Page.enable");
      await tell("Emulation.setDeviceMetricsOverride", screen);
      await tell("Emulation.setTouchEmulationEnabled", { enabled: true });
      await tell("Emulation.setCPUThrottlingRate", { rate: slowdown });
      const loaded = listen("Page.loadEventFired", sessionId as string);
      await tell("Page.navigate", { url });
      await loaded;
      return {
        evaluate: async <Value>(expression: string) => {
          const { result } = await tell("Runtime.evaluate", {
            expression,
            awaitPromise: true,
            returnByValue: true,
          });
          return (result as { value: Value }).value;
        },
        tap: async (x, y) => {
          await tell("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
          await tell("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
        },
        close: async () => {
          await send("Target.disposeBrowserContext", { browserContextId });
        },
      };
    },
    close: async () => {
      disconnect();
      browser.kill();
      await once(browser, "exit");
      await rm(folder, { recursive: true, maxRetries: 5 });
    },
  };
}

/** Which the browser says when it has started. */
async function addressOf(browser: ChildProcess): Promise<string> {
  let said = "";
  for await (const part of browser.stderr!) {
    said += part;
    const [address] = /ws:\S+/.exec(said) ?? [];
    if (address) return address;
  }
  throw new Error(`The browser did not start: ${said}`);
}

type Answer = {
  id?: number;
  method?: string;
  sessionId?: string;
  result?: object;
  error?: { message: string };
};

async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, "open");
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  const listeners = new Map<string, () => void>();
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const { id, method, sessionId, result, error } = JSON.parse(data as string) as Answer;
    if (id === undefined) return listeners.get(`${sessionId} ${method}`)?.();
    const answer = waiting.get(id)!;
    waiting.delete(id);
    if (error) answer.reject(new Error(error.message));
    else answer.resolve(result as Record<string, unknown>);
  });
  return {
    send: (method: string, params: object = {}, sessionId?: string) => {
      const answer = Promise.withResolvers<Record<string, unknown>>();
      waiting.set(++last, answer);
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
      return answer.promise;
    },
    listen: (method: string, sessionId: string) =>
      new Promise<void>((resolve) => listeners.set(`${sessionId} ${method}`, resolve)),
    disconnect: () => socket.close(),
  };
}
