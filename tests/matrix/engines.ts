/** The browsers of the matrix. Playwright drives all of them. */
import { existsSync } from "node:fs";

import { type Browser, chromium, firefox, webkit } from "playwright-core";

import { chromiumFlags, findChromium } from "../../scripts/chromium.mjs";
import { findFirefox } from "../../scripts/firefox.mjs";
import { withoutMediaFeatures } from "./firefox-bidi.ts";

export const engineNames = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];

/** Milliseconds; high enough for a busy machine. */
const startTime = 180_000;

type Engine = {
  /** @returns the path of the executable */
  find: () => string | undefined;
  launch: (executablePath: string) => Promise<Browser>;
  /** Whether a page can be opened without JavaScript. */
  canDisableScripts: boolean;
  install: string;
};

/** Hosts of links and third parties resolve to this machine, as with `chromiumFlags` in Chromium. */
const firefoxPreferences = {
  "network.dns.forceResolve": "127.0.0.1",
  // Playwright cannot set it through WebDriver BiDi.
  "ui.prefersReducedMotion": 1,
  "app.update.disabledForTesting": true,
  "datareporting.policy.dataSubmissionEnabled": false,
};

export const engines: Record<EngineName, Engine> = {
  chromium: {
    find: findChromium,
    launch: (executablePath) =>
      chromium.launch({
        executablePath,
        args: [...chromiumFlags, "--disable-background-networking"],
        timeout: startTime,
      }),
    canDisableScripts: true,
    install: "apt-get install chromium-headless-shell, or name one in CHROMIUM",
  },
  // A regular Firefox, controlled through WebDriver BiDi.
  firefox: {
    find: findFirefox,
    launch: async (executablePath) =>
      withoutMediaFeatures(
        await firefox.launch({
          channel: "moz-firefox",
          executablePath,
          firefoxUserPrefs: firefoxPreferences,
          timeout: startTime,
        }),
      ),
    canDisableScripts: false,
    install: "apt-get install firefox-esr, or name one in FIREFOX",
  },
  webkit: {
    find: () => [webkit.executablePath()].find((path) => existsSync(path)),
    launch: (executablePath) => webkit.launch({ executablePath }),
    canDisableScripts: true,
    install: "npx playwright-core install --with-deps webkit",
  },
};

export const isInstalled = (name: EngineName): boolean => engines[name].find() !== undefined;

export const launch = (name: EngineName): Promise<Browser> => engines[name].launch(engines[name].find()!);
