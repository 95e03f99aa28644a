type Tagged = { slug: string; tags: readonly { slug: string }[] };

/** Sorts by the number of shared tags. @param articles newest first; ties keep this order */
export function relatedArticles<Article extends Tagged>(
  articles: readonly Article[],
  current: { slug: string; tags: readonly string[] },
  count: number,
): Article[] {
  const sharedTags = (article: Article) =>
    article.tags.filter(({ slug }) => current.tags.includes(slug)).length;
  return articles
    .filter(({ slug }) => slug !== current.slug)
    .sort((a, b) => sharedTags(b) - sharedTags(a))
    .slice(0, count);
}
