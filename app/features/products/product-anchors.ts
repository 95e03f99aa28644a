export const productAnchors = {
  features: "features",
  specifications: "specifications",
  reviews: "reviews",
  files: "files",
  questions: "questions",
} as const;
