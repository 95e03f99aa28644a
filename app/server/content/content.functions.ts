import { notFound } from "@tanstack/react-router";
import { createServerFn } from "@tanstack/react-start";

import { slugInput } from "#app/site/slug.ts";

import { readPage } from "./read-page.server.ts";

export type { PageView } from "./read-page.server.ts";

export const getPage = createServerFn()
  .validator(slugInput)
  .handler(async ({ context, data }) => {
    const page = await readPage(context.scope, data.slug);
    if (!page) throw notFound();
    return page;
  });
