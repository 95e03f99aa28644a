import { Plural, Trans, useLingui } from "@lingui/react/macro";

import type { FacetView, ProductList } from "#app/server/domain/catalog/catalog.functions.ts";
import type { ListSearch } from "#app/site/product-list-search.ts";
import { useFigure } from "#app/ui/figures.ts";
import { FilterGroup } from "#app/ui/filter-group.tsx";
import { FilterPanel } from "#app/ui/filter-panel.tsx";
import { activeFilters, filterGroup } from "#styled-system/recipes";

import { useActiveFilters, withoutFilters } from "./active-filters.tsx";
import { useFacetLabels } from "./facet-labels.ts";
import { ListLink } from "./list-link.tsx";
import { PriceFilter } from "./price-filter.tsx";

/** Number of open filters. The others are collapsed, so that the panel stays short. */
const openFacets = 3;

export function ProductFilters({ list, search }: { list: ProductList; search: ListSearch }) {
  const { t } = useLingui();
  const { facets, inStock, total, price } = list;
  const active = useActiveFilters(list, search).length;
  const expanded = facets.find(({ isExpanded }) => isExpanded);
  const [categories, others] = [
    facets.filter(({ facet }) => facet === "category"),
    facets.filter(({ facet }) => facet !== "category"),
  ];
  return (
    <FilterPanel
      title={t`Filters`}
      active={active}
      isOpen={expanded !== undefined}
      submit={<Plural value={total} one="Show # model" other="Show # models" comment="button" />}
      reset={
        active > 0 && (
          <ListLink search={withoutFilters(search)} className={activeFilters().reset}>
            <Trans>Remove all</Trans>
          </ListLink>
        )
      }
    >
      {/* A change of another filter leaves the facet expanded. */}
      {expanded && <input type="hidden" name="all" value={expanded.facet} />}
      {categories.map((view) => (
        <FacetGroup key={view.facet} view={view} search={search} isOpen />
      ))}
      <PriceFilter price={price} search={search} />
      {others.map((view, index) => (
        <FacetGroup key={view.facet} view={view} search={search} isOpen={index < openFacets} />
      ))}
      <FilterGroup
        legend={t`Availability`}
        name="stock"
        options={[{ value: "in", label: t`In stock`, count: inStock }]}
        chosen={search.stock && [search.stock]}
        isOpen
      />
    </FilterPanel>
  );
}

type FacetGroupProps = { view: FacetView; search: ListSearch; isOpen: boolean };

function FacetGroup({ view, search, isOpen }: FacetGroupProps) {
  const { t } = useLingui();
  const figure = useFigure();
  const { legendOf, labelOf } = useFacetLabels();
  const { facet, name, options, more, isExpanded } = view;
  const legend = legendOf(view);
  const chosen = search[name];
  const id = `filter-${facet}`;
  const count = figure(options.length + more);
  return (
    <FilterGroup
      id={id}
      legend={legend}
      name={name}
      options={options.map((option) => ({ ...option, label: labelOf(option) }))}
      chosen={chosen}
      isOpen={isOpen || isExpanded || options.some(({ value }) => chosen?.includes(value))}
      searchLabel={isExpanded ? t`Search in ${legend}` : undefined}
      more={
        (more > 0 || isExpanded) && (
          <ListLink
            search={{ ...search, all: isExpanded ? undefined : facet }}
            anchor={id}
            rel="nofollow"
            className={filterGroup().more}
            label={isExpanded ? t`Show fewer: ${legend}` : t`Show all ${count}: ${legend}`}
          >
            {isExpanded ? <Trans>Show fewer</Trans> : <Trans>Show all {count}</Trans>}
          </ListLink>
        )
      }
    />
  );
}
