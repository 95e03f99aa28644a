export type Tag = { slug: string; name: string };
export type Tagged = { tags: readonly Tag[] };

/** As many as the rules in `styles/recipes/tag-filter.ts` can tell apart. */
export const maxTagFilters = 8;

/** The tags that tell these things apart, the most frequent first. A tag that all of them have does not. */
export function tagFilters(items: readonly Tagged[]): Tag[] {
  const tags = items.flatMap((item) => item.tags);
  return [...Map.groupBy(tags, ({ slug }) => slug).values()]
    .filter((same) => same.length < items.length)
    .sort((a, b) => b.length - a.length)
    .slice(0, maxTagFilters)
    .map((same) => same[0]!);
}

/** The numbers of the filters that show a thing, from 1, as `data-tags` of its card carries them. */
export const filterNumbers = (filters: readonly Tag[], { tags }: Tagged): string =>
  filters.flatMap(({ slug }, index) => (tags.some((tag) => tag.slug === slug) ? [index + 1] : [])).join(" ");
