type Tagged = { slug: string; tags: readonly { slug: string }[] };

/**
 * What to read after an article: those that share most of its tags, then the first of the others.
 * @param articles newest first; equally related ones stay in this order
 */
export function relatedArticles<Article extends Tagged>(
  articles: readonly Article[],
  current: { slug: string; tags: readonly string[] },
  count: number,
): Article[] {
  const shared = (article: Article) => article.tags.filter(({ slug }) => current.tags.includes(slug)).length;
  return articles
    .filter(({ slug }) => slug !== current.slug)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, count);
}
