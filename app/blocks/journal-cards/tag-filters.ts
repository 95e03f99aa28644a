import type { ArticleItem } from "#app/server/content/list-articles.server.ts";

/** As many as the rules in `styles/recipes/journal.ts` can tell apart. */
export const maxTagFilters = 8;

/** The tags that tell these articles apart, the most frequent first. A tag that all of them have does not. */
export function tagFilters(articles: readonly Pick<ArticleItem, "tags">[]): { slug: string; name: string }[] {
  const tags = articles.flatMap((article) => article.tags);
  return [...Map.groupBy(tags, ({ slug }) => slug).values()]
    .filter((same) => same.length < articles.length)
    .sort((a, b) => b.length - a.length)
    .slice(0, maxTagFilters)
    .map((same) => same[0]!);
}
