import type { CSSProperties, ReactNode } from "react";

import { filterGroup } from "#styled-system/recipes";

export type FilterOption = {
  value: string;
  label: string;
  /** How many things the list has with it, already written in the site's language. */
  count?: ReactNode;
  /** A colour that stands before the label. */
  swatch?: string | undefined;
};

type FilterGroupProps = {
  legend: string;
  /** Of the search parameter. */
  name: string;
  options: FilterOption[];
  chosen?: readonly string[] | undefined;
};

/** Boxes to tick, of which any number may be. Nothing when there is nothing to choose. */
export function FilterGroup({ legend, name, options, chosen = [] }: FilterGroupProps) {
  const styles = filterGroup();
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ value, label, count, swatch }) => (
        <label key={value} className={styles.option} data-empty={count === 0 || undefined}>
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            className={styles.box}
          />
          {swatch && (
            <span className={styles.swatch} style={{ "--swatch": swatch } as CSSProperties} aria-hidden />
          )}
          <span className={styles.label}>{label}</span>
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </label>
      ))}
    </fieldset>
  );
}

/** Fields that belong together, in the look of the other groups. */
export function FilterFields({ legend, children }: { legend: string; children: ReactNode }) {
  const styles = filterGroup();
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
