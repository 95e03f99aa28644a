import { type ReactNode, useId } from "react";

import { tagFilter } from "#styled-system/recipes";

import type { Tag } from "./tag-filters.ts";

type TagFilterProps = {
  filters: readonly Tag[];
  legend: string;
  everything: string;
  /** Cards with their `filterNumbers` in `data-tags`. */
  children: ReactNode;
};

/** Filters cards by tag with CSS only: the selected number hides cards without it. Needs neither a script nor URL parameters. */
export function TagFilter({ filters, legend, everything, children }: TagFilterProps) {
  const styles = tagFilter();
  const group = useId();
  if (filters.length === 0) return children;
  return (
    <div className={styles.root}>
      <fieldset className={styles.filter}>
        <legend className={styles.legend}>{legend}</legend>
        {[everything, ...filters.map(({ name }) => name)].map((name, number) => (
          <label key={name} className={styles.choice}>
            <input type="radio" name={group} value={number} defaultChecked={number === 0} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  );
}
