/** Groups the problems of rows, because thousands of rows usually have the same one. */
export type RowProblem = {
  file: string;
  row: number;
  /** Name in the file; empty for the whole row. */
  column: string;
  /** Field of the column, such as `prices.USD`. */
  field: string;
  value: unknown;
  /** `expected a price like 49.90` */
  wanted: string;
};

/** Examples per group. */
const maxExamples = 3;

/** Characters of an example's value. */
const maxShown = 60;

type Group = { field: string; wanted: string; rows: number; examples: RowProblem[] };

export type ProblemLog = ReturnType<typeof createProblemLog>;

export function createProblemLog() {
  const groups = new Map<string, Group>();
  let count = 0;
  return {
    add: (problem: RowProblem) => {
      count += 1;
      const key = `${problem.field} ${problem.wanted}`;
      const group = groups.get(key) ?? {
        field: problem.field,
        wanted: problem.wanted,
        rows: 0,
        examples: [],
      };
      group.rows += 1;
      if (group.examples.length < maxExamples) group.examples.push(problem);
      groups.set(key, group);
    },
    count: () => count,
    lines: () => [...groups.values()].toSorted((a, b) => b.rows - a.rows).flatMap(describeGroup),
  };
}

function describeGroup({ field, wanted, rows, examples }: Group): string[] {
  const counted = `${rows.toLocaleString("en")} ${rows === 1 ? "row" : "rows"}`;
  return [
    `${field}: ${counted}: ${wanted}`,
    ...examples.map(
      ({ file, row, column, value }) =>
        `  ${file} row ${row}${column ? `, column ${JSON.stringify(column)}` : ""}: got ${shownValue(value)}`,
    ),
    ...(rows > examples.length ? [`  and ${(rows - examples.length).toLocaleString("en")} more`] : []),
  ];
}

export function shownValue(value: unknown): string {
  if (value === undefined || value === null || value === "") return "nothing";
  const text = JSON.stringify(value);
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}
