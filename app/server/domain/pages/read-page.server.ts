import type { StoredBlock } from "#app/blocks/schema.ts";
import { resolveBlock } from "#app/blocks/resolve-block.server.ts";
import type { BlockView, InvalidBlock } from "#app/blocks/block-view.ts";
import type { FallbackPaths } from "#app/seo/alternates.ts";

import type { RequestScope } from "../../scope/request-scope.ts";
import { fallbackPathsOf } from "../sites/page-presence.ts";
import { fillPlaceholders } from "../sites/placeholders.ts";
import { runPageMiddleware } from "../sites/page-middleware.ts";
import { readPageRow } from "../content/pages.repo.server.ts";
import { parseBlocks } from "./parse-blocks.server.ts";
import { type ArticleView, readArticle } from "../journal/read-article.server.ts";

export type PageView = {
  slug: string;
  title: string;
  description: string;
  article: ArticleView | undefined;
  blocks: (BlockView | InvalidBlock)[];
  fallbackPaths: FallbackPaths | undefined;
};

/** @returns nothing when the page is unknown or hidden @throws {UnknownMiddlewareError} */
export async function readPage(scope: RequestScope, slug: string): Promise<PageView | undefined> {
  const { runtime, site, sites, log } = scope;
  const row = await readPageRow(runtime.database.readDb, site, slug);
  if (!row) return undefined;
  const environment = runtime.settings.APP_ENV;
  if (runPageMiddleware(row.middleware, { environment }) === "not-found") return undefined;

  const { blocks, invalid } = parseBlocks(fillPlaceholders(row.blocks, scope));
  for (const { index, problem } of invalid) log.warn({ page: slug, block: index, problem }, "block dropped");
  const [article, views] = await Promise.all([
    readArticle(scope, row, textOf(blocks)),
    Promise.all(blocks.map((block) => resolveBlock(block, scope))),
  ]);
  const shown = environment === "development" ? [...views, ...invalid] : views;
  const fallbackPaths = fallbackPathsOf(sites.pages, sites.sites.keys(), slug, article?.journal?.slug);
  return { slug, title: row.title, description: row.description, article, blocks: shown, fallbackPaths };
}

const textOf = (blocks: readonly StoredBlock[]) =>
  blocks.map((block) => (block.kind === "rich-text" ? block.body : "")).join("\n");
