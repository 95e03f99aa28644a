import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import type { CountryCount } from "#app/server/domain/places/places.functions.ts";
import type { ServiceCenterSearch } from "#app/site/place-search.ts";
import { maxSearchText } from "#app/site/text-fields.ts";
import { useFigure } from "#app/ui/figures.ts";
import { FilterForm } from "#app/ui/filter-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { button, filterRow } from "#styled-system/recipes";

type PlaceFiltersProps = {
  search: ServiceCenterSearch;
  countries: readonly CountryCount[];
  children?: ReactNode;
};

export function PlaceFilters({ search, countries, children }: PlaceFiltersProps) {
  const { t } = useLingui();
  const figure = useFigure();
  const styles = filterRow();
  return (
    <FilterForm className={styles.root}>
      <SelectField
        name="country"
        label={t`Country`}
        placeholder={t`All countries`}
        defaultValue={search.country ?? ""}
      >
        {countries.map(({ code, name, count }) => (
          <option key={code} value={code}>
            {`${name} (${figure(count)})`}
          </option>
        ))}
      </SelectField>
      {children}
      <TextField
        name="city"
        label={t`City or postal code`}
        maxLength={maxSearchText}
        defaultValue={search.city ?? ""}
      />
      {search.near && <input type="hidden" name="near" defaultValue={search.near} />}
      {search.area && <input type="hidden" name="area" defaultValue={search.area} />}
      <div className={styles.actions}>
        <button type="submit" className={button()}>
          <Icon name="search" size={20} />
          <Trans comment="button">Search</Trans>
        </button>
      </div>
    </FilterForm>
  );
}
