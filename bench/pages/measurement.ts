import type { Stage } from "./stage.ts";

/** A line of a table: what was measured, then figures. The same columns in every row of a measurement. */
export type Row = Record<string, string | number>;

export type Measurement = {
  title: string;
  /** What a reader of the figures must know. */
  note?: string;
  /** @param quick short rounds and few of them: shows that everything works, and roughly how fast */
  run: (stage: Stage, quick: boolean) => Promise<Row[]>;
};

export const round = (value: number, digits = 0) => Number(value.toFixed(digits));
