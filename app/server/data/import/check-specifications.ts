import * as v from "valibot";

import type { SpecificationKind } from "#app/site/specifications.ts";

import type { ContentFiles } from "./content-files.server.ts";
import type { Entry } from "./entry-reader.server.ts";
import { didYouMean } from "./did-you-mean.ts";
import { perObject } from "./per-object.ts";
import { type Problem, problemAt } from "./problem.ts";
import { type SpecificationValue, specificationValue } from "./product.schema.ts";

type Vocabulary = NonNullable<ContentFiles["vocabulary"]>["value"];

/** @param entry a product, possibly with other problems */
export function checkSpecifications(entry: Entry<unknown>, vocabulary: Vocabulary): Problem[] {
  const { specifications } = entry.value as { specifications?: unknown };
  if (typeof specifications !== "object" || specifications === null) return [];
  const known = keysOf(vocabulary.specifications);
  const terms = keysOf(vocabulary.terms);
  return Object.entries(specifications).flatMap(([key, value]) => {
    if (!v.is(specificationValue, value)) return [];
    const problem = (message: string, kind?: string) => [
      problemAt(entry, ["specifications", key], message, kind),
    ];
    const unknown = (what: string, name: string, words: ReadonlySet<string>) =>
      problem(`unknown ${what} ${JSON.stringify(name)}${wayOut(name, words)}`, `unknown ${what}`);
    const definition = vocabulary.specifications[key];
    if (!definition) return unknown("specification", key, known);
    if (!fitsKind[definition.kind](value)) {
      return problem(`got ${JSON.stringify(value)}, expected ${wantedValue[definition.kind]}`);
    }
    if (definition.kind !== "terms") return [];
    return (value as string[])
      .filter((term) => !terms.has(term))
      .flatMap((term) => unknown("term", term, terms));
  });
}

/** One set per object, because hints are cached by set. */
export const keysOf = perObject((words: object): ReadonlySet<string> => new Set(Object.keys(words)));

export const wayOut = (word: string, known: ReadonlySet<string>): string =>
  didYouMean(word, known) || ", add it to vocabulary.yaml";

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
