type Pictured = { pictureWidth?: number | undefined };

/** The smallest picture of a list, as a share of the largest. */
const smallest = 0.6;

/**
 * Shares of the space for a picture, so that all products of a list are drawn to one scale. Where that would make one
 * too small to recognize, all differences are reduced alike. 1 for products of unknown width.
 */
export function pictureScales(products: readonly Pictured[]): number[] {
  const widths = products.flatMap(({ pictureWidth }) => pictureWidth ?? []);
  const widest = Math.max(...widths);
  const least = Math.min(...widths) / widest;
  const exponent = least < smallest ? Math.log(smallest) / Math.log(least) : 1;
  return products.map(({ pictureWidth }) => (pictureWidth ? (pictureWidth / widest) ** exponent : 1));
}
