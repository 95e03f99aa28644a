import { useLingui } from "@lingui/react/macro";

import type { ProductList } from "#app/server/domain/catalog/catalog.functions.ts";
import type { ListSearch } from "#app/site/product-list-search.ts";
import { useFigure } from "#app/ui/figures.ts";
import { FilterFields } from "#app/ui/filter-group.tsx";
import { field, filterGroup } from "#styled-system/recipes";

import { ListLink } from "./list-link.tsx";

type PriceView = ProductList["price"];
type PriceFilterProps = { price: PriceView; search: ListSearch };

/** Omitted if no product has a price in the currency of the site. */
export function PriceFilter({ price, search }: PriceFilterProps) {
  const { t } = useLingui();
  const { lowest, highest, ranges } = price;
  if (lowest === undefined && search.min === undefined && search.max === undefined) return null;
  return (
    <FilterFields legend={t`Price, ${price.currency}`}>
      <PriceField
        name="min"
        label={t({ message: "Minimum", comment: "lowest price" })}
        value={search.min}
        bound={lowest}
      />
      <PriceField
        name="max"
        label={t({ message: "Maximum", comment: "highest price" })}
        value={search.max}
        bound={highest}
      />
      {ranges.length > 0 && (
        <ul>
          {ranges.map((range) => (
            <PriceRange key={range.max ?? ""} range={range} search={search} />
          ))}
        </ul>
      )}
    </FilterFields>
  );
}

type PriceRangeProps = { range: PriceView["ranges"][number]; search: ListSearch };

/** A link, so that it works without JavaScript. That of a selected range removes the filter. */
function PriceRange({ range: { count, min, max, bounds }, search }: PriceRangeProps) {
  const { t } = useLingui();
  const figure = useFigure();
  const isChosen = bounds.min === search.min && bounds.max === search.max;
  const text = min && max ? `${min} – ${max}` : max ? t`up to ${max}` : t`from ${min}`;
  return (
    <li>
      <ListLink
        search={{ ...search, page: undefined, ...(isChosen ? { min: undefined, max: undefined } : bounds) }}
        rel="nofollow"
        className={filterGroup().range}
        isChosen={isChosen}
      >
        <span>{text}</span>
        <small>{figure(count)}</small>
      </ListLink>
    </li>
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
