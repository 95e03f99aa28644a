export type Tag = { slug: string; name: string };
export type Tagged = { tags: readonly Tag[] };

/** Limited by the rules in `styles/recipes/tag-filter.ts`. */
export const maxTagFilters = 8;

export function tagFilters(items: readonly Tagged[]): Tag[] {
  const tags = items.flatMap((item) => item.tags);
  return [...Map.groupBy(tags, ({ slug }) => slug).values()]
    .filter((same) => same.length < items.length)
    .sort((a, b) => b.length - a.length)
    .slice(0, maxTagFilters)
    .map((same) => same[0]!);
}

export const filterNumbers = (filters: readonly Tag[], { tags }: Tagged): string =>
  filters.flatMap(({ slug }, index) => (tags.some((tag) => tag.slug === slug) ? [index + 1] : [])).join(" ");
