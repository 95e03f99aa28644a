/** Items of one page, in two columns that are read one after the other. */
export type Columns<Item> = readonly [Item[], Item[]];

type Tall = { height: number };

const heightOf = (items: readonly Tall[]) => items.reduce((sum, { height }) => sum + height, 0);

/**
 * Sets items in two columns, on as many pages as they need. On the last page the columns are about
 * equally long, and the first is the longer one.
 * @param room height of a column; an item that is higher stands alone in one
 */
export function setColumns<Item extends Tall>(items: readonly Item[], room: number): Columns<Item>[] {
  const half = items.findIndex((_, index) => heightOf(items.slice(0, index)) >= heightOf(items.slice(index)));
  const middle = half < 0 ? items.length : half;
  if (heightOf(items.slice(0, middle)) <= room) return [[items.slice(0, middle), items.slice(middle)]];
  const first = fitting(items, room);
  const second = first + fitting(items.slice(first), room);
  const page: Columns<Item> = [items.slice(0, first), items.slice(first, second)];
  return second < items.length ? [page, ...setColumns(items.slice(second), room)] : [page];
}

/** How many items from the first on fit into a column, but at least one. */
function fitting(items: readonly Tall[], room: number): number {
  const over = items.findIndex((_, index) => heightOf(items.slice(0, index + 1)) > room);
  return over < 0 ? items.length : Math.max(1, over);
}
