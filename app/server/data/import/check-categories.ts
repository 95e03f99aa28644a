import { lineOf } from "./category-tree.ts";
import type { ContentFiles } from "./content-files.server.ts";
import { maxCategoryLevels } from "./entries.schema.ts";
import { problemAt, type Problem } from "./problem.ts";

/** @param slugs also of files that failed to parse */
export function checkCategories(
  { categories, vocabulary }: Pick<ContentFiles, "categories" | "vocabulary">,
  slugs: ReadonlySet<string>,
): Problem[] {
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  return categories.flatMap((entry) => {
    const { parent, filters } = entry.value;
    const problem = (path: PropertyKey[], message: string) =>
      problemAt(entry, path, `${path.join(".")}: ${message}`);
    const line = lineOf(entry.slug, bySlug);
    const top = line.at(-1)!.value.parent;
    return [
      ...(parent !== undefined && !slugs.has(parent)
        ? [problem(["parent"], `unknown category ${JSON.stringify(parent)}`)]
        : []),
      ...(top !== undefined && bySlug.has(top)
        ? [problem(["parent"], `${JSON.stringify(parent)} is below this category`)]
        : []),
      ...(line.length > maxCategoryLevels
        ? [problem(["parent"], `is on level ${line.length}, wants at most ${maxCategoryLevels} levels`)]
        : []),
      ...filters
        .map((key, index) => ({ key, index }))
        .filter(({ key }) => vocabulary && !(key in vocabulary.value.specifications))
        .map(({ key, index }) => problem(["filters", index], `unknown specification ${JSON.stringify(key)}`)),
    ];
  });
}
