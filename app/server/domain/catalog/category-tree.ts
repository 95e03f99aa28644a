type Node = { slug: string; parent: string | null };

/** @param rows in tree order; those whose parent is missing become top-level categories */
export function categoryTree<Row extends Node>(rows: readonly Row[]) {
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const parentOf = ({ parent }: Row) => (parent === null ? undefined : bySlug.get(parent));
  const byParent = Map.groupBy(rows, (row) => parentOf(row)?.slug);
  const subtreeOf = (row: Row): Row[] => [row, ...(byParent.get(row.slug) ?? []).flatMap(subtreeOf)];
  const pathTo = (row: Row): Row[] => {
    const parent = parentOf(row);
    return parent ? [...pathTo(parent), row] : [row];
  };
  return {
    find: (slug: string) => bySlug.get(slug),
    /** Without a slug, the top-level categories. */
    childrenOf: (slug?: string) => byParent.get(slug) ?? [],
    /** The category and all below it. */
    subtreeOf,
    /** From the top to the category. */
    pathTo,
  };
}

export const pathOf = (rows: readonly { slug: string; name: string }[]) =>
  rows.map(({ slug, name }) => ({ slug, name }));
