import type { CSSProperties, ReactNode } from "react";

import { filterGroup } from "#styled-system/recipes";

import { useFigure } from "./figures.ts";

export type FilterOption = {
  value: string;
  label: string;
  count?: number;
  swatch?: string | undefined;
};

type FilterGroupProps = {
  legend: string;
  name: string;
  options: FilterOption[];
  chosen?: readonly string[] | undefined;
};

export function FilterGroup({ legend, name, options, chosen = [] }: FilterGroupProps) {
  const figure = useFigure();
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
          {count !== undefined && <span className={styles.count}>{figure(count)}</span>}
        </label>
      ))}
    </fieldset>
  );
}

export function FilterFields({ legend, children }: { legend: string; children: ReactNode }) {
  const styles = filterGroup();
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
