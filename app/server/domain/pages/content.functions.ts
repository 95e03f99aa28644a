import { notFound } from "@tanstack/react-router";
import { createServerFn } from "@tanstack/react-start";

import { slugInput } from "#app/site/inputs.ts";

import { fallbackPathsOf } from "../sites/page-presence.ts";
import { readPage } from "./read-page.server.ts";

export type { PageView } from "./read-page.server.ts";

/** The gallery is available in development and tests only. */
export const requireGallery = createServerFn().handler(({ context }) => {
  const { APP_ENV } = context.scope.runtime.settings;
  if (APP_ENV !== "development" && APP_ENV !== "test") throw notFound();
});

export const getPage = createServerFn()
  .validator(slugInput)
  .handler(async ({ context: { scope }, data }) => {
    const { memory } = scope.runtime;
    const { pages, sites } = scope.sites;
    const page = await memory.readShown(scope, `page ${data.slug}`, () => readPage(scope, data.slug));
    if (!page) throw notFound({ data: { fallbackPaths: fallbackPathsOf(pages, sites.keys(), data.slug) } });
    return page;
  });
