import { meaningKinds } from "../../domain/search/meanings.ts";
import type { ContentFiles } from "./content-files.server.ts";
import { problemAt, type Problem } from "./problem.ts";

/** @param categories slugs, also of files that failed to parse */
export function checkSynonyms(
  { synonyms, vocabulary }: ContentFiles,
  categories: ReadonlySet<string>,
): Problem[] {
  if (!synonyms || !vocabulary) return [];
  const { colors, connections, tags, terms } = vocabulary.value;
  const keys = (words: object) => new Set(Object.keys(words));
  const known = {
    category: categories,
    maker: new Set<string>(),
    color: keys(colors),
    connection: keys(connections),
    tag: keys(tags),
    term: keys(terms),
  };
  return meaningKinds.flatMap((kind) =>
    Object.keys(synonyms.value[kind] ?? {})
      .filter((key) => !known[kind].has(key))
      .map((key) =>
        problemAt(synonyms, [kind, key], `${kind}.${key}: unknown ${kind} ${JSON.stringify(key)}`),
      ),
  );
}
