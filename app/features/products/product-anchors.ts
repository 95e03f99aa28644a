/** Parts of a product's page that links lead to. */
export const productAnchors = {
  features: "features",
  specifications: "specifications",
  reviews: "reviews",
  files: "files",
  questions: "questions",
} as const;
