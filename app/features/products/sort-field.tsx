import { Trans, useLingui } from "@lingui/react/macro";

import type { Sorting } from "#app/site/product-list-search.ts";
import { Icon } from "#app/ui/icon.tsx";
import { button, selectField, sortField } from "#styled-system/recipes";

/** The submit button is shown only without JavaScript. */
export function SortField({ value = "" }: { value?: Sorting | "" }) {
  const { t } = useLingui();
  const styles = sortField();
  const labels: Record<Sorting | "", string> = {
    "": t({ message: "Catalog order", comment: "sort order of a list of products, the first choice" }),
    newest: t`Newest first`,
    cheapest: t`Price, lowest first`,
    dearest: t`Price, highest first`,
    name: t({ message: "Name", context: "sort order" }),
  };
  return (
    <div className={styles.root}>
      <label className={styles.label}>
        <span>
          <Trans comment="sort order of a list, no purchase">Order</Trans>
        </span>
        <span className={selectField()}>
          <select name="sort" defaultValue={value} className={styles.select}>
            {Object.entries(labels).map(([sorting, label]) => (
              <option key={sorting} value={sorting}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevrons" size={20} />
        </span>
      </label>
      <button type="submit" className={`${button({ look: "outline", size: "sm" })} ${styles.apply}`}>
        <Trans comment="button">Apply</Trans>
      </button>
    </div>
  );
}
