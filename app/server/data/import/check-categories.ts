import { lineOf } from "./category-tree.ts";
import type { ContentFiles } from "./content-files.server.ts";
import { maxCategoryLevels } from "./entries.schema.ts";
import { type Problem, problemAt } from "./problem.ts";

export function checkCategories({ categories }: Pick<ContentFiles, "categories">): Problem[] {
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  return categories.flatMap((entry) => {
    const line = lineOf(entry.slug, bySlug);
    const above = line.at(-1)!.value.parent;
    return [
      ...(above !== undefined && bySlug.has(above)
        ? [problemAt(entry, ["parent"], `${JSON.stringify(entry.value.parent)} is below this category`)]
        : []),
      ...(line.length > maxCategoryLevels
        ? [
            problemAt(
              entry,
              ["parent"],
              `is on level ${line.length}, expected at most ${maxCategoryLevels} levels`,
            ),
          ]
        : []),
    ];
  });
}
