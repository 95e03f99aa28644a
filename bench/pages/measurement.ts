import type { Stage } from "./stage.ts";

/** One row of a table. All rows of a measurement have the same columns. */
export type Row = Record<string, string | number>;

export type Measurement = {
  title: string;
  note?: string;
  /** @param quick a few short rounds, for smoke tests and rough figures */
  run: (stage: Stage, quick: boolean) => Promise<Row[]>;
};

export const round = (value: number, digits = 0) => Number(value.toFixed(digits));
