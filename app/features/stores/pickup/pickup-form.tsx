import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";

import type { PickupForm as Offered } from "#app/server/domain/places/pickup-points.functions.ts";
import { pickupLimits, type PickupSearch } from "#app/site/pickup-search.ts";
import { FilterForm } from "#app/ui/filter-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { button, filterRow } from "#styled-system/recipes";

type PickupFormProps = Offered & {
  search: PickupSearch | undefined;
  otherParams: Readonly<Record<string, string | undefined>>;
  target: string;
};

export function PickupForm({ countries, home = "", search = {}, otherParams, target }: PickupFormProps) {
  const { t } = useLingui();
  const styles = filterRow();
  const defaults = useMemo(() => ({ "pickup-country": home }), [home]);
  return (
    <FilterForm sentByButton target={target} defaults={defaults} className={styles.root}>
      <TextField
        name="pickup-street"
        label={t`Street and number (optional)`}
        maxLength={pickupLimits.street}
        defaultValue={search.street ?? ""}
        autoComplete="address-line1"
      />
      <TextField
        name="pickup-postcode"
        label={t`Postal code`}
        maxLength={pickupLimits.postcode}
        defaultValue={search.postcode ?? ""}
        autoComplete="postal-code"
      />
      <TextField
        name="pickup-city"
        label={t`City`}
        maxLength={pickupLimits.city}
        defaultValue={search.city ?? ""}
        autoComplete="address-level2"
      />
      <SelectField
        name="pickup-country"
        label={t`Country`}
        placeholder={t`Please choose`}
        defaultValue={search.country ?? home}
        autoComplete="country"
        required
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {Object.entries(otherParams).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} defaultValue={value} />,
      )}
      <div className={styles.actions}>
        <button type="submit" className={button()}>
          <Icon name="search" size={20} />
          <Trans comment="button">Find pick-up points</Trans>
        </button>
      </div>
      <p className={styles.note}>
        <Trans>The address is sent to the carrier only for this search.</Trans>
      </p>
    </FilterForm>
  );
}
