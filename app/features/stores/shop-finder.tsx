import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import type { ShopFinder as Found } from "#app/server/domain/places/places.functions.ts";
import { SelectField } from "#app/ui/select-field.tsx";

import { PlaceFinder } from "./place-finder.tsx";

export function ShopFinder({ search, families, countries, kinds, places }: Found) {
  const { t } = useLingui();
  const count = places.length;
  const product = families
    .flatMap((family) => family.products)
    .find(({ slug }) => slug === search.product)?.name;
  return (
    <PlaceFinder
      action="/where-to-buy"
      search={search}
      countries={countries}
      places={places}
      count={
        product
          ? t`${plural(count, { one: `# shop has ${product}`, other: `# shops have ${product}` })}`
          : t`${plural(count, { one: "# shop", other: "# shops" })}`
      }
      mapLabel={t`Map of the shops`}
    >
      <SelectField
        name="kind"
        label={t`Kind of shop`}
        placeholder={t`All shops`}
        defaultValue={search.kind ?? ""}
      >
        <option value="local">{`${t`Local`} (${kinds.local})`}</option>
        <option value="online">{`${t`Online`} (${kinds.online})`}</option>
      </SelectField>
      <SelectField
        name="product"
        label={t`Product`}
        placeholder={t`All products`}
        defaultValue={search.product ?? ""}
      >
        {families.map(({ name, products }) => (
          <optgroup key={name} label={name}>
            {products.map(({ slug, name: label }) => (
              <option key={slug} value={slug}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
    </PlaceFinder>
  );
}
