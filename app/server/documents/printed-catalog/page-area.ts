/** Points. */
const page = { width: 595.28, height: 841.89 };
const margin = 40;

export const area = {
  page,
  margin,
  ornament: { width: 196, height: 240 },
  scene: { width: page.width, height: 560 },
  /** Maximum; longer text reduces it. */
  model: { width: page.width - 2 * margin - 40, height: 400 },
};

/** Also names of the pictures on these sheets. */
export const familyName = (slug: string) => `family-${slug}`;
export const modelName = (slug: string) => `model-${slug}`;
