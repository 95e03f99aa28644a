import type { Browser, BrowserContext, Page } from "playwright-core";

import { complaintsOf } from "#tests/support/page-state.ts";

/** Somebody on one site, who goes from page to page: scripts, styles and fonts are loaded once. */
export type Visitor = {
  page: Page;
  plainPage: Page;
  /** Of the browser with JavaScript, since they were last taken out. */
  complaints: string[];
  leave: () => Promise<void>;
};

/** Milliseconds; a busy machine is slow, but no page takes so long. */
const patience = 20_000;

export async function visitSite(browser: Browser, origin: string): Promise<Visitor> {
  const contexts = await Promise.all(
    [true, false].map((javaScriptEnabled) =>
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
    // What a page still asks for when it is left is given up.
    if (reason !== "net::ERR_ABORTED") complaints.push(`${request.url()}: ${reason}`);
  });
  page!.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()}: status ${response.status()}`);
  });
  return {
    page: page!,
    plainPage: plainPage!,
    complaints,
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
