import { keysOf, wayOut } from "./check-specifications.ts";
import type { ContentFiles } from "./content-files.server.ts";
import { type Problem, problemAt } from "./problem.ts";

export function checkFinders({
  categories,
  vocabulary,
}: Pick<ContentFiles, "categories" | "vocabulary">): Problem[] {
  if (!vocabulary) return [];
  const terms = keysOf(vocabulary.value.terms);
  return categories.flatMap((entry) => {
    const met = new Set<string>();
    return (entry.value.finder?.questions ?? []).flatMap(({ answers }, question) =>
      answers.flatMap(({ key, conditions }, answer) => {
        const path = ["finder", "questions", question, "answers", answer];
        const isRepeated = met.has(key);
        met.add(key);
        return [
          ...(isRepeated
            ? [problemAt(entry, [...path, "key"], `two answers have the key ${JSON.stringify(key)}`)]
            : []),
          ...conditions.flatMap(({ attribute, any = [], atLeast, atMost, is }, index) => [
            ...(any.length === 0 && atLeast === undefined && atMost === undefined && is === undefined
              ? [
                  problemAt(
                    entry,
                    [...path, "conditions", index],
                    "expected one of any, atLeast, atMost and is, or every product meets it",
                  ),
                ]
              : []),
            ...(vocabulary.value.specifications[attribute]?.kind === "terms" ? any : [])
              .filter((term) => !terms.has(term))
              .map((term) =>
                problemAt(
                  entry,
                  [...path, "conditions", index, "any"],
                  `unknown term ${JSON.stringify(term)}${wayOut(term, terms)}`,
                  "unknown term",
                ),
              ),
          ]),
        ];
      }),
    );
  });
}
