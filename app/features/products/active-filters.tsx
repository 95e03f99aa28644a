import { Trans, useLingui } from "@lingui/react/macro";

import type { ProductList } from "#app/server/domain/catalog/catalog.functions.ts";
import type { ListSearch } from "#app/site/product-list-search.ts";
import { Icon } from "#app/ui/icon.tsx";
import { activeFilters } from "#styled-system/recipes";

import { useFacetLabels } from "./facet-labels.ts";
import { ListLink } from "./list-link.tsx";

type ActiveFilter = { key: string; label: string; without: ListSearch };

export function ActiveFilters({ list, search }: { list: ProductList; search: ListSearch }) {
  const { t } = useLingui();
  const styles = activeFilters();
  const filters = useActiveFilters(list, search);
  if (filters.length === 0) return null;
  return (
    <ul className={styles.root} aria-label={t`Active filters`}>
      {filters.map(({ key, label, without }) => (
        <li key={key}>
          <ListLink search={without} className={styles.filter} label={t`Remove the filter ${label}`}>
            {label}
            <Icon name="close" size={16} />
          </ListLink>
        </li>
      ))}
      <li>
        <ListLink search={withoutFilters(search)} className={styles.reset}>
          <Trans>Remove all</Trans>
        </ListLink>
      </li>
    </ul>
  );
}

/** Keeps the sort order, which hides no products. */
export const withoutFilters = ({ sort }: ListSearch): ListSearch => ({ sort });

export function useActiveFilters({ facets, price }: ProductList, search: ListSearch): ActiveFilter[] {
  const { t } = useLingui();
  const { legendOf, labelOf } = useFacetLabels();
  const rest = { ...search, page: undefined };
  const { min, max } = price;
  const ofFacets = facets.flatMap((view) =>
    view.options
      .filter(({ value }) => search[view.name]?.includes(value))
      .map((option) => ({
        key: `${view.name} ${option.value}`,
        // A value such as "8" says nothing without its attribute.
        label: view.label === undefined ? labelOf(option) : `${legendOf(view)}: ${labelOf(option)}`,
        without: { ...rest, [view.name]: search[view.name]!.filter((other) => other !== option.value) },
      })),
  );
  return [
    ...ofFacets,
    ...(min ? [{ key: "min", label: t`from ${min}`, without: { ...rest, min: undefined } }] : []),
    ...(max ? [{ key: "max", label: t`up to ${max}`, without: { ...rest, max: undefined } }] : []),
    ...(search.stock ? [{ key: "stock", label: t`In stock`, without: { ...rest, stock: undefined } }] : []),
  ];
}
