/** A phone's browser controlled through CDP. Playwright's error tracking makes V8 reparse scripts for each `Error`. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromiumFlags, findChromium } from "../../scripts/chromium.mjs";

/** CSS pixels; Lighthouse's values. */
const screen = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

export type Phone = {
  /** Opens a page with an empty cache. @param slowdown CPU throttling factor */
  open: (url: string, slowdown: number) => Promise<PhonePage>;
  close: () => Promise<void>;
};

export type PhonePage = {
  /** @param expression with a JSON value, or a promise of one */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** @param x CSS pixels from the left @param y from the top */
  tap: (x: number, y: number) => Promise<void>;
  close: () => Promise<void>;
};

export async function startPhone(): Promise<Phone> {
  const folder = await mkdtemp(join(tmpdir(), "phone-"));
  const browser = spawn(
    findChromium()!,
    ["--headless", ...chromiumFlags, "--remote-debugging-port=0", `--user-data-dir=${folder}`],
    // A process group: Debian's browser is a script that starts others.
    { stdio: ["ignore", "ignore", "pipe"], detached: true },
  );
  const { send, listen, disconnect } = await connect(await addressOf(browser));
  return {
    open: async (url, slowdown) => {
      const { browserContextId } = await send("Target.createBrowserContext");
      const { targetId } = await send("Target.createTarget", { url: "about:blank", browserContextId });
      const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
      const sendToPage = (method: string, params = {}) => send(method, params, sessionId as string);
      await sendToPage("Page.enable");
      await sendToPage("Emulation.setDeviceMetricsOverride", screen);
      await sendToPage("Emulation.setTouchEmulationEnabled", { enabled: true });
      await sendToPage("Emulation.setCPUThrottlingRate", { rate: slowdown });
      const loaded = listen("Page.loadEventFired", sessionId as string);
      await sendToPage("Page.navigate", { url });
      await loaded;
      return {
        evaluate: async <Value>(expression: string) => {
          const { result } = await sendToPage("Runtime.evaluate", {
            expression,
            awaitPromise: true,
            returnByValue: true,
          });
          return (result as { value: Value }).value;
        },
        tap: async (x, y) => {
          await sendToPage("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
          await sendToPage("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
        },
        close: async () => {
          await send("Target.disposeBrowserContext", { browserContextId });
        },
      };
    },
    close: async () => {
      disconnect();
      process.kill(-browser.pid!);
      await once(browser, "exit");
      await rm(folder, { recursive: true, maxRetries: 5 });
    },
  };
}

async function addressOf(browser: ChildProcess): Promise<string> {
  let output = "";
  for await (const part of browser.stderr!) {
    output += part;
    const [address] = /ws:\S+/.exec(output) ?? [];
    if (address) return address;
  }
  throw new Error(`The browser did not start: ${output}`);
}

type Message = {
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
    const { id, method, sessionId, result, error } = JSON.parse(data as string) as Message;
    if (id === undefined) return listeners.get(`${sessionId} ${method}`)?.();
    const pending = waiting.get(id)!;
    waiting.delete(id);
    if (error) pending.reject(new Error(error.message));
    else pending.resolve(result as Record<string, unknown>);
  });
  return {
    send: (method: string, params: object = {}, sessionId?: string) => {
      const pending = Promise.withResolvers<Record<string, unknown>>();
      waiting.set(++last, pending);
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
      return pending.promise;
    },
    listen: (method: string, sessionId: string) =>
      new Promise<void>((resolve) => listeners.set(`${sessionId} ${method}`, resolve)),
    disconnect: () => socket.close(),
  };
}
