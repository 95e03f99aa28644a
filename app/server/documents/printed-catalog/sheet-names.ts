/** Names of the sheets that there are many of; their pictures have the same. */
export const familyName = (slug: string) => `family-${slug}`;
export const modelName = (slug: string) => `model-${slug}`;
