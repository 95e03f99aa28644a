import { formatDate } from "#app/site/format.ts";

import type { RequestScope } from "../../scope/request-scope.ts";
import { listArticles } from "./list-articles.server.ts";
import { readPageRow } from "../content/pages.repo.server.ts";
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
 * @param text Markdown: how long it takes to read
 * @returns nothing for a page that is no article
 */
export async function readArticle(
  scope: Pick<RequestScope, "site" | "runtime">,
  { kind, slug, title, description, image, published, tags }: Row,
  text: string,
) {
  if (kind !== "article" || !published) return undefined;
  const { runtime, site } = scope;
  const [articles, journal] = await Promise.all([
    listArticles(scope, { limit: candidates }),
    readPageRow(runtime.database.readDb, site.code, journalSlug),
  ]);
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
