import { resolveBlock } from "#app/blocks/resolve-block.server.ts";
import type { BlockView, InvalidBlock } from "#app/blocks/block-view.ts";

import { formatDate } from "../../site/format.ts";
import type { RequestScope } from "../http/request-scope.server.ts";
import { runPageMiddleware } from "./page-middleware.ts";
import { readPageRow } from "./pages.repo.server.ts";
import { parseBlocks } from "./parse-blocks.server.ts";

export type PageView = {
  slug: string;
  kind: "page" | "article";
  title: string;
  description: string;
  image: { src: string; alt: string } | null;
  /** Day of an article, as `2026-03-10` and in words: browsers do not know every language's dates. */
  published: { day: string; text: string } | null;
  blocks: (BlockView | InvalidBlock)[];
};

/**
 * @returns nothing when there is no such page, or when its middleware hides it
 * @throws {UnknownMiddlewareError} when the page names a middleware that is not registered
 */
export async function readPage(scope: RequestScope, slug: string): Promise<PageView | undefined> {
  const { runtime, site, log } = scope;
  const row = await readPageRow(runtime.database.db, site.code, slug);
  if (!row) return undefined;
  const environment = runtime.settings.APP_ENV;
  if (runPageMiddleware(row.middleware, { environment }) === "not-found") return undefined;

  const { blocks, invalid } = parseBlocks(row.blocks);
  for (const { index, problem } of invalid) log.warn({ page: slug, block: index, problem }, "block dropped");
  const views = await Promise.all(blocks.map((block) => resolveBlock(block, scope)));
  const { kind, title, description, image } = row;
  const published = row.published && { day: row.published, text: formatDate(row.published, site.languageTag) };
  const shown = environment === "development" ? [...views, ...invalid] : views;
  return { slug, kind, title, description, image, published: published || null, blocks: shown };
}
