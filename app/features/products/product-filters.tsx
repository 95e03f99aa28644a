import { Plural, Trans, useLingui } from "@lingui/react/macro";

import type { ProductList } from "#app/server/domain/catalog/catalog.functions.ts";
import type { FacetName, ListSearch } from "#app/site/product-list-search.ts";
import { FilterFields, FilterGroup } from "#app/ui/filter-group.tsx";
import { FilterPanel } from "#app/ui/filter-panel.tsx";
import { activeFilters, field } from "#styled-system/recipes";

import { useActiveFilters, withoutFilters } from "./active-filters.tsx";
import { ListLink } from "./list-link.tsx";

export function ProductFilters({ list, search }: { list: ProductList; search: ListSearch }) {
  const { t } = useLingui();
  const { facets, inStock, total, price } = list;
  const active = useActiveFilters(list, search).length;
  const group = (name: FacetName, legend: string) => (
    <FilterGroup legend={legend} name={name} options={facets[name]} chosen={search[name]} />
  );
  return (
    <FilterPanel
      title={t`Filters`}
      active={active}
      submit={<Plural value={total} one="Show # model" other="Show # models" comment="button" />}
      reset={
        active > 0 && (
          <ListLink search={withoutFilters(search)} className={activeFilters().reset}>
            <Trans>Remove all</Trans>
          </ListLink>
        )
      }
    >
      {group("category", t`Category`)}
      {group("color", t`Colour`)}
      {group("connection", t`Connection`)}
      <FilterFields legend={t`Price, ${price.currency}`}>
        <PriceField name="min" label={t`From`} value={search.min} bound={price.lowest} />
        <PriceField name="max" label={t`To`} value={search.max} bound={price.highest} />
      </FilterFields>
      {group("tag", t`Properties`)}
      <FilterGroup
        legend={t`Availability`}
        name="stock"
        options={[{ value: "in", label: t`In stock`, count: inStock }]}
        chosen={search.stock && [search.stock]}
      />
    </FilterPanel>
  );
}

type PriceFieldProps = {
  name: "min" | "max";
  label: string;
  value: number | undefined;
  bound: number | undefined;
};

function PriceField({ name, label, value, bound }: PriceFieldProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="number"
        name={name}
        min="0"
        max="999999999"
        step="any"
        inputMode="decimal"
        defaultValue={value}
        placeholder={bound?.toString()}
        className={field()}
      />
    </label>
  );
}
