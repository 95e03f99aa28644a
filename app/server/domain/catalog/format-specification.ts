import { groupingOf, unbroken } from "#app/site/format.ts";
import type { Specification, SpecificationKind } from "#app/site/specifications.ts";

export type SpecificationText = string | boolean;

type Word = (kind: "unit" | "term", key: string) => string;

/** Booleans are returned as they are; the interface translates them. */
export function formatSpecification(
  { kind, unit, value }: Specification,
  word: Word,
  languageTag: string,
): SpecificationText {
  if (typeof value === "boolean") return value;
  const number = new Intl.NumberFormat(languageTag, {
    maximumFractionDigits: 2,
    ...groupingOf(languageTag),
  });
  const withUnit = (text: string) => (unit ? unbroken(word("unit", unit)).replace("{value}", text) : text);
  if (typeof value === "number") return withUnit(number.format(value));
  if (typeof value === "string") return value;
  if (isTerms(value) && kind === "text") return value.join(", ");
  if (isTerms(value)) return capitalized(value.map((term) => word("term", term)).join(", "));
  const separator = value.length === 2 ? "–" : " × ";
  return withUnit(value.map((part) => number.format(part)).join(separator));
}

/** Formats an attribute's value, with its unit in the language of the site. @param term returns the label of a term */
export const formatAttribute = (
  { kind, unit }: { kind: SpecificationKind; unit: string | null },
  value: Specification["value"],
  term: (key: string) => string,
  languageTag: string,
): SpecificationText =>
  formatSpecification(
    { key: "", kind, value, ...(unit !== null && { unit }) },
    (of, key) => (of === "unit" ? key : term(key)),
    languageTag,
  );

const isTerms = (value: number[] | string[]): value is string[] => typeof value[0] === "string";

/** Leaves words with inner capitals unchanged, such as macOS. */
const capitalized = (list: string) => list.replace(/^\p{Ll}(?!\S*\p{Lu})/u, (letter) => letter.toUpperCase());
