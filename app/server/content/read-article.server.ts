import type { StoredBlock } from "#app/blocks/schema.ts";

import { formatDate } from "../../site/format.ts";
import type { RequestScope } from "../http/request-scope.server.ts";
import { listArticles } from "./list-articles.server.ts";
import { readPageRow } from "./pages.repo.server.ts";
import { readingMinutes } from "./reading-time.ts";
import { relatedArticles } from "./related-articles.ts";

/** The page that lists the articles, where a site has it. */
const journalSlug = "journal";

/** So many articles are looked through for related ones, newest first. */
const candidates = 50;

type Row = NonNullable<Awaited<ReturnType<typeof readPageRow>>>;

export type ArticleView = NonNullable<Awaited<ReturnType<typeof readArticle>>>;

/**
 * What an article shows around its text.
 * @returns nothing for a page that is no article
 */
export async function readArticle(
  scope: Pick<RequestScope, "site" | "runtime">,
  { kind, slug, title, description, image, published, tags }: Row,
  blocks: readonly StoredBlock[],
) {
  if (kind !== "article" || !published) return undefined;
  const { runtime, site } = scope;
  const [articles, journal] = await Promise.all([
    listArticles(scope, { limit: candidates }),
    readPageRow(runtime.database.readDb, site.code, journalSlug),
  ]);
  const text = blocks.map((block) => (block.kind === "rich-text" ? block.body : "")).join("\n");
  return {
    title,
    description,
    image,
    published,
    /** The day in words: browsers do not know every language's dates. */
    date: formatDate(published, site.languageTag),
    minutes: readingMinutes(text, site.languageTag),
    tags: articles.find((article) => article.slug === slug)?.tags ?? [],
    journal: journal && { slug: journal.slug, title: journal.title },
    related: relatedArticles(articles, { slug, tags }, 3),
  };
}
