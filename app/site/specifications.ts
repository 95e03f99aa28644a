export const specificationKinds = ["quantity", "range", "dimensions", "terms", "text", "boolean"] as const;
export type SpecificationKind = (typeof specificationKinds)[number];

export type Specification = {
  key: string;
  kind: SpecificationKind;
  unit?: string | undefined;
  /** Terms are keys of the vocabulary; texts are shown unchanged. */
  value: boolean | number | string | number[] | string[];
};

/** Key of the option with colors of the vocabulary. */
export const colorOption = "color";

/** Values of a specification for facets: each term, or the whole text, number, range or dimensions. */
export function facetValues(value: Specification["value"]): string[] {
  if (!Array.isArray(value)) return [String(value)];
  return typeof value[0] === "number" ? [value.join("x")] : value.map(String);
}

/** The inverse of `facetValues` for one value. A variant may have a text although the attribute is a number. */
export function specificationOf(kind: SpecificationKind, text: string): Specification["value"] {
  if (kind === "boolean") return text === "true";
  if (kind === "terms") return [text];
  if (kind === "text") return text;
  const numbers = text.split("x").map(Number);
  if (!numbers.every(Number.isFinite)) return text;
  return numbers.length === 1 ? numbers[0]! : numbers;
}
