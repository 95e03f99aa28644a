import { meaningKinds } from "../../domain/search/meanings.ts";
import { keysOf } from "./check-specifications.ts";
import type { ContentFiles } from "./content-files.server.ts";
import { didYouMean } from "./did-you-mean.ts";
import { type Problem, problemAt } from "./problem.ts";

/** @param categories slugs, also of files that failed to parse */
export function checkSynonyms(
  { synonyms, vocabulary }: ContentFiles,
  categories: ReadonlySet<string>,
): Problem[] {
  if (!synonyms || !vocabulary) return [];
  const { colors, connections, tags, terms } = vocabulary.value;
  const known = {
    category: categories,
    maker: new Set<string>(),
    color: keysOf(colors),
    connection: keysOf(connections),
    tag: keysOf(tags),
    term: keysOf(terms),
  };
  return meaningKinds.flatMap((kind) =>
    Object.keys(synonyms.value[kind] ?? {})
      .filter((key) => !known[kind].has(key))
      .map((key) =>
        problemAt(
          synonyms,
          [kind, key],
          `unknown ${kind} ${JSON.stringify(key)}${didYouMean(key, known[kind])}`,
          `unknown ${kind}`,
        ),
      ),
  );
}
