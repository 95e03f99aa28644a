import type { ChartKind } from "./picture-paragraph.ts";

export type ChartCell = {
  text: string;
  /** Start and length of the bar in percent of the scale. Missing in cells and columns without numbers. */
  bar?: { start: number; length: number };
};

export type Chart = {
  caption: string;
  columns: string[];
  rows: { label: string; cells: ChartCell[] }[];
};

type Range = { from: number; to: number };

/**
 * All bars share one scale from 0 to the largest number, or to 100 %. The first column of the table has the labels.
 * @param kind in `steps`, a bar begins where the one above it ends
 * @returns undefined if no column is complete
 */
export function chartOf(
  kind: ChartKind,
  caption: string,
  [head, ...body]: readonly (readonly string[])[],
  languageTag: string,
): Chart | undefined {
  const columns = head?.slice(1) ?? [];
  const ranges = columns.map((_, column) => {
    const found = body.map((row) => rangeIn(row[column + 1] ?? "", languageTag));
    const complete = found.filter((range) => range !== undefined);
    if (complete.length < found.length) return [];
    return kind === "steps" ? stacked(complete) : complete;
  });
  const largest = Math.max(0, ...ranges.flat().map(({ to }) => to));
  if (largest === 0) return undefined;
  const measured = body.flatMap((row) => row.slice(1).filter((_, column) => ranges[column]?.length));
  const end = largest <= 100 && measured.every((text) => text.includes("%")) ? 100 : largest;
  return {
    caption,
    columns: [head![0] ?? "", ...columns],
    rows: body.map(([label = "", ...cells], row) => ({
      label,
      cells: cells.map((text, column) => {
        const range = ranges[column]?.[row];
        return range ? { text, bar: barOf(range, end) } : { text };
      }),
    })),
  };
}

function barOf({ from, to }: Range, end: number) {
  const percent = (value: number) => Math.round((value / end) * 1000) / 10;
  return { start: percent(from), length: percent(to - from) };
}

function stacked(ranges: readonly Range[]): Range[] {
  let end = 0;
  return ranges.map(({ from, to }) => ({ from: end, to: (end += to - from) }));
}

/** `27 %` is a bar from 0, `8 to 12 N` one from 8 to 12. */
function rangeIn(text: string, languageTag: string): Range | undefined {
  const [first, second] = numbersIn(text, languageTag);
  if (first === undefined) return undefined;
  return second === undefined ? { from: 0, to: first } : { from: first, to: second };
}

export function numbersIn(text: string, languageTag: string): number[] {
  const decimal = decimalOf(languageTag);
  const plain = text
    .replaceAll(/(?<=\d)[\s.,'’](?=\d{3}(?!\d))/gu, (separator) => (separator === decimal ? separator : ""))
    .replaceAll(decimal, ".");
  return [...plain.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
}

function decimalOf(languageTag: string): string {
  const parts = new Intl.NumberFormat(languageTag).formatToParts(1.5);
  return parts.find(({ type }) => type === "decimal")?.value ?? ".";
}
