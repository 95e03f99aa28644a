const wordsPerMinute = 200;

/** @param text Markdown @returns whole minutes, at least one */
export function readingMinutes(text: string, languageTag: string): number {
  const words = [...new Intl.Segmenter(languageTag, { granularity: "word" }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  ).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

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
