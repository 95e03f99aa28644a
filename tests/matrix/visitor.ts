import type { Browser, BrowserContext, Page } from "playwright-core";

import { complaintsOf } from "#tests/support/page-state.ts";

import { type EngineName, engines } from "./engines.ts";

/** Somebody on one site, who goes from page to page: scripts, styles and fonts are loaded once. */
export type Visitor = {
  page: Page;
  /** Without JavaScript, where the browser can. */
  plainPage: Page | undefined;
  /** Of the browser with JavaScript, since they were last taken out. */
  complaints: string[];
  /** @returns the end of the recording, which writes it to a file */
  trace: (title: string) => Promise<(path: string) => Promise<void>>;
  leave: () => Promise<void>;
};

/** Milliseconds; a busy machine is slow, but no page takes so long. */
const patience = 60_000;

/** What a page still asks for when it is left is given up. */
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

/** The cookie notice is answered, so it does not cover what stands behind it on every page. */
async function openPage(context: BrowserContext, origin: string): Promise<Page> {
  context.setDefaultTimeout(patience);
  await context.addCookies([{ name: "accept-cookies", value: "false", url: origin }]);
  return context.newPage();
}
