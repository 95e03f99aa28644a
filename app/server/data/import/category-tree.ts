import type { Content } from "./localize-content.ts";

type Category = Content["categories"][number];

type TreeNode = { slug: string; value: { position: number; parent?: string | undefined } };

/** By position; the slug decides between equal positions. */
export const byPosition = <Entry extends { slug: string; value: { position: number } }>(
  a: Entry,
  b: Entry,
): number => a.value.position - b.value.position || (a.slug < b.slug ? -1 : 1);

/** Depth first: a category precedes those below it. Categories without a path to the top are missing. */
export function inTreeOrder<Node extends TreeNode>(categories: readonly Node[]): Node[] {
  const byParent = Map.groupBy(categories.toSorted(byPosition), ({ value }) => value.parent);
  const withChildren = (category: Node): Node[] => [
    category,
    ...(byParent.get(category.slug) ?? []).flatMap(withChildren),
  ];
  return (byParent.get(undefined) ?? []).flatMap(withChildren);
}

/** From the category to the top, itself included. Ends before a category that is unknown or was met before. */
export function lineOf(slug: string, categories: ReadonlyMap<string, Category>): Category[] {
  const line: Category[] = [];
  let category = categories.get(slug);
  while (category && !line.includes(category)) {
    line.push(category);
    category = category.value.parent === undefined ? undefined : categories.get(category.value.parent);
  }
  return line;
}

export const filtersOf = (slug: string, categories: ReadonlyMap<string, Category>): string[] => [
  ...new Set(
    lineOf(slug, categories)
      .toReversed()
      .flatMap(({ value }) => value.filters),
  ),
];
