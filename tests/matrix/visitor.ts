import type { Browser, BrowserContext, Page } from "playwright-core";

import { complaintsOf } from "#tests/support/page-state.ts";

import { type EngineName, engines } from "./engines.ts";

/** A browser on one site that goes from page to page, so that scripts, styles and fonts are loaded once. */
export type Visitor = {
  page: Page;
  /** Without JavaScript, if the browser supports it. */
  plainPage: Page | undefined;
  /** Errors of the page with JavaScript since the array was last emptied. */
  complaints: string[];
  /** @returns a function that ends the recording and writes it to a file */
  trace: (title: string) => Promise<(path: string) => Promise<void>>;
  leave: () => Promise<void>;
};

/** Milliseconds; high enough for a busy machine. */
const patience = 60_000;

/** Browsers abort pending requests when a page is left. */
const givenUp = /net::ERR_ABORTED|NS_BINDING_ABORTED|NS_ERROR_ABORT/;

export async function visitSite(browser: Browser, engine: EngineName, origin: string): Promise<Visitor> {
  const contexts = await Promise.all(
    (engines[engine].canDisableScripts ? [true, false] : [true]).map((javaScriptEnabled) =>
      browser.newContext({
        javaScriptEnabled,
        reducedMotion: "reduce",
        viewport: { width: 1440, height: 900 },
      }),
    ),
  );
  const [page, plainPage] = await Promise.all(contexts.map((context) => openPage(context, origin)));
  const complaints = complaintsOf(page!);
  page!.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (!givenUp.test(reason)) complaints.push(`${request.url()}: ${reason}`);
  });
  page!.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()}: status ${response.status()}`);
  });
  const { tracing } = contexts[0]!;
  let isRecorded = false;
  return {
    page: page!,
    plainPage,
    complaints,
    trace: async (title) => {
      if (!isRecorded) await tracing.start({ screenshots: true, snapshots: true });
      isRecorded = true;
      await tracing.startChunk({ title });
      return (path) => tracing.stopChunk({ path });
    },
    leave: async () => {
      await Promise.all(contexts.map((context) => context.close()));
    },
  };
}

/** Declines cookies, because the notice would cover a part of every page. */
async function openPage(context: BrowserContext, origin: string): Promise<Page> {
  context.setDefaultTimeout(patience);
  await context.addCookies([{ name: "accept-cookies", value: "false", url: origin }]);
  // Each page is seen as on a first visit: without products that were viewed on earlier pages.
  await context.addInitScript(() => localStorage.clear());
  return context.newPage();
}
