import type { Chart } from "#app/server/domain/markdown/chart.ts";
import { chartTable } from "#styled-system/recipes";

import { Unbroken } from "./unbroken.tsx";

/** A table whose numbers have bars, so screen readers and copies have the numbers too. */
export function ChartTable({ chart: { caption, columns, rows } }: { chart: Chart }) {
  const styles = chartTable();
  return (
    <table className={styles.root}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((name, index) =>
            name ? (
              <th key={index} scope="col" className={styles.column}>
                {name}
              </th>
            ) : (
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the empty corner of a table
              <td key={index} className={styles.column} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row" className={styles.label}>
              <Unbroken text={label} />
            </th>
            {cells.map(({ text, bar }, index) => (
              <td key={index} className={styles.cell} data-column={index}>
                {text}
                {bar && (
                  <svg
                    className={styles.track}
                    viewBox="0 0 100 4"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <rect className={styles.bar} x={bar.start} width={Math.max(bar.length, 1)} height="4" />
                  </svg>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
