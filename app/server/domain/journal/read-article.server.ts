import { formatDate } from "#app/site/format.ts";

import type { RequestScope } from "../../scope/request-scope.ts";
import { listArticles } from "./list-articles.server.ts";
import { readPageRow } from "../content/pages.repo.server.ts";
import { readingMinutes, relatedArticles } from "./article-details.ts";

const journalSlug = "journal";

const candidates = 50;

type Row = NonNullable<Awaited<ReturnType<typeof readPageRow>>>;

export type ArticleView = NonNullable<Awaited<ReturnType<typeof readArticle>>>;

export async function readArticle(
  scope: Pick<RequestScope, "site" | "runtime">,
  { kind, slug, title, description, image, author, published, tags }: Row,
  text: string,
) {
  if (kind !== "article" || !published) return undefined;
  const { runtime, site } = scope;
  const [articles, journal] = await Promise.all([
    listArticles(scope, { limit: candidates }),
    readPageRow(runtime.database.readDb, site, journalSlug),
  ]);
  return {
    title,
    description,
    image,
    author,
    url: `${site.origin}/${slug}`,
    published,
    /** Formatted here, because browsers lack some locales. */
    date: formatDate(published, site.languageTag),
    minutes: readingMinutes(text, site.languageTag),
    tags: articles.find((article) => article.slug === slug)?.tags ?? [],
    journal: journal && { slug: journal.slug, title: journal.title },
    related: relatedArticles(articles, { slug, tags }, 3),
  };
}
