export type Columns<Item> = readonly [Item[], Item[]];

type Sized = { height: number };

const heightOf = (items: readonly Sized[]) => items.reduce((sum, { height }) => sum + height, 0);

/** Balances the last page. An item higher than `columnHeight` gets its own column. */
export function setColumns<Item extends Sized>(
  items: readonly Item[],
  columnHeight: number,
): Columns<Item>[] {
  const half = items.findIndex((_, index) => heightOf(items.slice(0, index)) >= heightOf(items.slice(index)));
  const middle = half < 0 ? items.length : half;
  if (heightOf(items.slice(0, middle)) <= columnHeight)
    return [[items.slice(0, middle), items.slice(middle)]];
  const first = fitting(items, columnHeight);
  const second = first + fitting(items.slice(first), columnHeight);
  const page: Columns<Item> = [items.slice(0, first), items.slice(first, second)];
  return second < items.length ? [page, ...setColumns(items.slice(second), columnHeight)] : [page];
}

function fitting(items: readonly Sized[], room: number): number {
  const overflow = items.findIndex((_, index) => heightOf(items.slice(0, index + 1)) > room);
  return overflow < 0 ? items.length : Math.max(1, overflow);
}
