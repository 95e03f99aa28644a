/** What the values of a specification are. */
export const specificationKinds = ["quantity", "range", "dimensions", "terms", "text", "boolean"] as const;
export type SpecificationKind = (typeof specificationKinds)[number];

export type Specification = {
  /** A key of the vocabulary. */
  key: string;
  kind: SpecificationKind;
  unit?: string | undefined;
  /** Terms are keys of the vocabulary, texts are shown as they are. */
  value: boolean | number | string | number[] | string[];
};

/** The key of an option whose values are colors of the vocabulary. */
export const colorOption = "color";
