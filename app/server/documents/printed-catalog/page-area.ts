/** Sizes that the pages and their pictures share, in points. */
const page = { width: 595.28, height: 841.89 };
const margin = 40;

export const area = {
  /** A4. */
  page,
  margin,
  /** Beside the contents, below the foreword. */
  ornament: { width: 196, height: 240 },
  /** Opens a family. */
  scene: { width: page.width, height: 560 },
  /** A model; text that needs more room takes it from the picture. */
  model: { width: page.width - 2 * margin - 40, height: 400 },
};
