/** Price ranges to choose from, with round steps: 10, 20, 30, 50, 100. */

/** In hundredths. */
export type PriceRange = { from?: number; to?: number; count: number };

const steps = [1, 2, 3, 5];

const mostRanges = 5;

/** In hundredths, between the lowest and the highest price. */
export function priceSteps(lowest: number, highest: number): number[] {
  const powers = Array.from({ length: 9 }, (_, power) => 100 * 10 ** power);
  return powers
    .flatMap((power) => steps.map((step) => step * power))
    .filter((amount) => amount > lowest && amount < highest);
}

/** Number of products with a price of at least the amount, and with a higher one. */
export type StepCount = { amount: number; atLeast: number; above: number };

/**
 * Merges neighboring ranges with few products. Ranges include both ends, as in the URL.
 * @param total number of products with a price
 * @returns an empty list if there is nothing to choose
 */
export function priceRanges(counts: readonly StepCount[], total: number): PriceRange[] {
  let borders = counts.filter(({ atLeast }) => atLeast > 0 && atLeast < total);
  while (borders.length >= mostRanges) {
    const sizes = [...borders, undefined].map((border, index) => {
      const before = index === 0 ? total : borders[index - 1]!.atLeast;
      return before - (border?.atLeast ?? 0);
    });
    const joined = borders.map((_, index) => sizes[index]! + sizes[index + 1]!);
    const smallest = joined.indexOf(Math.min(...joined));
    borders = borders.toSpliced(smallest, 1);
  }
  if (borders.length === 0) return [];
  return [undefined, ...borders].map((from, index) => {
    const to = borders[index];
    return {
      ...(from && { from: from.amount }),
      ...(to && { to: to.amount }),
      count: (from?.atLeast ?? total) - (to?.above ?? 0),
    };
  });
}
