type Pictured = { pictureWidth?: number | undefined };

/** The smallest picture of a list, as a share of the largest. */
const smallest = 0.6;

/**
 * Fraction of the picture's space that each product fills, so that a list has one scale. If the smallest would be
 * below `smallest`, one exponent reduces all differences. 1 for products of unknown width.
 */
export function pictureScales(products: readonly Pictured[]): number[] {
  const widths = products.flatMap(({ pictureWidth }) => pictureWidth ?? []);
  const widest = Math.max(...widths);
  const least = Math.min(...widths) / widest;
  const exponent = least < smallest ? Math.log(smallest) / Math.log(least) : 1;
  return products.map(({ pictureWidth }) => (pictureWidth ? (pictureWidth / widest) ** exponent : 1));
}
