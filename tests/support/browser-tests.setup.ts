/** One server and one browser for all browser tests: starting them takes longer than most tests. */
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";

import { chromiumFlags } from "../../scripts/chromium.mjs";
import { createEmbedded } from "./database.ts";
import { startServerOn } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Port of the built server on this machine, by brand. */
    sitePorts: Record<string, number>;
    browserEndpoint: string;
  }
}

export default async function setUp(project: TestProject) {
  const brand = project.config.env.CONTENT_DIR!;
  const { browserEndpoint, embeddedContent, sitePorts } = project.vitest.getProvidedContext();
  const database = await createEmbedded(embeddedContent[brand]);
  const [server, browser] = await Promise.all([
    startServerOn(database, { CONTENT_DIR: brand, APP_ENV: "test", SUBMISSIONS_PER_HOUR: "1000" }),
    browserEndpoint ? undefined : launchBrowser(),
  ]);
  project.vitest.provide("sitePorts", { ...sitePorts, [brand]: server.port });
  if (browser) project.vitest.provide("browserEndpoint", browser.wsEndpoint());
  return async () => {
    await browser?.close();
    await server.stop();
  };
}

/** Starts the Chromium that `scripts/chromium.mjs` found; every host name leads to this machine. */
const launchBrowser = () =>
  chromium.launchServer({
    ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
    args: [
      ...chromiumFlags,
      "--disable-background-networking",
      "--disable-component-update",
      // Otherwise each visit starts a process and compiles all scripts, which is a third of its time.
      "--process-per-site",
    ],
  });
