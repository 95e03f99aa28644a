/**
 * WebKitGTK's browser, controlled through WebDriver (https://www.w3.org/TR/webdriver2/). Playwright drives only its own
 * WebKit, which is not a package of any system.
 */
import { spawn } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { inputBy } from "./actions.ts";
import type { Driver, Engine, Size, VisitOptions } from "./driver.ts";

const browsers = "/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser";
/** CSS pixels; larger than each window of the tests. */
const screenSize = "2000x1400x24";
/** Otherwise the toolbar is wider than a phone. */
const narrowToolbar =
  "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }";

const findProgram = (name: string) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

export function webkitEngine(): Engine {
  let screen: Promise<Screen> | undefined;
  return {
    missing: () =>
      findProgram("WebKitWebDriver") && findProgram("Xvfb") && globSync(browsers)[0]
        ? undefined
        : "apt-get install webkit2gtk-driver xvfb",
    visit: async (options) => {
      // One browser per visit, so that a crash affects no other visit.
      const { address, stop } = await startDriver(await (screen ??= startScreen()));
      const driver = await openVisit(address, options);
      return { ...driver, close: () => driver.close().finally(stop) };
    },
    ownHosts: [],
    stop: async () => (await screen)?.stop(),
  };
}

type Screen = { environment: NodeJS.ProcessEnv; stop: () => void };

/** Starts a virtual screen. */
async function startScreen(): Promise<Screen> {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0/gtk.css"), narrowToolbar);
  const display = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", screenSize, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = await new Promise<string>((resolve, reject) => {
    display.stdio[3]!.once("data", (data) => resolve(String(data).trim()));
    display.once("exit", (code) => reject(new Error(`Xvfb ended with ${code} while it started`)));
  });
  return {
    environment: { ...process.env, DISPLAY: `:${number}`, XDG_CONFIG_HOME: folder },
    stop: () => {
      display.kill();
      rmSync(folder, { recursive: true });
    },
  };
}

async function startDriver({ environment }: Screen) {
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env: environment, stdio: "ignore" });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address);
  return { address, stop: () => void driver.kill() };
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

async function untilReady(address: string) {
  for (let tries = 0; tries < 300; tries++) {
    const response = await fetch(`${address}/status`).catch(() => undefined);
    if (response?.ok) return;
    await sleep(100);
  }
  throw new Error(`WebKitWebDriver did not answer at ${address}/status within 30 s`);
}

async function request(address: string, method: string, path: string, body?: object) {
  const response = await fetch(`${address}/session${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`WebDriver: ${method} ${path}: ${error}: ${message}`);
}

async function openVisit(address: string, { window, proxy }: VisitOptions): Promise<Driver> {
  const { sessionId } = (await request(address, "POST", "", {
    capabilities: {
      alwaysMatch: {
        browserName: "MiniBrowser",
        ...(proxy && { proxy: { proxyType: "manual", httpProxy: proxy, sslProxy: proxy } }),
        "webkitgtk:browserOptions": { binary: globSync(browsers)[0], args: ["--automation"] },
      },
    },
  })) as { sessionId: string };
  const post = (path: string, body: object = {}) => request(address, "POST", `/${sessionId}${path}`, body);
  const evaluate: Driver["evaluate"] = async (run, value) => {
    // Arguments are parsed from JSON in the page, which has no `undefined`.
    const script = `const done = arguments[1];
      new Promise((resolve) => resolve((${run})(arguments[0])))
        .then((value) => done({ value }), (error) => done({ error: String(error) }))`;
    const answer = await post("/execute/async", { script, args: [value ?? null] });
    const { value: result, error } = answer as { value: never; error?: string };
    if (error) throw new Error(error);
    return result;
  };
  const resize = async ({ width, height }: Size) => {
    await post("/window/rect", { x: 0, y: 0, width, height });
    const frame = await evaluate(() => outerHeight - innerHeight, undefined);
    await post("/window/rect", { x: 0, y: 0, width, height: height + frame });
  };
  await resize(window);
  return {
    open: async (url) => void (await post("/url", { url })),
    back: async () => void (await post("/back")),
    evaluate,
    resize,
    ...inputBy((actions) => post("/actions", { actions })),
    screenshot: async () =>
      Buffer.from((await request(address, "GET", `/${sessionId}/screenshot`)) as string, "base64"),
    close: async () => void (await request(address, "DELETE", `/${sessionId}`)),
  };
}
