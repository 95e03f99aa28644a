/** Also names of the pictures on these sheets. */
export const familyName = (slug: string) => `family-${slug}`;
export const modelName = (slug: string) => `model-${slug}`;
