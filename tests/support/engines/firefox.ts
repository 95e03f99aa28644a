/** A regular Firefox, controlled through WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { findFirefox } from "../../../scripts/firefox.mjs";
import { inputBy } from "./actions.ts";
import type { Driver, Engine, VisitOptions } from "./driver.ts";

/** Reduces the browser's own network requests. Reports a mouse, which a machine without a screen lacks. */
const preferences = {
  "ui.allPointerCapabilities": 6,
  "ui.primaryPointerCapabilities": 6,
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "browser.search.update": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.systemAddon.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
};

type Command = (method: string, parameters: object) => Promise<Record<string, unknown>>;
type Message = { id?: number; result?: Record<string, unknown>; error?: string; message?: string };

export function firefoxEngine(): Engine {
  let running: Promise<{ command: Command; stop: () => Promise<void> }> | undefined;
  return {
    missing: () => (findFirefox() ? undefined : "apt-get install firefox-esr"),
    visit: async (options) => openVisit((await (running ??= start(options))).command, options),
    // Requests that no preference disables: updates of Firefox itself and of its video decoders.
    ownHosts: [
      "firefox.settings.services.mozilla.com:443",
      "aus5.mozilla.org:443",
      "update.googleapis.com:443",
    ],
    stop: async () => (await running)?.stop(),
  };
}

async function start({ proxy }: VisitOptions) {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"];
  const browser = spawn(findFirefox()!, args, { stdio: ["ignore", "ignore", "pipe"] });
  const socket = new WebSocket(`${await listeningAddress(browser)}/session`);
  await once(socket, "open");
  const command = commandsOver(socket);
  await command("session.new", {
    capabilities: {
      alwaysMatch: {
        ...(proxy && { proxy: { proxyType: "manual", httpProxy: proxy, sslProxy: proxy } }),
      },
    },
  });
  const stop = async () => {
    socket.close();
    const ended = once(browser, "exit");
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true });
  };
  return { command, stop };
}

const listeningAddress = (browser: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let output = "";
    browser.stderr!.on("data", (data: Buffer) => {
      output += data;
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    });
    browser.once("exit", () => reject(new Error(`Firefox exited before it was ready:\n${output}`)));
  });

function commandsOver(socket: WebSocket): Command {
  const waiting = new Map<number, (message: Message) => void>();
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  });
  return async (method, params) => {
    const id = ++last;
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error, message } = await new Promise<Message>((resolve) => waiting.set(id, resolve));
    waiting.delete(id);
    if (result) return result;
    throw new Error(`WebDriver BiDi: ${method}: ${error}: ${message}`);
  };
}

async function openVisit(command: Command, { window }: VisitOptions): Promise<Driver> {
  const { userContext } = await command("browser.createUserContext", {});
  const { context } = await command("browsingContext.create", { type: "tab", userContext });
  const resize: Driver["resize"] = async (viewport) =>
    void (await command("browsingContext.setViewport", { context, viewport }));
  await resize(window);
  const evaluate: Driver["evaluate"] = async (run, value) => {
    const answer = await command("script.callFunction", {
      functionDeclaration: `async (json) => JSON.stringify(await (${run})(JSON.parse(json)))`,
      arguments: [{ type: "string", value: JSON.stringify(value ?? null) }],
      target: { context },
      awaitPromise: true,
    });
    const { result, exceptionDetails } = answer as {
      result?: { value?: string };
      exceptionDetails?: { text: string };
    };
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result?.value === undefined ? undefined : JSON.parse(result.value);
  };
  return {
    open: async (url) => void (await command("browsingContext.navigate", { context, url, wait: "complete" })),
    back: async () => void (await command("browsingContext.traverseHistory", { context, delta: -1 })),
    evaluate,
    resize,
    ...inputBy((actions) => command("input.performActions", { context, actions })),
    screenshot: async () => {
      const { data } = await command("browsingContext.captureScreenshot", { context });
      return Buffer.from(data as string, "base64");
    },
    close: async () => void (await command("browser.removeUserContext", { userContext })),
  };
}
