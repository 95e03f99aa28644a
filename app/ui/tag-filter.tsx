import { type ReactNode, useId } from "react";

import { tagFilter } from "#styled-system/recipes";

import type { Tag } from "./tag-filters.ts";

type TagFilterProps = {
  filters: readonly Tag[];
  /** Says what is chosen, for those who do not see the cards. */
  legend: string;
  /** Names the choice of all cards. */
  everything: string;
  /** The cards, each with its `filterNumbers` as `data-tags`. */
  children: ReactNode;
};

/**
 * A choice of tags above the cards that it is about. The style sheet does the filtering: the chosen number
 * hides the cards that do not carry it. So it works without a script and on any page, whatever the page's
 * address means.
 */
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
