import { notFound } from "@tanstack/react-router";
import { createServerFn } from "@tanstack/react-start";

import { slugInput } from "#app/site/inputs.ts";

import { fallbackPathsOf } from "../sites/page-presence.ts";
import { listMedia } from "./list-media.server.ts";
import { readPage } from "./read-page.server.ts";

export type { PageView } from "./read-page.server.ts";

export const getGallery = createServerFn().handler(({ context }) => {
  const { APP_ENV } = context.runtime.settings;
  if (APP_ENV !== "development" && APP_ENV !== "test") throw notFound();
  return { media: listMedia() };
});

export const getPage = createServerFn()
  .validator(slugInput)
  .handler(async ({ context: { scope, runtime }, data }) => {
    const { memory } = runtime;
    const { pages, sites } = scope.sites;
    const page = await memory.readShown(scope, `page ${data.slug}`, () => readPage(scope, data.slug));
    if (!page) throw notFound({ data: { fallbackPaths: fallbackPathsOf(pages, sites.keys(), data.slug) } });
    return page;
  });
