import type { SpecificationKind } from "#app/site/specifications.ts";

import type { ContentFiles } from "./content-files.server.ts";
import type { SpecificationValue } from "./product.schema.ts";
import { problemAt, type Problem } from "./problem.ts";

type Product = ContentFiles["products"][number];
type Vocabulary = NonNullable<ContentFiles["vocabulary"]>["value"];

/** References between the words of the vocabulary. */
export function checkVocabulary(vocabulary: NonNullable<ContentFiles["vocabulary"]>): Problem[] {
  const { units, groups, specifications } = vocabulary.value;
  return Object.entries(specifications).flatMap(([key, { unit, group }]) => [
    ...(unit === undefined || unit in units
      ? []
      : [
          problemAt(
            vocabulary,
            ["specifications", key, "unit"],
            `${key}.unit: unknown unit ${JSON.stringify(unit)}`,
          ),
        ]),
    ...(group === undefined || group in groups
      ? []
      : [
          problemAt(
            vocabulary,
            ["specifications", key, "group"],
            `${key}.group: unknown group ${JSON.stringify(group)}`,
          ),
        ]),
  ]);
}

export function checkSpecifications(entry: Product, vocabulary: Vocabulary): Problem[] {
  return Object.entries(entry.value.specifications).flatMap(([key, value]) => {
    const problem = (message: string) => [
      problemAt(entry, ["specifications", key], `specifications.${key}: ${message}`),
    ];
    const definition = vocabulary.specifications[key];
    if (!definition) return problem("unknown specification, add it to content/vocabulary.yaml");
    if (!fitsKind[definition.kind](value)) {
      return problem(`got ${JSON.stringify(value)}, wants ${wantedValue[definition.kind]}`);
    }
    if (definition.kind !== "terms") return [];
    const unknown = (value as string[]).filter((term) => !(term in vocabulary.terms));
    return unknown.flatMap((term) =>
      problem(`unknown term ${JSON.stringify(term)}, add it to content/vocabulary.yaml`),
    );
  });
}

const isNumbers = (value: SpecificationValue, count: number) =>
  Array.isArray(value) && value.length === count && value.every((part) => typeof part === "number");

const fitsKind: Record<SpecificationKind, (value: SpecificationValue) => boolean> = {
  quantity: (value) => typeof value === "number",
  range: (value) => isNumbers(value, 2),
  dimensions: (value) => isNumbers(value, 3),
  terms: (value) =>
    Array.isArray(value) && value.length > 0 && value.every((part) => typeof part === "string"),
  text: (value) =>
    typeof value === "string" || (Array.isArray(value) && value.every((part) => typeof part === "string")),
  boolean: (value) => typeof value === "boolean",
};

const wantedValue: Record<SpecificationKind, string> = {
  quantity: "a number",
  range: "two numbers, lowest and highest",
  dimensions: "three numbers, length, width and height",
  terms: "a list of terms",
  text: "a text or a list of texts",
  boolean: "true or false",
};
